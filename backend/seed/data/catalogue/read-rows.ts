const hasColumns = <Column extends string>(
  columns: readonly Column[],
  row: Record<string, string>,
): row is Record<Column, string> => columns.every((column) => column in row)

/**
 * Reads a table written as text, a row a line and its cells parted by `|`, as the data files of the families keep it. Empty lines
 * are skipped. Throws an error naming the line when it has too few or too many cells.
 */
export const readRows = <Column extends string>(columns: readonly Column[], table: string): Record<Column, string>[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim())
      if (cells.length !== columns.length) throw new Error(`${cells.length} cells instead of ${columns.length}: ${line}`)
      const row: Record<string, string> = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
      if (!hasColumns(columns, row)) throw new Error(`Columns are missing: ${line}`)
      return row
    })

/** A cell that must be a number; throws an error naming what it holds instead. */
export const numberIn = (cell: string): number => {
  const value = Number(cell)
  if (cell === '' || Number.isNaN(value)) throw new Error(`Not a number: "${cell}"`)
  return value
}

/** A cell that lists things, parted by semicolons or commas. */
export const listIn = (cell: string): string[] =>
  cell
    .split(/[;,]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** A cell such as `38.7x56.8x20.8`: millimetres. */
export const sizeIn = (cell: string): { width: number; height: number; depth: number } => {
  const [width, height, depth] = cell.split('x').map(numberIn)
  if (width === undefined || height === undefined || depth === undefined) throw new Error(`Not three measures: "${cell}"`)
  return { width, height, depth }
}

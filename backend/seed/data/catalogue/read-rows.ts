const hasColumns = <Column extends string>(
  columns: readonly Column[],
  row: Record<string, string>,
): row is Record<Column, string> => columns.every((column) => column in row)

/**
 * Parses a table in a text, one row per line, cells separated by `|`. Empty lines are skipped. Throws an error that names
 * a line with too few or too many cells.
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

/** Parses a numeric cell. Throws an error with the text of any other one. */
export const numberIn = (cell: string): number => {
  const value = Number(cell)
  if (cell === '' || Number.isNaN(value)) throw new Error(`Not a number: "${cell}"`)
  return value
}

/** Parses a cell with a list, separated by semicolons or commas. */
export const listIn = (cell: string): string[] =>
  cell
    .split(/[;,]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** Parses a cell such as `38.7x56.8x20.8`, in millimetres. */
export const sizeIn = (cell: string): { width: number; height: number; depth: number } => {
  const [width, height, depth] = cell.split('x').map(numberIn)
  if (width === undefined || height === undefined || depth === undefined) throw new Error(`Not three measures: "${cell}"`)
  return { width, height, depth }
}

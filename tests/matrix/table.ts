import { LANGUAGES, type Language } from '../../app/store/languages'

/** The outcome of one walk: `problems` is empty when all was as it should be. */
export type Cell = { method: string; row: string; language: Language; problems: readonly string[] }

/** The table, a row for each provider and outcome with a column for each language, and below it what went wrong. */
export function tableOf(cells: readonly Cell[]): string {
  const languages = LANGUAGES.filter((language) => cells.some((cell) => cell.language === language))
  const rows = [...new Set(cells.map(({ method, row }) => `${method}\t${row}`))]
  const width = Math.max(...rows.map((row) => row.replace('\t', '  ').length))
  const lines = rows.map((key) => {
    const [method = '', row = ''] = key.split('\t')
    const marks = languages.map((language) =>
      mark(cells.find((cell) => cell.method === method && cell.row === row && cell.language === language)),
    )
    return `${`${method}  ${row}`.padEnd(width)}  ${marks.join('  ')}`.trimEnd()
  })
  const heading =
    `${'provider and outcome'.padEnd(width)}  ${languages.map((language) => language.padEnd(5)).join('  ')}`.trimEnd()
  return [heading, ...lines, ...wrong(cells)].join('\n')
}

/** A cell that was not walked is empty. */
function mark(cell: Cell | undefined): string {
  if (cell === undefined) return '     '
  return cell.problems.length === 0 ? 'ok   ' : 'WRONG'
}

function wrong(cells: readonly Cell[]): string[] {
  return cells.flatMap(({ method, row, language, problems }) =>
    problems.length === 0 ? [] : ['', `${method}, ${row}, ${language}:`, ...problems.map((one) => `  ${one}`)],
  )
}

import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'

/** A table of figures as it is printed, and as it is kept in docs/benchmarks.md. */
export type Report = {
  table: (title: string, columns: readonly string[]) => void
  row: (figures: readonly string[]) => void
  /** Writes what was printed into docs/benchmarks.md. */
  keep: (now: Date) => void
}

const FILE = join(import.meta.dirname, '../../docs/benchmarks.md')

const ABOUT = `# Benchmarks

What \`npm run bench -- --keep\` printed last. Storefront and backend are processes of their own on loopback; CPU is that of the storefront alone, per request. "bare node:http" answers
with the bytes of the compressed home page, and does nothing else. Requests a second and times depend on what else the machine does; CPU times and bytes hardly do.
`

export function createReport(print: (line: string) => void): Report {
  const lines: string[] = []
  const cells = (figures: readonly string[]) => lines.push(`| ${figures.join(' | ')} |`)
  const show = ([name = '', ...figures]: readonly string[]) =>
    print(`${name.padEnd(26)}${figures.map((figure) => figure.padStart(11)).join('')}\n`)
  return {
    table(title, columns) {
      lines.push('', `## ${title}`, '')
      cells(columns)
      cells(columns.map((_, index) => (index === 0 ? '---' : '--:')))
      print(`\n${title}\n`)
      show(columns)
    },
    row(figures) {
      cells(figures)
      show(figures)
    },
    keep(now) {
      const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.version}`
      writeFileSync(FILE, `${ABOUT}\n${now.toISOString().slice(0, 10)}, ${machine}.\n${lines.join('\n')}\n`)
    },
  }
}

import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'

/** A table of figures as it is printed, and as it is kept in docs/benchmarks.md. */
export type Report = {
  table: (title: string, columns: readonly string[]) => void
  row: (figures: readonly string[]) => void
  /** Writes what was printed into docs/benchmarks.md. */
  keep: (now: Date, circumstances: Circumstances) => void
}

const ROOT = join(import.meta.dirname, '../..')
const FILE = join(ROOT, 'docs/benchmarks.md')

const ABOUT = `# Benchmarks

What \`npm run bench -- --keep\` printed last; the next run replaces this file. \`--requests 15\` is a quick run with a tenth of the requests, \`--shared\` says that the machine was busy. Storefront and backend are processes of their own on loopback, and the load comes from a third.

| column | meaning |
| --- | --- |
| page | its kind, and who asks: "cached" is a visitor without state, whose page comes from memory (decision 041); "uncached" one who sees prices without VAT; "with a cart" one with a session; ".data" what the browser asks for when it navigates there itself, without VAT, and ".data cached" the same for a visitor without state |
| req/s | answers a second over 50 connections for cached pages, and over 4 for rendered ones |
| p50 ms, p99 ms | times of single requests under that load, waiting included |
| CPU ms | user and system time of the storefront process for a request, the backend apart |
| req/s ratio, CPU ratio | the same two figures divided by those of "bare node:http" in the same run |
| raw kB, brotli kB | the body before compression, and as it is sent (1 kB is 1000 bytes) |
| scripts, styles | what a browser without a cache loads with the page, besides the document. Of the scripts, React, Remix and the router take 70 kB (decision 070) |
| RSS | resident memory of the storefront process |
| goal | what the row is meant to reach; of two sizes the first is raw, the second compressed |

"bare node:http" answers with the bytes of the compressed home page, and does nothing else. Each row is counted after 300 requests for the same address, and after 5000 where its pages are cached, as in a shop that has been open for a minute. Bytes do not depend on what else the machine does; times do, and on a busy machine CPU times too, up to twofold.
`

type Circumstances = {
  /** Other work kept the machine busy. */
  isShared: boolean
  /** Requests that are counted for each row of a page, and for the memory. */
  requests: { rendered: number; cached: number; mixed: number }
}

export function createReport(print: (line: string) => void): Report {
  const lines: string[] = []
  const cells = (figures: readonly string[]) => lines.push(`| ${figures.join(' | ')} |`)
  const show = ([name = '', ...figures]: readonly string[]) =>
    print(`${name.padEnd(26)}${figures.map((figure) => ` ${figure.padStart(12)}`).join('')}\n`)
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
    keep(now, { isShared, requests: { rendered, cached, mixed } }) {
      const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.version}`
      const where = isShared ? `on a shared machine, busy with other work: ${machine}` : machine
      const asked = `${rendered} requests a row (${cached} where cached), ${mixed} for the memory`
      writeFileSync(FILE, `${ABOUT}\n${now.toISOString().slice(0, 10)}, ${where}; ${asked}.\n${lines.join('\n')}\n`)
      execFileSync(join(ROOT, 'node_modules/.bin/oxfmt'), [FILE], { stdio: 'ignore' })
    },
  }
}

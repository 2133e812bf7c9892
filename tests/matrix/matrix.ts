import { fork } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { LANGUAGES } from '../../app/store/languages'
import { planned } from './plan'
import { type Cell, tableOf } from './table'
import { Walked, walkPart } from './walk-part'

/** Processes that walk at the same time, each with a shop of its own. */
const PARTS = 2

const OPTIONS = {
  only: { type: 'string', default: '' },
  language: { type: 'string', default: LANGUAGES.join() },
  part: { type: 'string' },
} as const

/**
 * `npm run matrix` (`npm run build` first) walks each way a payment can go, with each provider and in each language,
 * through the built shop, the backend and the providers' simulators, and prints a table. `-- --only WORD` walks the
 * rows whose provider or name contains the word, `--language sv,de` those languages. Ends with 1 when anything was
 * not as it should be, or was not walked.
 */
async function run(): Promise<number> {
  const { only, language, part } = parseArgs({ options: OPTIONS }).values
  if (part !== undefined) {
    await walkPart([only, language, part, String(PARTS)], (walked) => process.send?.(walked))
    process.disconnect()
    return 0
  }
  const start = Date.now()
  const plan = planned(only, language)
  const walked = new Map<number, readonly string[]>()
  await Promise.all(Array.from({ length: PARTS }, (_, number) => walkInProcess(String(number), walked)))
  const cells: Cell[] = plan.map(({ method, row, language: spoken }, index) => ({
    method,
    row: row.name,
    language: spoken,
    problems: walked.get(index) ?? ['was not walked'],
  }))
  const wrong = cells.filter(({ problems }) => problems.length > 0).length
  const seconds = Math.round((Date.now() - start) / 1000)
  process.stdout.write(`${tableOf(cells)}\n\n${cells.length} cells, ${wrong} wrong, in ${seconds} s\n`)
  return wrong === 0 && cells.length > 0 ? 0 : 1
}

/** Walks a part of the plan in a process with the same options. */
async function walkInProcess(part: string, walked: Map<number, readonly string[]>): Promise<void> {
  const child = fork(import.meta.filename, [...process.argv.slice(2), '--part', part])
  child.on('message', (message) => {
    const { index, problems } = Walked.parse(message)
    walked.set(index, problems)
  })
  await once(child, 'exit')
}

process.exitCode = await run()

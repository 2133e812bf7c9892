import { parseArgs } from 'node:util'
import { MemoryProvider, withProviders } from '../../backend/tests/memory-provider'
import { CALLED } from '../support/faults/called'
import { FAULT_NAMES, type FaultName } from '../support/faults/injected-faults'
import { JOURNEYS, journeysByCall } from '../support/faults/journeys-by-call'
import { STATES, type Walk, walkFault } from '../support/faults/walk-fault'
import { openBackend } from '../support/shop/open-shop'

/** No journey reports errors of browsers, because scripts do not run in them. */
const NOT_MADE_HERE = ['clientError']

type Row = Pick<Walk, 'call' | 'fault' | 'turn'> & { journeys: readonly Pick<Walk, 'journey' | 'calls'>[] }

/**
 * `npm run faults` (`npm run build` first) walks through the shop with each call of the backend going wrong in each way, and
 * prints a table with the number of wrong answers. Many journeys make the same calls, so each row walks one of its journeys in
 * each state, in turn; `-- --all` walks every one, which takes hours. `--only WORD` walks the calls whose name contains the word,
 * `--fault NAME` one fault, `--part 2/4` the second quarter of the rows, `--state cold` one state, `--parallel 1` one row at a
 * time. Ends with 1 when an answer was wrong, or a call of the contract was not made.
 */
async function run(): Promise<number> {
  const { only, fault, part, state, parallel, all } = parseArgs({ options: OPTIONS }).values
  const start = Date.now()
  const backend = await openBackend(withProviders(new MemoryProvider()))
  const { by, problems } = await journeysByCall(backend)
  const missing = CALLED.filter((call) => !by.has(call) && !NOT_MADE_HERE.includes(call))
  for (const line of [...problems, ...missing.map((call) => `No journey makes the call ${call}`)])
    process.stdout.write(`${line}\n`)
  const total = { walks: 0, answers: 0, wrong: problems.length + missing.length }
  const waiting = partOf(rowsOf(by), part).filter((row) => row.call.includes(only) && row.fault.includes(fault))
  const states = STATES.filter((one) => one.includes(state))
  print(['call', 'fault', ...states])
  const walkRows = async () => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      const found: string[][] = []
      for (const [at, state] of states.entries()) {
        const wrong: string[] = []
        for (const { journey, calls } of all ? row.journeys : inTurn(row.journeys, row.turn + at)) {
          const walk = { journey, ...(calls ? { calls } : {}), call: row.call, fault: row.fault, state, turn: row.turn + at }
          const walked = await walkFault(backend, walk).catch((error: unknown) => ({ answers: 0, problems: [String(error)] }))
          wrong.push(...walked.problems.map((problem) => `${state}, ${journey.name}: ${withoutIds(problem)}`))
          total.answers += walked.answers
          total.walks += 1
        }
        found.push(wrong)
      }
      print([row.call, row.fault, ...found.map((wrong) => (wrong.length === 0 ? 'ok' : `${wrong.length} WRONG`))])
      for (const problem of new Set(found.flat())) process.stdout.write(`    ${problem}\n`)
      total.wrong += found.flat().length
    }
  }
  await Promise.all(Array.from({ length: Number(parallel) }, walkRows))
  await backend.close()
  const seconds = Math.round((Date.now() - start) / 1000)
  process.stdout.write(`\n${total.walks} walks, ${total.answers} answers, ${total.wrong} wrong, in ${seconds} s\n`)
  return total.wrong === 0 && total.answers > 0 ? 0 : 1
}

const OPTIONS = {
  only: { type: 'string', default: '' },
  fault: { type: 'string', default: '' },
  part: { type: 'string', default: '1/1' },
  state: { type: 'string', default: '' },
  /**
   * Rows that are walked at the same time. More keep the process so busy that its answers take
   * longer than the shop lets anyone wait.
   */
  parallel: { type: 'string', default: '4' },
  /** Walks every journey that makes the call. */
  all: { type: 'boolean', default: false },
} as const

/** Every call at once comes last: these rows take the longest. */
function rowsOf(by: ReadonlyMap<Walk['call'], Row['journeys']>): Row[] {
  const each = [...by].map(([call, journeys]) => ({ call, journeys }))
  return [...each, { call: 'every call' as const, journeys: JOURNEYS.map((journey) => ({ journey })) }].flatMap(
    ({ call, journeys }, at) => FAULT_NAMES.map((fault: FaultName, turn) => ({ call, journeys, fault, turn: at + turn })),
  )
}

/** One of the items. */
const inTurn = <Item>(items: readonly Item[], turn: number): Item[] => items.filter((_, at) => at === turn % items.length)

function partOf(rows: readonly Row[], part: string): Row[] {
  const [number = 1, of = 1] = part.split('/').map(Number)
  return rows.filter((_, at) => at % of === number - 1)
}

/** So that the same problem of eight visitors is printed once. */
const withoutIds = (problem: string): string =>
  problem.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'ID').replaceAll(/(draft|confirm|stock|newsletter)=[\w.-]+/g, '$1=TOKEN')

function print([call = '', fault = '', ...cells]: readonly string[]): void {
  const line = `${call.padEnd(24)}${fault.padEnd(13)}${cells.map((cell) => cell.padEnd(10)).join('')}`
  process.stdout.write(`${line.trimEnd()}\n`)
}

process.exitCode = await run()

import { parseArgs } from 'node:util'
import { CALLS, type FaultName, FAULTS } from '../support/faults/injected-faults'
import { STATES, walkFault } from '../support/faults/walk-fault'
import { openBackend } from '../support/shop/open-shop'

/** Calls whose faults are walked at the same time. */
const PARALLEL = 4

/**
 * `npm run faults:matrix` (`npm run build` first) walks through the shop with each call of the backend going wrong in each way, and prints a table
 * with the number of wrong answers. `-- --only WORD` walks the calls whose name contains the word. Ends with 1 when an answer was wrong.
 */
async function run(): Promise<number> {
  const { only } = parseArgs({ options: { only: { type: 'string', default: '' } } }).values
  const faults = Object.keys(FAULTS).filter((name): name is FaultName => Object.hasOwn(FAULTS, name))
  const rows = Object.keys(CALLS)
    .filter((call) => call.includes(only))
    .flatMap((call) => faults.map((fault) => ({ call, fault })))
  const backend = await openBackend()
  const start = Date.now()
  const total = { answers: 0, wrong: 0 }
  print(['call', 'fault', ...STATES])
  const waiting = [...rows]
  const walkRows = async () => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      const { call, fault } = row
      const cells = []
      for (const state of STATES) cells.push(await walkFault(backend, call, fault, state))
      print([call, fault, ...cells.map(({ problems }) => (problems.length === 0 ? 'ok' : `${problems.length} WRONG`))])
      for (const problem of cells.flatMap(({ problems }) => problems)) process.stdout.write(`    ${problem}\n`)
      total.answers += cells.reduce((sum, { answers }) => sum + answers, 0)
      total.wrong += cells.reduce((sum, { problems }) => sum + problems.length, 0)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, walkRows))
  await backend.close()
  process.stdout.write(`\n${total.answers} answers, ${total.wrong} wrong, in ${Math.round((Date.now() - start) / 1000)} s\n`)
  return total.wrong === 0 && total.answers > 0 ? 0 : 1
}

function print([call = '', fault = '', ...cells]: readonly string[]): void {
  const line = `${call.padEnd(24)}${fault.padEnd(13)}${cells.map((cell) => cell.padEnd(10)).join('')}`
  process.stdout.write(`${line.trimEnd()}\n`)
}

process.exitCode = await run()

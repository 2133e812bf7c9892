import { LANGUAGES } from '../../app/store/languages'
import { OUTCOME_ROWS } from '../support/payments/outcome-rows'
import { PaymentWorld } from '../support/payments/payment-world'
import { walk } from '../support/payments/walk'
import { type Cell, tableOf } from './table'

const ROWS = OUTCOME_ROWS

/**
 * `npm run matrix` (`npm run build` first) walks each way a payment can go, with each provider and in each language, through the built shop,
 * the backend and the providers' simulators, and prints a table. `-- --only WORD` walks the rows whose provider or name contains the word.
 * Ends with 1 when anything was not as it should be.
 */
async function run([flag, only = '']: readonly string[]): Promise<number> {
  if (flag !== undefined && flag !== '--only') throw new Error(`Unknown option ${flag}`)
  const start = Date.now()
  const world = await PaymentWorld.open()
  const cells: Cell[] = []
  try {
    for (const method of [...new Set(ROWS.flatMap(({ methods }) => methods))]) {
      for (const row of ROWS.filter(({ methods, name }) => methods.includes(method) && `${method} ${name}`.includes(only))) {
        for (const language of LANGUAGES) {
          const problems = await walk(world, row, method, language).catch((error: unknown) => [String(error)])
          cells.push({ method, row: row.name, language, problems })
        }
      }
    }
  } finally {
    await world.close()
  }
  const wrong = cells.filter(({ problems }) => problems.length > 0).length
  const seconds = Math.round((Date.now() - start) / 1000)
  process.stdout.write(`${tableOf(cells, LANGUAGES)}\n\n${cells.length} cells, ${wrong} wrong, in ${seconds} s\n`)
  return wrong === 0 ? 0 : 1
}

process.exitCode = await run(process.argv.slice(2))

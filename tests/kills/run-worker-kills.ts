import { parseArgs } from 'node:util'
import { hasPostgres } from '../support/postgres/start-postgres'
import { runWorkerStorm } from '../support/kills/worker-storm'

/** Kills between two lines of progress. */
const PROGRESS = 20

/**
 * `npm run kills:worker -- --kills 200` (`npm run build` first) kills workers with SIGKILL during a day of orders on PostgreSQL,
 * and checks that each mail is sent once or twice, and each capture, refund and renewal made exactly once. `--seed` repeats the
 * choices. Ends with 1 when anything is wrong.
 */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { kills: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } } })
  if (!hasPostgres) throw new Error('There is no PostgreSQL server (Debian: apt-get install postgresql)')
  const started = performance.now()
  const seconds = () => Math.round((performance.now() - started) / 1000)
  const { orders, kills, mails, sentTwice, leftToPeople, problems } = await runWorkerStorm(
    Number(values.kills),
    Number(values.seed),
    (done) => {
      if (done % PROGRESS === 0) print(`${done} kills, ${seconds()} s`)
    },
  )
  for (const [moment, count] of kills) print(`${moment.padEnd(20)}${String(count).padStart(5)} kills`)
  print(
    `${values.kills} kills, ${orders.length} orders, ${mails} mails, ${sentTwice} of them sent twice, ${leftToPeople} left to people, ${problems.length} wrong, ${seconds()} s`,
  )
  for (const problem of problems) print(`WRONG: ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

await run()

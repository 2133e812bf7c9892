import { parseArgs } from 'node:util'
import { hasPostgres } from '../support/postgres/start-postgres'
import { randomFrom } from '../support/kills/random'
import { runStorm } from '../support/kills/run-storm'
import { type Engine, ENGINES } from '../support/kills/shop-database'
import { planKills } from '../support/kills/storm'
import { stormTable, stormTotals } from '../support/kills/storm-table'

const SHOPPERS_PER_KILL = 3
/** Kills between two lines of progress. */
const PROGRESS = 10

/**
 * `npm run kills -- --kills 200` (`npm run build` first) kills storefront and backend with SIGKILL at each step between the order
 * and its confirmation, on PGlite and on PostgreSQL in turn (`--database` chooses one), and checks that no order and no payment
 * is lost or doubled. `--seed` repeats a storm. Prints a table; ends with 1 when anything is wrong.
 */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      database: { type: 'string', default: 'both' },
      step: { type: 'string', default: '' },
    },
  })
  const seed = Number(values.seed)
  const engines = ENGINES.filter((engine) => values.database === 'both' || values.database === engine)
  const runnable: Engine[] = engines.filter((engine) => engine !== 'postgres' || hasPostgres)
  if (runnable.length < engines.length)
    print('SKIPPED: PostgreSQL. There is no PostgreSQL server (Debian: apt-get install postgresql).')
  for (const [at, engine] of runnable.entries()) {
    const count = Math.ceil((Number(values.kills) - at) / runnable.length)
    const started = performance.now()
    const planned = planKills(values.step === '' ? count : 1000, SHOPPERS_PER_KILL, randomFrom(seed + at))
    const kills = planned.filter(({ step }) => step.name.includes(values.step)).slice(0, count)
    let done = 0
    const result = await runStorm({
      engine,
      kills,
      seed: seed + at,
      onWave({ step, victims, troubles }) {
        done += 1
        if (done % PROGRESS === 0) print(`${done} of ${kills.length} kills, ${secondsSince(started)} s`)
        for (const trouble of troubles) print(`${step.name}, ${victims.join(' + ')}: ${trouble}`)
      },
    })
    print(`\n${engine}, seed ${seed + at}, ${secondsSince(started)} s\n${stormTable(result)}`)
    print(stormTotals(result))
    for (const problem of result.problems) print(`WRONG: ${problem}`)
    if (result.problems.length > 0) process.exitCode = 1
  }
}

const secondsSince = (started: number) => Math.round((performance.now() - started) / 1000)

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

await run()

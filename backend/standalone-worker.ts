import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { withoutValues } from './database/without-values'
import { logLine } from './log-line'
import { openMetrics } from './metrics/open-metrics'
import { openServices } from './open-backend'
import { loadSeed } from './seed/load-seed'
import { jobRunner } from './jobs/run-job'
import { startShopRounds } from './jobs/shop-rounds'
import { startWorker } from './jobs/worker'

/**
 * Entry of a process that only runs jobs, beside backends with the same DATABASE_URL (an embedded database belongs to one
 * process). Settings, from the environment or `.env` (METRICS_PORT from the environment only): DATABASE_URL, DATA_DIR (default
 * `data`), SIMULATOR_PORT (the backend's, while payments are simulated), the keys of providers (.env.example, keys.env.example),
 * MIGRATIONS_DIR when not started in the package's folder.
 */
async function run(env: NodeJS.ProcessEnv): Promise<void> {
  const { DATABASE_URL: databaseUrl = '' } = env
  if (databaseUrl === '') {
    throw new Error('The worker needs DATABASE_URL. With the embedded database, jobs run inside the shop itself.')
  }
  const options = {
    dataDir: env.DATA_DIR || 'data',
    databaseUrl,
    adminToken: null,
    env,
    simulatorPort: Number(env.SIMULATOR_PORT ?? 0),
    simulatorIsElsewhere: true,
    migrationsDir: env.MIGRATIONS_DIR ?? join(process.cwd(), 'backend/database/migrations'),
  }
  const print = (message: string) => process.stdout.write(`${message}\n`)
  const surroundings = { now: () => new Date(), log: logLine, seed: loadSeed, onProgress: print }
  const { services, close } = await openServices(options, surroundings)
  const closeMetrics = await openMetrics(env, 'worker', { db: services.db, print }).catch(async (error: unknown) => {
    await close()
    throw error
  })
  const workers = [startWorker(services, jobRunner(services)), startShopRounds(services)]
  print('The worker runs jobs')

  // The worker's timer does not keep the process alive.
  const alive = setInterval(() => undefined, 60_000)
  const stop = () => {
    clearInterval(alive)
    void Promise.all([closeMetrics(), ...workers.map((rounds) => rounds.stop())])
      .then(close)
      .then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

// The file .env has the ports of the storefront.
const { METRICS_PORT } = process.env
if (existsSync('.env')) process.loadEnvFile()
run({ ...process.env, METRICS_PORT }).catch((error: unknown) => {
  process.stderr.write(`${withoutValues(error).message}\n`)
  process.exit(1)
})

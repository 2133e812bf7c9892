import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { logLine } from './log-line'
import { openMetrics } from './metrics/open-metrics'
import { openBackend } from './open-backend'
import { loadSeed } from './seed/load-seed'
import { serveBackend } from './serve'
import { withoutValues } from './database/without-values'

/**
 * Entry of a process that runs only the backend, for shops with BACKEND_URL. Environment, and except PORT, HOST and METRICS_PORT
 * the file .env: PORT (default 4000), HOST (127.0.0.1), DATA_DIR (data), DATABASE_URL, BACKEND_ADMIN_TOKEN, STOREFRONT_URLS,
 * CHANGES_SECRET, SIMULATOR_PORT (any free port), SIMULATOR_URL (none), JOBS (on), the keys of providers (.env.example,
 * keys.env.example), and MIGRATIONS_DIR when not started in the package's folder.
 */
async function run(env: NodeJS.ProcessEnv): Promise<void> {
  const options = {
    dataDir: env.DATABASE_URL ? env.DATA_DIR || 'data' : folderOfDatabase(env.DATA_DIR || 'data'),
    databaseUrl: env.DATABASE_URL || null,
    adminToken: env.BACKEND_ADMIN_TOKEN || null,
    simulatorPort: Number(env.SIMULATOR_PORT ?? 0),
    env: { ...env, MAIL_DIR: env.MAIL_DIR || join(env.DATA_DIR || 'data', 'mails') },
    migrationsDir: env.MIGRATIONS_DIR ?? join(process.cwd(), 'backend/database/migrations'),
  }
  const print = (message: string) => process.stdout.write(`${message}\n`)
  const backend = await openBackend(options, { now: () => new Date(), log: logLine, seed: loadSeed, onProgress: print })
  const server = await serveBackend(backend, env.HOST ?? '127.0.0.1', Number(env.PORT ?? 4000))
  print(`Backend at ${server.url}`)
  const closeMetrics = await openMetrics(env, 'backend', { db: backend.db, print }).catch(async (error: unknown) => {
    await server.stop()
    throw error
  })

  const stop = () => {
    void closeMetrics()
      .then(server.stop)
      .then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

/**
 * The embedded database of the shop itself and of `npm run seed`; that of an earlier release of this process stood in DATA_DIR.
 */
function folderOfDatabase(dataDir: string): string {
  const shops = join(dataDir, 'backend')
  return existsSync(join(dataDir, 'database')) && !existsSync(join(shops, 'database')) ? dataDir : shops
}

// The file .env has the ports of the storefront.
const { PORT, HOST, METRICS_PORT } = process.env
if (existsSync('.env')) process.loadEnvFile()
run({ ...process.env, PORT, HOST, METRICS_PORT }).catch((error: unknown) => {
  process.stderr.write(`${withoutValues(error).message}\n`)
  process.exit(1)
})

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { logLine } from '../../log-line'
import { startSimulator } from './start-simulator'

/**
 * Entry of a process that runs only the simulators of the payment providers. Environment, and the file .env:
 * SIMULATOR_PORT (default 4100), DATA_DIR (data).
 */
async function run(env: NodeJS.ProcessEnv): Promise<void> {
  const simulator = await startSimulator({
    folder: join(env.DATA_DIR || 'data', 'simulator'),
    port: Number(env.SIMULATOR_PORT || 4100),
    log: logLine,
  })
  process.stdout.write(`Payment simulator at ${simulator.origin}\n`)
  const stop = () => {
    void simulator.stop().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

if (existsSync('.env')) process.loadEnvFile()
run(process.env).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})

import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../../backend/database/database'
import { type ReceivedMessage, startSmtpServer } from '../../../backend/mail/tests/smtp-server'
import { startSimulator } from '../../../backend/payments/simulator/start-simulator'
import { startProcess } from '../journey/start-process'
import { freePort } from '../redis/start-redis'
import { type Relay, startRelay } from './relay'
import { createShopDatabase } from './shop-database'

const root = join(import.meta.dirname, '../../..')
export const OPERATOR = 'the-operator'

/** A backend that runs no jobs, and workers beside it that can be killed. They reach the payment providers through `provider`. */
export type WorkerShop = {
  origin: string
  provider: Relay
  simulatorFolder: string
  mails: readonly ReceivedMessage[]
  /** Called when a mail was handed over, before the mail server's answer can have reached the worker. */
  onMail: (heard: () => void) => void
  /** Kills workers with SIGKILL, and starts others in their place. */
  kill: (workers: readonly number[]) => Promise<void>
  use: <T>(work: (db: Database) => Promise<T>) => Promise<T>
  stop: () => Promise<void>
}

/** `prepare` works on the database before anything starts. */
export async function startWorkerShop(count: number, prepare: (db: Database) => Promise<void>): Promise<WorkerShop> {
  const folder = await mkdtemp(join(tmpdir(), 'workers-'))
  const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const end of ends.toReversed()) await end()
  }
  try {
    const log = openSync(join(folder, 'shop.log'), 'a')
    ends.push(async () => {
      closeSync(log)
      return Promise.resolve()
    })
    const simulatorFolder = join(folder, 'simulator')
    const simulator = await startSimulator({ folder: simulatorFolder, port: 0, log: () => undefined })
    const provider = await startRelay(simulator.origin)
    ends.push(simulator.stop, provider.stop)
    let heard = () => {}
    const smtp = await startSmtpServer({}, () => heard())
    ends.push(smtp.stop)
    mkdirSync(join(folder, 'data'))
    const database = await createShopDatabase('postgres', join(folder, 'data'))
    ends.push(database.stop)
    await database.use(prepare)
    const port = String(await freePort())
    const origin = `http://127.0.0.1:${port}`
    const shared = { ...database.env, NODE_ENV: 'production', SMTP_URL: smtp.url }
    const backendEnv = { ...shared, JOBS: 'off', PORT: port, BACKEND_ADMIN_TOKEN: OPERATOR, SIMULATOR_URL: simulator.origin }
    const backend = await startProcess('backend.js', backendEnv, `${origin}/api/next-delivery?locale=sv&sid=7`, log)
    ends.push(backend.stop)
    const start = () => startWorker({ ...shared, SIMULATOR_URL: provider.origin }, log)
    const workers = await Promise.all(Array.from({ length: count }, start))
    ends.push(() => Promise.all(workers.map(end)))
    return {
      origin,
      provider,
      simulatorFolder,
      mails: smtp.received,
      use: database.use,
      stop,
      onMail: (then) => (heard = then),
      async kill(victims) {
        await Promise.all(
          victims.map(async (at) => {
            const worker = workers[at]
            if (worker === undefined) throw new Error(`There is no worker ${at}`)
            await end(worker)
            workers[at] = await start()
          }),
        )
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts `npm run worker` of the build, and waits until it takes jobs. */
async function startWorker(env: Readonly<Record<string, string>>, log: number): Promise<ChildProcess> {
  const worker = spawn(process.execPath, [join('build', 'job-worker.js')], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', log],
  })
  await new Promise<void>((resolve, reject) => {
    worker.once('exit', (code) => reject(new Error(`The worker ended with ${code}`)))
    worker.stdout?.on('data', (part: Buffer) => {
      if (part.toString().includes('The worker runs jobs')) resolve()
    })
  })
  return worker
}

function end(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    worker.removeAllListeners('exit')
    worker.once('exit', () => resolve())
    worker.kill('SIGKILL')
  })
}

import { closeSync, mkdirSync, openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../../backend/database/database'
import { type Simulator, startSimulator } from '../../../backend/payments/simulator/start-simulator'
import { type Started, startProcess } from '../journey/start-process'
import { freePort } from '../redis/start-redis'
import { type Relay, startRelay } from './relay'
import { createShopDatabase, type Engine, type ShopDatabase } from './shop-database'

export const PARTS = ['storefront', 'backend'] as const
export type Part = (typeof PARTS)[number]

/** The relays, by what they lead to. The shopper and the providers' webhooks reach the storefront through the first. */
export type Relays = Readonly<Record<'storefront' | 'backend' | 'provider', Relay>>

/**
 * Storefront and backend of the build as processes, each reached through a relay, with simulated payment providers that outlive
 * both. `origin` is the shop's address for shoppers. `log` is the file with the log of both.
 */
export type ShopProcesses = {
  origin: string
  relays: Relays
  database: ShopDatabase
  simulator: Simulator
  simulatorFolder: string
  log: string
  /** Kills these processes with SIGKILL. */
  kill: (parts: readonly Part[]) => Promise<void>
  /** Starts those that do not run. */
  start: () => Promise<void>
  /** Stops both processes in good order, so that the database can be used. */
  pause: () => Promise<void>
  stop: () => Promise<void>
}

/** `prepare` works on the database before the backend starts. */
export async function startShop(engine: Engine, prepare: (db: Database) => Promise<void>): Promise<ShopProcesses> {
  const folder = await mkdtemp(join(tmpdir(), 'kills-'))
  const dataDir = { storefront: join(folder, 'storefront'), backend: join(folder, 'backend') }
  mkdirSync(dataDir.backend)
  const simulatorFolder = join(folder, 'simulator')
  const ports = { storefront: await freePort(), backend: await freePort() }
  const simulator = await startSimulator({ folder: simulatorFolder, port: 0, log: () => undefined })
  const database = await createShopDatabase(engine, dataDir.backend)
  await database.use(prepare)
  const relays: Relays = {
    storefront: await startRelay(`http://127.0.0.1:${ports.storefront}`),
    backend: await startRelay(`http://127.0.0.1:${ports.backend}`),
    provider: await startRelay(simulator.origin),
  }
  const env = {
    storefront: { DATA_DIR: dataDir.storefront, PUBLIC_ORIGIN: relays.storefront.origin, BACKEND_URL: relays.backend.origin },
    backend: { ...database.env, SIMULATOR_URL: relays.provider.origin },
  }
  const probes = { storefront: '/healthz', backend: '/api/next-delivery?locale=sv&sid=7' }
  const log = join(folder, 'shop.log')
  const logFile = openSync(log, 'a')
  const running = new Map<Part, Started>()

  async function startPart(part: Part): Promise<void> {
    if (running.has(part)) return
    const port = ports[part]
    const file = part === 'storefront' ? 'server.js' : 'backend.js'
    const settings = { NODE_ENV: 'production', PORT: String(port), TRUSTED_PROXIES: '1', ...env[part] }
    running.set(part, await startProcess(file, settings, `http://127.0.0.1:${port}${probes[part]}`, logFile))
  }

  async function end(parts: readonly Part[], how: 'kill' | 'stop'): Promise<void> {
    const ending = parts.flatMap((part) => running.get(part) ?? [])
    for (const part of parts) running.delete(part)
    await Promise.all(ending.map((one) => one[how]()))
  }

  const start = async () => {
    await Promise.all(PARTS.map(startPart))
  }
  await start()
  return {
    origin: relays.storefront.origin,
    relays,
    database,
    simulator,
    simulatorFolder,
    log,
    start,
    kill: (parts) => end(parts, 'kill'),
    pause: () => end(PARTS, 'stop'),
    async stop() {
      await end(PARTS, 'kill')
      for (const relay of Object.values(relays)) await relay.stop()
      await simulator.stop()
      await database.stop()
      closeSync(logFile)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

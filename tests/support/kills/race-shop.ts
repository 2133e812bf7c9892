import { eq } from 'drizzle-orm'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../../backend/database/database'
import { products } from '../../../backend/database/schema/products'
import { startSimulator } from '../../../backend/payments/simulator/start-simulator'
import { startProcess } from '../journey/start-process'
import { freePort, startRedis } from '../redis/start-redis'
import { createShopDatabase } from './shop-database'

/** Two storefronts with sessions in one Redis, and one backend on PostgreSQL. `use` works on its database at any time. */
export type RaceShop = {
  storefronts: readonly string[]
  simulatorOrigin: string
  use: <T>(work: (db: Database) => Promise<T>) => Promise<T>
  stop: () => Promise<void>
}

/** Starts them with this stock of one product. */
export async function startRaceShop(sku: string, stock: number): Promise<RaceShop> {
  const folder = await mkdtemp(join(tmpdir(), 'race-'))
  const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const end of ends.toReversed()) await end()
  }
  try {
    const simulator = await startSimulator({ folder: join(folder, 'simulator'), port: 0, log: () => undefined })
    ends.push(simulator.stop)
    const database = await createShopDatabase('postgres', folder)
    ends.push(database.stop)
    await database.use((db) => db.update(products).set({ stock }).where(eq(products.sku, sku)))
    const redis = await startRedis()
    ends.push(redis.kill)
    const production = { NODE_ENV: 'production', DATA_DIR: folder }
    const port = String(await freePort())
    const backendUrl = `http://127.0.0.1:${port}`
    const backendEnv = { ...production, ...database.env, PORT: port, SIMULATOR_URL: simulator.origin }
    const backend = await startProcess('backend.js', backendEnv, `${backendUrl}/api/next-delivery?locale=sv&sid=7`)
    ends.push(backend.stop)
    const shared = {
      ...production,
      TRUSTED_PROXIES: '1',
      BACKEND_URL: backendUrl,
      REDIS_URL: redis.url,
      SESSION_SECRET: 'r'.repeat(32),
    }
    const storefronts = await Promise.all(
      [await freePort(), await freePort()].map(async (own) => {
        const origin = `http://127.0.0.1:${own}`
        const storefront = await startProcess('server.js', { ...shared, PORT: String(own) }, `${origin}/readyz`)
        ends.push(storefront.stop)
        return origin
      }),
    )
    return { storefronts, simulatorOrigin: simulator.origin, use: database.use, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

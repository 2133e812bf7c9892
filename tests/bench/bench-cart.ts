import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCall } from '../../app/commerce/client.server'
import { startProcess } from '../support/journey/start-process'
import { freePort, hasRedis, startRedis } from '../support/redis/start-redis'
import { Visitor } from '../support/shop/visitor'
import { changeTimes } from './change-times'
import { figureOfTimes, figureRow, HEADING } from './figures'

const SIZES = [2, 10, 100, 500]
/** Number of measured rounds per cart, after a warm-up. */
const ROUNDS = 40

/**
 * `npm run bench:cart` (`npm run build` first) measures the time from a click to the confirmed total, that is, one request to
 * the cart's action, for carts of 2, 10, 100 and 500 lines, and for the pages of cart and checkout. Backend (whole catalogue)
 * and storefronts are separate processes on loopback; sessions are kept in files, and in Redis where it is installed. The
 * times are printed; no limit is checked.
 */
async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-cart-'))
  const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  try {
    const backendPort = String(await freePort())
    const backendUrl = `http://127.0.0.1:${backendPort}`
    process.stdout.write('Seeding a catalogue ...\n')
    const health = `${backendUrl}/api/next-delivery?locale=sv&sid=7`
    const backend = await startProcess('backend.js', { PORT: backendPort, DATA_DIR: join(folder, 'backend') }, health)
    ends.push(() => backend.stop())
    const goods = await sellable(backendUrl)
    process.stdout.write(HEADING)
    await measure('files', {})
    if (!hasRedis) process.stdout.write('Nothing of Redis: there is no redis-server on PATH.\n')
    else {
      const redis = await startRedis()
      ends.push(() => redis.kill())
      await measure('Redis', { REDIS_URL: redis.url })
    }

    async function measure(name: string, env: Readonly<Record<string, string>>): Promise<void> {
      const port = String(await freePort())
      const origin = `http://127.0.0.1:${port}`
      const given = { PORT: port, BACKEND_URL: backendUrl, DATA_DIR: join(folder, name), NODE_ENV: 'production' }
      const shop = await startProcess('server.js', { ...given, ...env }, `${origin}/readyz`)
      ends.push(() => shop.kill())
      const visitor = () => new Visitor((request) => fetch(request, { redirect: 'manual' }), origin)
      for (const rounds of [10, ROUNDS]) {
        for (const lines of SIZES) {
          const times = await changeTimes(visitor(), goods.slice(0, lines), rounds)
          if (rounds !== ROUNDS) continue
          for (const [change, taken] of Object.entries(times)) {
            process.stdout.write(figureRow(figureOfTimes(`${name}, ${lines} lines: ${change}`, taken)))
          }
        }
      }
    }
  } finally {
    for (const end of ends.reverse()) await end()
  }
}

/** Ids of orderable products, one for each line of the largest cart. */
async function sellable(backendUrl: string): Promise<number[]> {
  const call = createCall(backendUrl, fetch, { language: 'sv', storeId: 7 })
  const most = Math.max(...SIZES)
  const ids = new Set<number>()
  for (let page = 1; ids.size < most; page += 1) {
    const { products } = (await call('products', { query: { query: 'batteri', nc: 'true', page: String(page) } })).answer
    if (products.length === 0) throw new Error(`Only ${ids.size} products to buy, ${most} are needed`)
    for (const { id, orderable } of products) if (orderable) ids.add(id)
  }
  return [...ids].slice(0, most)
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exitCode = 1
})

import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announceChanges } from '../../backend/changes/change-announcer'
import { storefrontReceivers } from '../../backend/changes/storefront-receivers'
import { prices } from '../../backend/database/schema/prices'
import { childrenOf } from '../bench/process-figures'
import { byProcess, metricsAt } from '../support/faults/read-metrics'
import { openStorefronts, type Storefront, type Storefronts } from '../support/faults/storefronts'
import { freePort, hasRedis, startRedis, type TestRedis } from '../support/redis/start-redis'
import { Shopping } from '../support/shop/shopping'

const SECRET = 'a secret of the backend and the shop'
const PRODUCT = '/sv/artiklar/batteritestare.html'

/** Both workers answer several of so many requests, as each comes on a connection of its own and they take turns. */
const SOME_REQUESTS = 6

const open = (storefront: Storefront, path: string, cookie = '') =>
  fetch(storefront.origin + path, { headers: { connection: 'close', cookie } })

const texts = async (storefront: Storefront, path: string, cookie = '') => {
  const pages: string[] = []
  for (let count = 0; count < SOME_REQUESTS; count += 1) pages.push(await (await open(storefront, path, cookie)).text())
  return pages
}

let shops: Storefronts
beforeAll(async () => {
  shops = await openStorefronts()
})
afterAll(() => shops.close())

it('without Redis, several processes are refused', async () => {
  await expect(shops.start({ WEB_CONCURRENCY: '2' })).rejects.toThrow(/ended with 1/)
})

describe.runIf(hasRedis)('a shop of two workers on one port', () => {
  let redis: TestRedis
  let shop: Storefront
  let metricsPort: number
  beforeAll(async () => {
    redis = await startRedis()
    metricsPort = await freePort()
    const METRICS_PORT = String(metricsPort)
    shop = await shops.start({ WEB_CONCURRENCY: '2', REDIS_URL: redis.url, CHANGES_SECRET: SECRET, METRICS_PORT })
  })
  afterAll(() => redis.kill())

  it('shows a cart in both', async () => {
    expect(childrenOf(shop.pid())).toHaveLength(2)
    const tab = shop.tab()
    await new Shopping(tab, shops.backend).add('TESTER')
    const cookie = [...tab.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const page of await texts(shop, '/sv/cart', cookie)) expect(page).toContain(PRODUCT)
  })

  it('drops a changed price from the caches of both, though only one of them is told', async () => {
    const idOf = shops.backend.idOf('TESTER')
    const setPrice = (p: number) => shops.backend.db.update(prices).set({ p }).where(eq(prices.product_id, idOf))
    await setPrice(111)
    const receivers = storefrontReceivers({ STOREFRONT_URLS: shop.origin, CHANGES_SECRET: SECRET }, { now: () => new Date() })
    const announcer = await announceChanges(shops.backend, receivers, { log: () => {} })
    await sleep(500)
    await texts(shop, PRODUCT)
    await setPrice(4321)
    const stale = async () => (await texts(shop, PRODUCT)).filter((page) => !/4[\s\u00a0]?321[\s\u00a0]kr/.test(page))
    await expect.poll(stale, { timeout: 10_000 }).toEqual([])
    await announcer.stop()
  })

  it('gives the metrics of both at one port', async () => {
    for (let count = 0; count < SOME_REQUESTS; count += 1) expect((await open(shop, '/robots.txt')).status).toBe(200)
    const metrics = await metricsAt(metricsPort)
    const answered = byProcess(metrics, 'shop_requests_total', 'route="robots"')
    expect(Object.keys(answered).toSorted()).toEqual(['storefront-1', 'storefront-2'])
    expect(Object.values(answered).reduce((sum, count) => sum + count)).toBe(SOME_REQUESTS)
    const memory = byProcess(metrics, 'process_resident_memory_bytes')
    expect(Object.keys(memory).toSorted()).toEqual(['primary', 'storefront-1', 'storefront-2'])
    expect(metrics?.filter((line) => line.startsWith('# TYPE process_resident_memory_bytes '))).toHaveLength(1)
  })

  it('goes on when a worker dies, and replaces it', async () => {
    const [first = 0, second = 0] = childrenOf(shop.pid())
    process.kill(first, 'SIGKILL')
    await expect.poll(() => childrenOf(shop.pid()).includes(first)).toBe(false)
    expect((await open(shop, '/sv')).status).toBe(200)
    await expect.poll(() => childrenOf(shop.pid()).length, { timeout: 10_000 }).toBe(2)
    expect(childrenOf(shop.pid())).toContain(second)
    const named = async () => Object.keys(byProcess(await metricsAt(metricsPort), 'nodejs_version_info')).toSorted()
    await expect.poll(named, { timeout: 20_000 }).toEqual(['primary', 'storefront-1', 'storefront-2'])
    for (let count = 0; count < SOME_REQUESTS; count += 1) expect((await open(shop, '/readyz')).status).toBe(200)
  })

  it('ends with all its workers', async () => {
    const pids = childrenOf(shop.pid())
    await shop.stop()
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow(/ESRCH/)
    expect(await metricsAt(metricsPort)).toBeNull()
  })
})

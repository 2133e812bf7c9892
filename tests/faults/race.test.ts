import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { race } from '../support/faults/race'
import { openStorefronts, type Storefront, type Storefronts } from '../support/faults/storefronts'
import { hasRedis, startRedis, type TestRedis } from '../support/redis/start-redis'
import { Shopping } from '../support/shop/shopping'

const TABS = 20
const ADDS = 15
/** Sold in any number. */
const SKU = 'GIFT-500'
const SLUG = 'presentkort-500'

type OneOrMore = readonly [Storefront, ...Storefront[]]

let shops: Storefronts
beforeAll(async () => {
  shops = await openStorefronts()
})
afterAll(() => shops.close())

/** A browser whose cart already has another product. */
async function begin(storefront: Storefront): Promise<Shopping> {
  const shopping = new Shopping(storefront.tab(), shops.backend)
  expect((await shopping.add('TESTER')).status).toBe(303)
  return shopping
}

async function pieces(shopping: Shopping): Promise<number> {
  const { status, lines } = await shopping.cart()
  expect(status).toBe(200)
  return lines.filter(({ slug }) => slug === SLUG).reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Twenty tabs add fifteen pieces each; the cart has all of them. */
async function nothingIsLost(storefronts: OneOrMore) {
  const shopping = await begin(storefronts[0])
  const { cookies } = shopping.visitor
  const started = performance.now()
  const tally = await race({ storefronts, backend: shops.backend, sku: SKU, cookies, tabs: TABS, adds: ADDS })
  console.info(`${tally.added} adds in ${Math.round(performance.now() - started)} ms`)
  expect(tally).toEqual({ added: TABS * ADDS, unknown: 0, refused: 0 })
  expect(await pieces(shopping)).toBe(TABS * ADDS)
}

/** One storefront is killed during the adds: the cart has each confirmed piece, and none that was not sent. */
async function whatWasAnsweredStands(storefronts: OneOrMore) {
  const [victim] = storefronts
  const shopping = await begin(victim)
  const { cookies } = shopping.visitor
  let death: Promise<void> | undefined
  const onAdded = ({ added }: { added: number }) => {
    if (added === 100) death = victim.kill()
  }
  const tally = await race({ storefronts, backend: shops.backend, sku: SKU, cookies, tabs: TABS, adds: ADDS, onAdded })
  await death
  await victim.restart()
  expect(tally.refused).toBe(0)
  expect(tally.unknown).toBeGreaterThan(0)
  expect(tally.added).toBeGreaterThanOrEqual(100)
  const found = await pieces(shopping)
  expect(found).toBeGreaterThanOrEqual(tally.added)
  expect(found).toBeLessThanOrEqual(tally.added + tally.unknown)
  await shopping.add(SKU)
  expect(await pieces(shopping)).toBe(found + 1)
}

describe('one process, sessions in files', () => {
  let storefront: Storefront
  beforeAll(async () => {
    storefront = await shops.start()
  })
  afterAll(() => storefront.stop())

  it('twenty tabs that add fifteen pieces each at once lose none', () => nothingIsLost([storefront]))

  it('kill -9 in the middle: what was answered is in the cart', () => whatWasAnsweredStands([storefront]))

  it('a second process on the same folder refuses to start', async () => {
    await expect(shops.start()).rejects.toThrow('ended with 1')
    expect((await storefront.tab().get('/readyz')).status).toBe(200)
  })
})

describe.runIf(hasRedis)('two processes on one Redis', () => {
  let redis: TestRedis
  let storefronts: [Storefront, Storefront]
  beforeAll(async () => {
    redis = await startRedis()
    const start = () => shops.start({ REDIS_URL: redis.url })
    storefronts = await Promise.all([start(), start()])
  })
  afterAll(async () => {
    await Promise.all(storefronts.map((storefront) => storefront.stop()))
    await redis.kill()
  })

  it('twenty tabs that add fifteen pieces each at once lose none', () => nothingIsLost(storefronts))

  it('kill -9 of one in the middle: what was answered is in the cart, and the other goes on', () =>
    whatWasAnsweredStands(storefronts))

  it('twenty tabs that start without a cookie fill one cart, whichever cookie the browser keeps', async () => {
    const cookies = new Map([['first-add', 'c0ffee'.padEnd(32, '0')]])
    const [even, odd] = storefronts
    const tabs = Array.from({ length: TABS }, (_, at) => (at % 2 === 0 ? even : odd).tab(cookies))
    const answers = await Promise.all(tabs.map((tab) => new Shopping(tab, shops.backend).add(SKU)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303))
    for (const tab of tabs.filter((_, at) => at % 9 === 0)) {
      expect(await pieces(new Shopping(tab, shops.backend))).toBe(TABS)
    }
  })

  it('Redis falls silent: a cart is not shown as empty, the rest of the shop stays open, and the cart is back with Redis', async () => {
    const [storefront] = storefronts
    const shopping = await begin(storefront)
    redis.freeze()
    const cart = await shopping.cart()
    expect(cart.status).toBe(503)
    const answer = await shopping.add(SKU)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
    for (const open of ['/sv', '/sv/artiklar/knappcell-cr2032.html']) expect((await shopping.visitor.get(open)).status).toBe(200)
    expect((await storefront.tab().get('/readyz')).body).toContain('sessions unavailable')
    redis.thaw()
    await expect.poll(async () => (await storefront.tab().get('/readyz')).status, { timeout: 10_000 }).toBe(200)
    expect((await shopping.cart()).lines.map(({ slug }) => slug)).toContain('batteritestare')
  })
})

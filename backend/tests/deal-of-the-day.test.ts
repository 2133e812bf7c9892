import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storeOf } from '../../app/store/stores'
import { deals } from '../database/schema/offers'
import { prices } from '../database/schema/prices'
import { products } from '../database/schema/products'
import { Caller } from './caller'
import { NOON_DAY, openTestShop, type TestShop } from './test-shop'

const SKU = 'LR6-24'
const daysLater = (days: number) => new Date(NOON_DAY.getTime() + days * 86_400_000)

let shop: TestShop
let caller: Caller

beforeAll(async () => {
  shop = await openTestShop()
  caller = new Caller(shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.now = NOON_DAY
  await shop.db.delete(deals)
  await setEnd(null)
})

const setEnd = (ends_at: Date | null) => shop.db.update(prices).set({ ends_at }).where(eq(prices.kind, 'c'))
const dealSlug = async () => (await caller.call('currentDeal')).answer?.product_slug
const campaignPrices = async () => (await caller.call('product', { path: 'lr6-aa-24-pack' })).answer.prices.c.map(({ p }) => p)

test('the price of the deal ends at the moment to which the pages count down', async () => {
  const { answer } = await caller.call('currentDeal')
  const ends = (await shop.db.select().from(prices).where(eq(prices.kind, 'c'))).map(({ ends_at }) => ends_at?.toISOString())
  expect(new Set(ends)).toEqual(new Set([answer?.expires_at]))
  expect(await campaignPrices()).toEqual([150])
  shop.clock.now = daysLater(1)
  expect(await campaignPrices()).toEqual([])
  expect(await dealSlug()).toBeUndefined()
})

test('a campaign with an end of its own keeps it, and is no deal of the day', async () => {
  await setEnd(daysLater(7))
  expect(await dealSlug()).toBeUndefined()
  shop.clock.now = daysLater(1)
  expect(await campaignPrices()).toEqual([150])
})

test.each([
  ['later than', daysLater(7)],
  ['earlier than', new Date(NOON_DAY.getTime() + 3_600_000)],
])('a store whose campaign ends %s the day has no deal, and the others have', async (_, ends) => {
  const german = storeOf('de').storeId
  const isGerman = and(eq(prices.kind, 'c'), eq(prices.store_id, german))
  await shop.db.update(prices).set({ ends_at: ends }).where(isGerman)
  expect(await dealSlug()).toBe('lr6-aa-24-pack')
  expect((await caller.call('currentDeal', { query: `locale=de&sid=${german}` })).answer).toBeNull()
})

test('a deal is over once its product cannot be ordered', async () => {
  expect(await dealSlug()).toBe('lr6-aa-24-pack')
  const sell = (stock: number) => shop.db.update(products).set({ stock }).where(eq(products.sku, SKU))
  await sell(0)
  expect(await dealSlug()).toBeUndefined()
  await sell(9)
  expect(await dealSlug()).toBe('lr6-aa-24-pack')
})

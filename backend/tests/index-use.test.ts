import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestShop, post, type TestShop } from './test-shop'

let shop: TestShop

beforeAll(async () => {
  // An embedded database has one connection, which counts all scans.
  vi.stubEnv('TEST_DATABASE_URL', undefined)
  shop = await openTestShop()
  vi.unstubAllEnvs()
  // With sequential scans disabled, the planner uses one only where no index fits.
  await shop.db.execute(sql`set enable_seqscan = off`)
})
afterAll(async () => {
  await shop.close()
})

const LARGE = [
  ...['products', 'product_texts', 'listing_entries', 'prices', 'product_attributes', 'product_fits', 'search_documents'],
  ...['product_relations', 'product_categories', 'accessories', 'order_lines'],
]

/** The number of sequential scans of each large table. */
async function wholeReads(): Promise<Record<string, number>> {
  await shop.db.execute(sql`select pg_stat_force_next_flush()`)
  const rows = await shop.db
    .select({ name: sql<string>`relname`, reads: sql<number>`seq_scan::int` })
    .from(sql`pg_stat_user_tables`)
    .where(sql`relname = any(${sql.param(LARGE)}::text[])`)
  return Object.fromEntries(rows.map((row) => [row.name, row.reads]))
}

test('sequential scans are counted', async () => {
  const before = await wholeReads()
  await shop.db.execute(sql`set enable_seqscan = on`)
  await shop.db.execute(sql`select count(weight_grams) from products`)
  await shop.db.execute(sql`set enable_seqscan = off`)
  expect((await wholeReads()).products).toBe((before.products ?? 0) + 1)
})

test.each([
  '/api/listings/category?uri=batterier',
  '/api/listings/category?uri=batterier&sort=price-asc',
  '/api/listings/brand?slug=voltra&sort=name',
  '/api/listings/tag?slug=lang-livslangd',
  '/api/listings/device?key=makita-dhp482',
  '/api/listings/device?key=makita-dhp482&sort=price-asc&f.voltage=18',
  '/api/devices?type=power-tool&brand=makita',
  '/api/listings/campaign?sort=price-desc',
  '/api/products/by-slug/lr6-aa-4-pack',
  '/api/products/2/upselling',
  '/api/products/4/related-products',
  '/api/products?query=bl+1850&co=true',
  '/pictures/products/CR2032.svg',
])('%s reads no large table as a whole', async (path) => {
  const before = await wholeReads()
  expect((await shop.fetch(path)).status).toBe(200)
  expect(await wholeReads()).toEqual(before)
})

test('a cart causes no sequential scan of a large table', async () => {
  const before = await wholeReads()
  const items = [{ uuid: crypto.randomUUID(), product_id: shop.idOf('CR2032'), quantity: 3 }]
  await shop.fetch('/api/sync-cart', post({ items, coupons: ['3FOR2'], checkout_order_id: null }))
  await shop.fetch('/api/cross-selling-products', post({ cart: items, checkout_order_id: null }))
  expect(await wholeReads()).toEqual(before)
})

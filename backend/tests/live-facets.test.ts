import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CategoryListing, SearchAnswer } from '../../app/commerce/contract/listing'
import { precomputeTerms } from '../facets/precompute-terms'
import { NOON_DAY, openTestShop, type TestShop } from './test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const listing = async (more = '') =>
  CategoryListing.parse(await (await shop.fetch(`/api/listings/category?uri=batterier${more}`)).json())
const counts = async (key: string, more = '') => {
  const { facets } = await listing(more)
  return Object.fromEntries((facets.find((one) => one.key === key)?.values ?? []).map(({ value, count }) => [value, count]))
}
const search = async (more: string) => SearchAnswer.parse(await (await shop.fetch(`/api/products?query=batteri${more}`)).json())

test('a product that sells out changes the stock facet at once, in the whole listing and in a filtered one', async () => {
  const { total } = await listing()
  await shop.db.execute(sql`update products set stock = 0, back_order = true where sku = 'CR2032'`)
  expect(await counts('stock')).toMatchObject({ in: total - 1, order: 1 })
  expect((await listing('&f.stock=order')).products.map(({ sku }) => sku)).toContain('CR2032')
  expect((await counts('stock', '&f.voltage=3')).order).toBe(1)
  await shop.db.execute(sql`update products set discontinued = true where sku = 'CR2032'`)
  expect((await counts('stock')).order).toBeUndefined()
  await shop.db.execute(sql`update products set stock = 5, back_order = false, discontinued = false where sku = 'CR2032'`)
})

test('a price with start and end counts while it is valid', async () => {
  const hour = 3_600_000
  await shop.db.execute(
    sql`insert into prices (product_id, store_id, kind, q, p, starts_at, ends_at) values (${shop.idOf('CR2032')}, 7, 'c', 1, 3,
      ${new Date(NOON_DAY.getTime() - hour).toISOString()}, ${new Date(NOON_DAY.getTime() + hour).toISOString()})`,
  )
  await precomputeTerms(shop.db)
  expect((await counts('price'))['2-5']).toBe(1)
  expect((await listing('&f.price=2-5')).products.map(({ sku }) => sku)).toEqual(['CR2032'])
  shop.clock.now = new Date(NOON_DAY.getTime() + 2 * hour)
  expect((await counts('price'))['2-5']).toBeUndefined()
  expect((await listing('&f.price=2-5')).total).toBe(0)
  shop.clock.now = NOON_DAY
})

test('a search without facets finds the same products', async () => {
  const [whole, lean] = [await search('&co=true'), await search('&co=true&facets=false')]
  expect(whole.facets).not.toEqual([])
  expect(lean).toEqual({ ...whole, facets: [] })
  expect((await search('&facets=false&f.voltage=1.5')).total).toBe((await search('&f.voltage=1.5')).total)
})

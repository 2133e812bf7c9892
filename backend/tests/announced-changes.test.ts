import { and, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ASSORTMENT_TAG, categoryListingTag, CONTENT_TAG, EVERYTHING_TAG, productTag } from '../../app/commerce/contract/changes'
import { Deal } from '../../app/commerce/contract/deal'
import { CHANGES_CHANNEL } from '../changes/change-announcer'
import { categoryOfKey } from '../catalogue/listing-key'
import { tags as tagTable } from '../database/schema/brands'
import { categoryTexts } from '../database/schema/categories'
import { contentPageTexts, strings, widgets } from '../database/schema/content'
import { deals } from '../database/schema/offers'
import { listingEntries, productCategories, productTags } from '../database/schema/placement'
import { prices } from '../database/schema/prices'
import { accessories, products, productTexts } from '../database/schema/products'
import { openTestShop, type TestShop } from './test-shop'

/** Told by `tags` itself: the database tells in the order of the commits, so nothing before it can come later. */
const END_TAG = 'end of test'

let shop: TestShop
let heard: string[]
/** Called when the database has told `END_TAG`. */
let hearEnd: () => void
let stopListening: () => Promise<void>
let id: number
beforeEach(async () => {
  shop = await openTestShop()
  id = shop.idOf('TESTER')
  heard = []
  stopListening = await shop.listen(CHANGES_CHANNEL, (tag) => (tag === END_TAG ? hearEnd() : heard.push(tag)))
})
afterEach(async () => {
  await stopListening()
  await shop.close()
})

/** The tags that were told since the last time. */
async function tags(): Promise<string[]> {
  const isHeard = new Promise<void>((resolve) => (hearEnd = resolve))
  await shop.db.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${END_TAG})`)
  await isHeard
  return heard.splice(0).sort()
}

async function listingTags(): Promise<string[]> {
  const rows = await shop.db.select().from(listingEntries).where(eq(listingEntries.product_id, id))
  return rows.flatMap(({ listing }) => categoryOfKey(listing) ?? []).map(categoryListingTag)
}

const itself = () => eq(products.id, id)

test('a changed price is told of its product, of the listings of its categories and of lists', async () => {
  const listings = await listingTags()
  expect(listings.length).toBeGreaterThan(0)
  await shop.db.update(prices).set({ p: 1 }).where(eq(prices.product_id, id))
  expect(await tags()).toEqual([ASSORTMENT_TAG, productTag(id), ...listings].sort())
})

test('a changed price of the current deal is told of content too, because a banner on each page names its discount', async () => {
  const hour = 3_600_000
  const deal = { product_id: id, starts_at: new Date(Date.now() - hour), expires_at: new Date(Date.now() + hour) }
  await shop.db.insert(deals).values(deal)
  await shop.db.update(prices).set({ p: 1 }).where(eq(prices.product_id, id))
  expect(await tags()).toContain(CONTENT_TAG)
  await shop.db.update(deals).set({ expires_at: new Date(Date.now() - 1) })
  await tags()
  await shop.db.update(prices).set({ p: 2 }).where(eq(prices.product_id, id))
  expect(await tags()).not.toContain(CONTENT_TAG)
})

test('the deal of a day is told once; a day with a planned deal that is over has none, and asking for it tells nothing', async () => {
  const ask = async () => Deal.parse(await (await shop.fetch('/api/current-deal')).json())
  expect(await ask()).toMatchObject({ product_slug: 'lr6-aa-24-pack' })
  expect(await tags()).toContain(CONTENT_TAG)
  await ask()
  expect(await tags()).toEqual([])
  const [ofToday] = await shop.db.select().from(deals)
  if (ofToday === undefined) throw new Error('The day has no deal')
  const hours = (count: number) => new Date(ofToday.starts_at.getTime() + count * 3_600_000)
  for (const planned of [{ starts_at: ofToday.starts_at }, { starts_at: hours(1) }]) {
    await shop.db.update(deals).set({ ...planned, expires_at: hours(2) })
    await tags()
    expect(await ask()).toBeNull()
    expect([await tags(), await shop.db.$count(deals)]).toEqual([[], 1])
  }
})

test('a sale is told of its product alone, as long as some are left; the last piece changes the listings too', async () => {
  await shop.db.update(products).set({ stock: 9 }).where(itself())
  await tags()
  await shop.db.update(products).set({ stock: 8 }).where(itself())
  expect(await tags()).toEqual([productTag(id)])
  await shop.db.update(products).set({ stock: 0 }).where(itself())
  expect(await tags()).toEqual([ASSORTMENT_TAG, productTag(id), ...(await listingTags())].sort())
})

test('an update that changes nothing is not told', async () => {
  await shop.db.update(products).set({ stock: sql`stock` })
  expect(await tags()).toEqual([])
})

test('a product that joins or leaves a listing is told of the listing', async () => {
  const [entry] = await shop.db.select().from(listingEntries).where(eq(listingEntries.product_id, id))
  if (entry === undefined) throw new Error('The product is in no listing')
  await shop.db.delete(listingEntries).where(and(eq(listingEntries.listing, entry.listing), eq(listingEntries.product_id, id)))
  const told = [ASSORTMENT_TAG, `listing:${entry.listing}`].sort()
  expect(await tags()).toEqual(told)
  await shop.db.insert(listingEntries).values(entry)
  expect(await tags()).toEqual(told)
})

test('a product that gets, changes or loses a category is told', async () => {
  const of = eq(productCategories.product_id, id)
  const [row] = await shop.db.select().from(productCategories).where(of)
  if (row === undefined) throw new Error('The product is in no category')
  await shop.db.update(productCategories).set({ position: 9 }).where(of)
  expect(await tags()).toEqual([productTag(id)])
  await shop.db.delete(productCategories).where(of)
  expect(await tags()).toEqual([productTag(id)])
  await shop.db.insert(productCategories).values(row)
  expect(await tags()).toEqual([productTag(id)])
})

test('a product that gets, changes or loses a tag is told', async () => {
  const of = eq(productTags.product_id, id)
  await shop.db.delete(productTags).where(of)
  await shop.db.insert(tagTable).values({ id: 900, key: 'another' })
  await tags()
  const [one] = await shop.db.select().from(tagTable)
  await shop.db.insert(productTags).values({ product_id: id, tag_id: one?.id ?? 0 })
  expect(await tags()).toEqual([productTag(id)])
  await shop.db.update(productTags).set({ tag_id: 900 }).where(of)
  expect(await tags()).toEqual([productTag(id)])
  await shop.db.delete(productTags).where(of)
  expect(await tags()).toEqual([productTag(id)])
})

test('a product that gets, changes or loses an accessory is told', async () => {
  const of = and(eq(accessories.product_id, id), eq(accessories.accessory_id, shop.idOf('CR2032')))
  await shop.db.insert(accessories).values({ product_id: id, accessory_id: shop.idOf('CR2032'), position: 9 })
  expect(await tags()).toEqual([productTag(id)])
  await shop.db.update(accessories).set({ position: 8 }).where(of)
  expect(await tags()).toEqual([productTag(id)])
  await shop.db.delete(accessories).where(of)
  expect(await tags()).toEqual([productTag(id)])
})

test('the siblings of a product are told when it joins or leaves their group', async () => {
  const [sibling, other] = [shop.idOf('CR2032'), shop.idOf('LR6-24')]
  await shop.db.update(products).set({ group_id: 900 }).where(eq(products.id, sibling))
  await shop.db.update(products).set({ group_id: 901 }).where(eq(products.id, other))
  await shop.db.update(products).set({ group_id: null }).where(itself())
  await tags()
  await shop.db.update(products).set({ group_id: 900 }).where(itself())
  expect(await tags()).toEqual(expect.arrayContaining([productTag(id), productTag(sibling)]))
  await shop.db.update(products).set({ group_id: 901 }).where(itself())
  expect(await tags()).toEqual(expect.arrayContaining([id, sibling, other].map(productTag)))
  await shop.db.update(products).set({ group_id: null }).where(itself())
  const told = await tags()
  expect(told).toContain(productTag(other))
  expect(told).not.toContain(productTag(sibling))
  const [row] = await shop.db.select().from(products).where(itself())
  if (row === undefined) throw new Error('The product is gone')
  await shop.db.insert(products).values({ ...row, id: 90_000, sku: 'SIBLING', group_id: 900 })
  expect(await tags()).toEqual([productTag(sibling), productTag(90_000)].sort())
  await shop.db.delete(products).where(eq(products.id, 90_000))
  expect(await tags()).toEqual([productTag(sibling)])
})

test('texts of a product, content and strings, and categories are told', async () => {
  await shop.db.update(productTexts).set({ name: 'x' }).where(eq(productTexts.product_id, id))
  expect(await tags()).toContain(productTag(id))
  await shop.db.update(contentPageTexts).set({ title: 'x' })
  expect(await tags()).toEqual([CONTENT_TAG])
  await shop.db.update(widgets).set({ content: 'x' })
  expect(await tags()).toEqual([CONTENT_TAG])
  await shop.db.insert(strings).values({ language: 'sv', key: 'a-key', value: 'x' })
  expect(await tags()).toEqual([CONTENT_TAG])
  await shop.db.update(categoryTexts).set({ name: 'x' })
  expect(await tags()).toEqual([EVERYTHING_TAG])
})

test('a change of more than 100 products says that everything has changed', async () => {
  const entries = await shop.db.select({ id: products.id }).from(products)
  await shop.db.update(products).set({ mpn: 'x' })
  expect(await tags()).toEqual(
    entries.length > 100 ? [EVERYTHING_TAG] : expect.arrayContaining(entries.map((one) => productTag(one.id))),
  )
})

test('what is rolled back is not told', async () => {
  const failing = shop.db.transaction(async (tx) => {
    await tx.update(prices).set({ p: 1 }).where(eq(prices.product_id, id))
    throw new Error('dropped')
  })
  await expect(failing).rejects.toThrow('dropped')
  expect(await tags()).toEqual([])
})

import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ASSORTMENT_TAG, categoryListingTag, CONTENT_TAG, EVERYTHING_TAG, productTag } from '../../app/commerce/contract/changes'
import { CHANGES_CHANNEL } from '../changes/change-announcer'
import { categoryOfKey } from '../catalogue/listing-key'
import { categoryTexts } from '../database/schema/categories'
import { contentPageTexts, strings, widgets } from '../database/schema/content'
import { listingEntries } from '../database/schema/placement'
import { prices } from '../database/schema/prices'
import { products, productTexts } from '../database/schema/products'
import { openTestShop, type TestShop } from './test-shop'

let shop: TestShop
let heard: string[]
let stopListening: () => Promise<void>
let id: number
beforeEach(async () => {
  shop = await openTestShop()
  id = shop.idOf('TESTER')
  heard = []
  stopListening = await shop.listen(CHANGES_CHANNEL, (tag) => heard.push(tag))
})
afterEach(async () => {
  await stopListening()
  await shop.close()
})

/** The tags that were told since the last time. */
async function tags(): Promise<string[]> {
  await sleep(50)
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

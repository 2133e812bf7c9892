import { readFile } from 'node:fs/promises'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { attributes, productAttributes } from '../database/schema/attributes'
import { products } from '../database/schema/products'
import { seedRows } from '../database/schema/seed-rows'
import { Caller } from './caller'
import { openTestShop, type TestShop } from './test-shop'

let shop: TestShop
let caller: Caller
/** A shop that an earlier release seeded, with two products of one part number and one that the shop added under that number. */
beforeAll(async () => {
  shop = await openTestShop()
  caller = new Caller(shop)
  const { db, idOf } = shop
  const [tape, kit, own] = [idOf('TESTER'), idOf('LAST'), idOf('CR2032')]
  await db.insert(attributes).values({ key: 'pack-size', unit: null, position: 99 })
  await db.insert(productAttributes).values({ product_id: kit, attribute_key: 'pack-size', number: 25, value: null })
  await db
    .update(products)
    .set({ mpn: 'AA', brand_id: 1 })
    .where(inArray(products.id, [tape, kit, own]))
  await db.update(products).set({ sku: 'GLU-TAPE' }).where(eq(products.id, tape))
  await db.update(products).set({ sku: 'TLK-25' }).where(eq(products.id, kit))
  const added = [idOf('PRESALE'), idOf('SOLDOUT')]
  await db
    .update(products)
    .set({ sku: 'WIRE-50-OWN' })
    .where(eq(products.id, idOf('PRESALE')))
  await db
    .update(products)
    .set({ sku: 'TLK-16' })
    .where(eq(products.id, idOf('SOLDOUT')))
  await db.insert(productAttributes).values({ product_id: idOf('SOLDOUT'), attribute_key: 'pack-size', number: 16, value: null })
  const isOwn = inArray(seedRows.row, [own, ...added].map(String))
  await db.delete(seedRows).where(and(eq(seedRows.kind, 'picture'), isOwn))
  const migration = await readFile(new URL('../database/migrations/0060_corrected-seed.sql', import.meta.url), 'utf8')
  for (const statement of migration.split('--> statement-breakpoint')) await db.execute(sql.raw(statement))
})
afterAll(() => shop.close())

it('a shop that an earlier release seeded gets contents of goods sold by length, kits that are no packs, and part numbers of their own', async () => {
  const { products: feed } = (await caller.call('productFeed')).answer
  const told = (sku: string) =>
    feed.filter((one) => one.sku === sku).map(({ mpn, measure, pack_size }) => [mpn, measure, pack_size])
  expect(told('GLU-TAPE')).toEqual([['GLU-TAPE', { amount: 50, unit: 'm' }, null]])
  expect(told('TLK-25')).toEqual([['TLK-25', null, null]])
  const { attributes: shown } = (await caller.call('product', { path: 'sista-biten' })).answer
  expect(shown).toContainEqual({ key: 'parts', name: 'Antal delar', value: '25' })
})

it('a product that the seed did not write keeps its part number, and is no other goods by its article number alone', async () => {
  const own = await shop.db
    .select({ sku: products.sku, key: productAttributes.attribute_key })
    .from(productAttributes)
    .innerJoin(products, eq(products.id, productAttributes.product_id))
    .where(inArray(products.sku, ['WIRE-50-OWN', 'TLK-16']))
  expect(own).toEqual([{ sku: 'TLK-16', key: 'pack-size' }])
  expect((await caller.call('product', { path: 'knappcell-cr2032' })).answer.mpn).toBe('AA')
})

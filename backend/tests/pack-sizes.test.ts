import { readFile } from 'node:fs/promises'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CartItem, SyncCartAnswer } from '../../app/commerce/contract/cart'
import { Product } from '../../app/commerce/contract/product'
import { ProductFeedPart } from '../../app/commerce/contract/product-feed'
import { attributes, attributeTexts, productAttributes } from '../database/schema/attributes'
import { coupons } from '../database/schema/offers'
import { products, productTexts } from '../database/schema/products'
import { GERMANY } from './place-order'
import { openTestShop, post, type TestShop } from './test-shop'

const CELLS = 900

let shop: TestShop
let stored: CartItem[]
let former: Product

/** Writes the pack sizes of the fixture as the last release did, with a cell of two capacities, and upgrades them. */
beforeAll(async () => {
  shop = await openTestShop()
  await shop.db.insert(attributes).values({ key: 'pack-size', unit: null, position: 99 })
  await shop.db.insert(attributeTexts).values([
    { attribute_key: 'pack-size', language: 'sv', name: 'Antal i förpackningen' },
    { attribute_key: 'pack-size', language: 'de', name: 'Anzahl in der Packung' },
  ])
  await asVariations(['LR6-4', 'LR6-24'], { variation_attributes: ['pack-size'] })
  await asVariations(['CR2032', 'TESTER', 'LAST'], { group_id: CELLS, variation_attributes: ['capacity-mah', 'pack-size'] })
  await measure('capacity-mah', { CR2032: 235, TESTER: 235, LAST: 600 })
  await measure('pack-size', { 'LR6-4': 4, 'LR6-24': 24, CR2032: 5, TESTER: 1, LAST: 1 })
  await shop.db
    .update(coupons)
    .set({ specific_groups: [CELLS] })
    .where(eq(coupons.code, 'KRAFT10'))
  stored = await sync([{ uuid: crypto.randomUUID(), product_id: shop.idOf('LR6-24'), quantity: 2 }])
  former = await product('lr6-aa-24-pack')
  const migration = await readFile(new URL('../database/migrations/0030_pack-sizes.sql', import.meta.url), 'utf8')
  for (const statement of migration.split('--> statement-breakpoint')) await shop.db.execute(sql.raw(statement))
})
afterAll(() => shop.close())

const ids = (skus: readonly string[]) => inArray(products.id, skus.map(shop.idOf))

const asVariations = (skus: readonly string[], row: Partial<typeof products.$inferInsert>) =>
  shop.db
    .update(products)
    .set({ type: 2, ...row })
    .where(ids(skus))

const measure = (attribute_key: string, numbers: Record<string, number>) =>
  shop.db
    .insert(productAttributes)
    .values(Object.entries(numbers).map(([sku, number]) => ({ product_id: shop.idOf(sku), attribute_key, number, value: null })))
    .onConflictDoUpdate({
      target: [productAttributes.product_id, productAttributes.attribute_key],
      set: { number: sql`excluded.number` },
    })

async function sync(items: object[]): Promise<CartItem[]> {
  const response = await shop.fetch('/api/sync-cart', post({ items, coupons: [], checkout_order_id: null }))
  return SyncCartAnswer.parse(await response.json())
}

async function product(slug: string): Promise<Product> {
  return Product.parse(await (await shop.fetch(`/api/products/by-slug/${slug}`)).json())
}

describe('pack sizes that the last release kept as variations', () => {
  test('are products of their own at their addresses and prices, each with the others beside it, smallest first', async () => {
    const pack = await product('lr6-aa-24-pack')
    expect(former.variations).toHaveLength(2)
    expect(pack).toMatchObject({ id: former.id, sku: former.sku, ean: former.ean, prices: former.prices, type: 1, pack_size: 24 })
    expect([pack.variations, pack.variation_attributes]).toEqual([[], []])
    expect(pack.pack_sizes.map(({ slug, pack_size }) => [slug, pack_size])).toEqual([
      ['lr6-aa-4-pack', 4],
      ['lr6-aa-24-pack', 24],
    ])
    const { prices, group_id, discount_category } = pack
    expect(pack.pack_sizes[1]).toMatchObject({ prices, group_id, discount_category })
  })

  test('name the deposit of each pack', async () => {
    await shop.db
      .update(products)
      .set({ starter_batteries: 2 })
      .where(ids(['LR6-24']))
    const isGerman = and(eq(productTexts.product_id, shop.idOf('LR6-24')), eq(productTexts.language, 'de'))
    const [text] = await shop.db.select({ slug: productTexts.slug }).from(productTexts).where(isGerman)
    const { pack_sizes } = await product(`${text?.slug}?${GERMANY}`)
    expect(pack_sizes.map(({ pack_size, deposit }) => [pack_size, deposit])).toEqual([
      [4, 0],
      [24, 15],
    ])
    await shop.db
      .update(products)
      .set({ starter_batteries: 0 })
      .where(ids(['LR6-24']))
  })

  test('of goods that are sold by a measure name the content of each pack', async () => {
    await shop.db.insert(attributes).values({ key: 'net-weight', unit: 'g', position: 100 })
    await shop.db.insert(attributeTexts).values({ attribute_key: 'net-weight', language: 'sv', name: 'Vikt' })
    await measure('net-weight', { 'LR6-4': 250 })
    const { pack_sizes } = await product('lr6-aa-24-pack')
    expect(pack_sizes.map(({ pack_size, measure: content }) => [pack_size, content])).toEqual([
      [4, { amount: 0.25, unit: 'kg' }],
      [24, undefined],
    ])
  })

  test('stay in the carts that hold them, at their price', async () => {
    expect(await sync(stored)).toEqual(stored.map((item) => ({ ...item, type: 1 })))
  })

  test('of another capacity are another article, which coupons for the former group still cover', async () => {
    const rows = await shop.db
      .select({ sku: products.sku, group: products.group_id })
      .from(products)
      .where(ids(['CR2032', 'TESTER', 'LAST']))
      .orderBy(products.sku)
    const [small, other, same] = rows.map(({ group }) => group)
    expect(small).toBe(same)
    expect(other).not.toBe(small)
    const [coupon] = await shop.db.select().from(coupons).where(eq(coupons.code, 'KRAFT10'))
    expect(coupon?.specific_groups).toEqual(expect.arrayContaining([small, other]))
    expect((await product('knappcell-cr2032')).pack_sizes.map(({ pack_size }) => pack_size)).toEqual([1, 5])
    expect((await product('sista-biten')).pack_sizes).toEqual([])
  })

  test('are no variants in the product feed, and not offered after one of them was added', async () => {
    const { products: feed } = ProductFeedPart.parse(await (await shop.fetch('/api/product-feed')).json())
    expect(feed.find(({ sku }) => sku === 'LR6-24')).toMatchObject({ group_id: null, pack_size: 24 })
    const offered = await shop.fetch(`/api/products/${shop.idOf('LR6-4')}/upselling`)
    expect(
      Product.pick({ sku: true })
        .array()
        .parse(await offered.json()),
    ).toEqual([{ sku: 'SET' }])
  })
})

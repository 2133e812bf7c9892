import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isGone } from '../../app/product/is-gone'
import { goneIds } from '../facets/gone-sql'
import { attributes, attributeTexts, productAttributes } from '../database/schema/attributes'
import { products, productTexts } from '../database/schema/products'
import { Caller } from './caller'
import { openTestShop, type TestShop } from './test-shop'

const [PRODUCT, SUCCESSOR, OTHER] = ['LR6-24', 'TESTER', 'LR6-4'] as const

let shop: TestShop
let caller: Caller
let slug: string
beforeAll(async () => {
  shop = await openTestShop()
  caller = new Caller(shop)
  await shop.db.insert(attributes).values({ key: 'pack-size', unit: null, position: 99 })
  await shop.db.insert(attributeTexts).values({ attribute_key: 'pack-size', language: 'sv', name: 'Antal i förpackningen' })
  const [text] = await shop.db
    .select({ slug: productTexts.slug })
    .from(productTexts)
    .where(and(eq(productTexts.product_id, shop.idOf(PRODUCT)), eq(productTexts.language, 'sv')))
  slug = text?.slug ?? ''
})
afterAll(() => shop.close())

const set = (sku: string, values: Partial<typeof products.$inferInsert>) =>
  shop.db.update(products).set(values).where(eq(products.sku, sku))

async function setPackSizes(are: boolean): Promise<void> {
  await shop.db.delete(productAttributes).where(eq(productAttributes.attribute_key, 'pack-size'))
  if (!are) return
  await shop.db.insert(productAttributes).values([
    { product_id: shop.idOf(PRODUCT), attribute_key: 'pack-size', number: 24, value: null },
    { product_id: shop.idOf(OTHER), attribute_key: 'pack-size', number: 4, value: null },
  ])
}

const SUCCESSORS = {
  'no successor': null,
  'a living successor': { discontinued: false, stock: 0 },
  'a successor that is gone': { discontinued: true, stock: 0 },
  'a discontinued successor with last pieces': { discontinued: true, stock: 1 },
} as const
const GROUP = 900
const SOLD = { discontinued: false, stock: 5 }
const SOLD_OUT = { discontinued: true, stock: 0 }
type Group = { other: typeof SOLD | null; by: string[]; hasPacks?: boolean } | null
/** The other products in the group of the product. `by`, its attributes to choose by, make it a variation, not a pack size. */
const GROUPS: Record<string, Group> = {
  'no group': null,
  'alone in its group': { other: null, by: [] },
  'a pack size that is sold': { other: SOLD, by: [] },
  'a pack size that is sold no more': { other: SOLD_OUT, by: [] },
  'a variation that is sold': { other: SOLD, by: ['chemistry'] },
  'a variation that is sold no more': { other: SOLD_OUT, by: ['chemistry'] },
  'a product of its group without attribute or pack size, which is sold': { other: SOLD, by: [], hasPacks: false },
  'a product of its group without attribute or pack size, which is sold no more': { other: SOLD_OUT, by: [], hasPacks: false },
}

const STOCKS = [
  { discontinued: true, stock: 0, back_order: true },
  { discontinued: true, stock: 0, back_order: false },
  { discontinued: true, stock: 1, back_order: false },
  { discontinued: false, stock: 0, back_order: false },
]

it('the page of a product answers 410 exactly when SQL leaves it out of listings, searches and sitemaps', async () => {
  const id = shop.idOf(PRODUCT)
  const counted = { gone: 0, shown: 0 }
  for (const [successor, next] of Object.entries(SUCCESSORS)) {
    await set(SUCCESSOR, next ?? SOLD)
    for (const [group, others] of Object.entries(GROUPS)) {
      const variation_attributes = [...(others?.by ?? [])]
      await set(OTHER, Object.assign({ variation_attributes, group_id: others?.other ? GROUP : null }, others?.other ?? SOLD))
      await setPackSizes(others?.hasPacks ?? true)
      for (const own of STOCKS) {
        const successor_id = next === null ? null : shop.idOf(SUCCESSOR)
        await set(PRODUCT, { ...own, successor_id, variation_attributes, group_id: others === null ? null : GROUP })
        const { answer } = await caller.call('product', { path: slug })
        const [row] = await shop.db.select({ is: sql<boolean>`${id} in (${goneIds(sql`'sv'`)})` }).from(sql`(select 1) one`)
        expect({ own, successor, group, gone: isGone(answer) }).toEqual({ own, successor, group, gone: row?.is })
        counted[row?.is ? 'gone' : 'shown'] += 1
      }
    }
  }
  expect(counted).toEqual({ gone: 8, shown: 120 })
})

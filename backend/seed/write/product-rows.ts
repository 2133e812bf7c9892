import { createHash } from 'node:crypto'
import type { productTexts, products } from '../../database/schema/products'
import type { Drawing } from '../../pictures/drawing'
import { writeDrawing } from '../../pictures/stored-drawing'
import { partKey } from '../../search/tokenize'
import type { Ids } from './catalogue-ids'
import { LANGUAGES } from '../../../app/commerce/contract/languages'
import type { SeedProduct } from '../data/records'

const DAY_MS = 86_400_000

/** The row of a product. `expectedInDays` counts from `seededAt`. */
export function productRow(seed: SeedProduct, ids: Ids, seededAt: Date): typeof products.$inferInsert {
  return {
    id: ids.product(seed.sku),
    sku: seed.sku,
    sku_key: partKey(seed.sku),
    mpn: seed.mpn,
    ean: seed.ean,
    type: seed.type,
    brand_id: ids.brand(seed.brand),
    group_id: seed.group === null ? null : ids.group(seed.group),
    variation_attributes: seed.variationAttributes,
    stock: seed.stock,
    expected_on: seed.expectedInDays === null ? null : isoDay(seededAt, seed.expectedInDays),
    back_order: seed.backOrder,
    discontinued: seed.discontinued,
    successor_id: seed.successor === null ? null : ids.product(seed.successor),
    notifyable: seed.notifyable,
    weight_grams: Math.round(seed.weightGrams),
    discount_category: seed.discountCategory,
    decoration: seed.decoration,
    subscription_intervals: seed.subscriptions ?? [],
    rank: rankOf(seed),
    ...drawingRow(seed.drawing),
  }
}

/** A drawing with the hash by which the address of its picture changes with it. */
export const drawingRow = (drawing: Drawing) => ({
  drawing: writeDrawing(drawing),
  picture_hash: createHash('sha256').update(JSON.stringify(drawing)).digest('hex').slice(0, 10),
})

export function productTextRows(seed: SeedProduct, ids: Pick<Ids, 'product'>): (typeof productTexts.$inferInsert)[] {
  return LANGUAGES.map((language) => ({
    product_id: ids.product(seed.sku),
    language,
    name: seed.name[language],
    slug: seed.slug[language],
    description: seed.description[language],
  }))
}

/** The rank in listings. Discontinued products come after all others. */
export const rankOf = (seed: SeedProduct): number => (seed.discontinued ? seed.popularity - 1 : seed.popularity)

function isoDay(from: Date, days: number): string {
  return new Date(from.getTime() + days * DAY_MS).toISOString().slice(0, 10)
}

import { inArray } from 'drizzle-orm'
import type { Freight } from '../../app/commerce/contract/checkout'
import type { Database } from '../database/database'
import { products } from '../database/schema/products'
import { readDrawing } from '../pictures/stored-drawing'
import { freightOf } from '../shipping/delivery-options'
import { parcelOf } from '../shipping/parcel'
import type { Store } from '../stores/stores'

type Line = { product_id: number; quantity: number }

/** The freight of these goods and the value from which it is free (POST /api/freight). Unknown products count as weightless. */
export async function freight(db: Database, lines: readonly Line[], store: Store): Promise<Freight> {
  const { id, type, weight_grams: weightGrams, drawing } = products
  const rows = await db
    .select({ id, type, weightGrams, drawing })
    .from(products)
    .where(inArray(id, [...new Set(lines.map(({ product_id }) => product_id))]))
  const known = new Map(rows.map((row) => [row.id, row]))
  const goods = lines.flatMap(({ product_id, quantity }) => {
    const product = known.get(product_id)
    return product ? [{ ...product, measures: readDrawing(product.drawing), quantity }] : []
  })
  // The caller decides whether the goods reach the threshold.
  const parcel = parcelOf(goods, 0)
  return parcel === null
    ? { needs_delivery: false, price_from: 0, free_from: null }
    : { needs_delivery: true, ...freightOf(parcel, store) }
}

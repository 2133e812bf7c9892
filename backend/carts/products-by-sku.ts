import { inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { ProductsBySku } from '../../app/commerce/contract/cart'
import { isOrderable } from '../catalogue/stock'
import type { Database } from '../database/database'
import { products } from '../database/schema/products'
import type { Scope } from '../http/endpoints'
import { partKey } from '../search/tokenize'
import { loadSellables } from './sellable'

/**
 * The products of these numbers, in whatever letter case, that the store sells, in no order; whoever is not among them there is
 * not.
 */
export async function productsBySku(
  db: Database,
  skus: readonly string[],
  scope: Scope,
): Promise<z.output<typeof ProductsBySku>> {
  if (skus.length === 0) return []
  const wanted = new Set(skus.map((sku) => sku.toUpperCase()))
  // The index knows keys, which more numbers than one may share.
  const rows = await db
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(inArray(products.sku_key, [...new Set(skus.map(partKey))]))
  const sellables = await loadSellables(
    db,
    rows.filter(({ sku }) => wanted.has(sku.toUpperCase())).map(({ id }) => id),
    scope,
  )
  return [...sellables.values()].map(({ id, sku, stock }) => ({ sku, product_id: id, orderable: isOrderable(stock) }))
}

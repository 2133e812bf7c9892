import { inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { ProductsBySku } from '../../app/commerce/contract/cart'
import { isOrderable } from '../catalogue/stock'
import type { Database } from '../database/database'
import { products } from '../database/schema/products'
import type { Scope } from '../http/endpoints'
import { partKey } from '../search/tokenize'
import { loadCartProducts } from '../catalogue/cart-products'

/** The products with these numbers that the store sells, in no particular order. Letter case does not matter. */
export async function productsBySku(
  db: Database,
  skus: readonly string[],
  scope: Scope,
): Promise<z.output<typeof ProductsBySku>> {
  if (skus.length === 0) return []
  const wanted = new Set(skus.map((sku) => sku.toUpperCase()))
  // The index is on the key, which several numbers can share.
  const rows = await db
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(inArray(products.sku_key, [...new Set(skus.map(partKey))]))
  const found = await loadCartProducts(
    db,
    rows.filter(({ sku }) => wanted.has(sku.toUpperCase())).map(({ id }) => id),
    scope,
  )
  return [...found.values()].map((product) => ({
    sku: product.sku,
    product_id: product.id,
    orderable: isOrderable(product),
  }))
}

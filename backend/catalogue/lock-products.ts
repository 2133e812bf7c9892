import { asc, inArray } from 'drizzle-orm'
import type { Database } from '../database/database'
import { canBeId } from '../database/known-id'
import { products } from '../database/schema/products'

/**
 * Locks products until the transaction ends, in the order of their ids, so that two orders of the same products cannot deadlock.
 */
export async function lockProducts(tx: Database, productIds: readonly number[]): Promise<void> {
  const ids = [...new Set(productIds)].filter(canBeId)
  if (ids.length === 0) return
  await tx.select({ id: products.id }).from(products).where(inArray(products.id, ids)).orderBy(asc(products.id)).for('update')
}

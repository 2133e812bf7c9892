import { and, eq, sql } from 'drizzle-orm'
import type { CartItemRequest } from '../../app/commerce/contract/cart'
import { statement, type Database } from '../database/database'
import { canBeId } from '../database/known-id'
import { productRelations } from '../database/schema/products'
import { type CrossSellingOffers, offerKey } from './cross-selling-discounts'

const offerRows = statement((db) =>
  db
    .select({ offeredWith: productRelations.product_id, id: productRelations.related_id, percent: productRelations.percent })
    .from(productRelations)
    .where(
      and(
        eq(productRelations.kind, 'cross-selling'),
        sql`${productRelations.product_id} = any(${sql.placeholder('offeredWith')}::int[])`,
        sql`${productRelations.related_id} = any(${sql.placeholder('ids')}::int[])`,
      ),
    )
    .prepare('cross_selling_offers'),
)

/** The cross-selling offers that the cart's lines refer to. Without such lines no query is made. */
export async function loadCrossSellingOffers(db: Database, items: readonly CartItemRequest[]): Promise<CrossSellingOffers> {
  const offered = items.filter((item) => canBeId(item.product_id) && canBeId(item.cross_selling_product_id ?? Number.NaN))
  if (offered.length === 0) return new Map()
  const ids = offered.map((item) => item.product_id)
  const offeredWith = offered.map((item) => item.cross_selling_product_id)
  const rows = await offerRows(db).execute({ ids, offeredWith })
  return new Map(rows.map((row) => [offerKey(row.offeredWith, row.id), row.percent ?? 0]))
}

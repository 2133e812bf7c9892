import { and, eq, sql } from 'drizzle-orm'
import type { CartItemRequest } from '../../app/commerce/contract/cart'
import { statement, type Database } from '../database/database'
import { canBeId } from '../database/known-id'
import { productRelations } from '../database/schema/products'
import { termsKey, type Terms } from './claim-cross-selling'

const termRows = statement((db) =>
  db
    .select({ beside: productRelations.product_id, id: productRelations.related_id, percent: productRelations.percent })
    .from(productRelations)
    .where(
      and(
        eq(productRelations.kind, 'cross-selling'),
        sql`${productRelations.product_id} = any(${sql.placeholder('beside')}::int[])`,
        sql`${productRelations.related_id} = any(${sql.placeholder('ids')}::int[])`,
      ),
    )
    .prepare('cross_selling_terms'),
)

/** What the lines of a cart that come from cross-selling can claim; a cart without such lines costs no query. */
export async function loadTerms(db: Database, items: readonly CartItemRequest[]): Promise<Terms> {
  const claims = items.filter((item) => canBeId(item.product_id) && canBeId(item.cross_selling_product_id ?? Number.NaN))
  if (claims.length === 0) return new Map()
  const ids = claims.map((item) => item.product_id)
  const beside = claims.map((item) => item.cross_selling_product_id)
  const rows = await termRows(db).execute({ ids, beside })
  return new Map(rows.map((row) => [termsKey(row.beside, row.id), row.percent ?? 0]))
}

import { sql } from 'drizzle-orm'
import { statement, type Database } from '../database/database'
import { productRelations, products, setMembers } from '../database/schema/products'
import { canBeOrdered } from './orderable-sql'

const MAX_PRODUCTS = 4

const id = sql.placeholder('id')

const upsellingOf = sql`select ${productRelations.related_id} from ${productRelations}
  where ${productRelations.product_id} = ${id} and ${productRelations.kind} = 'upselling'`

/**
 * The upselling products in their order. Without any, the sets that contain the product, then its other variations, best-selling
 * first; other pack sizes of what the shopper has just chosen are not offered.
 * Only products that can be ordered.
 */
const upsellingRows = statement((db) =>
  db
    .select({ id: products.id })
    .from(products)
    .where(
      sql`${products.id} in (
          ${upsellingOf}
          union (select ${setMembers.set_id} from ${setMembers}
            where ${setMembers.product_id} = ${id} and not exists (${upsellingOf}))
          union (select other.id from ${products} as other
            where other.group_id = (select held.group_id from ${products} as held where held.id = ${id})
              and cardinality(other.variation_attributes) > 0 and not exists (${upsellingOf})))
        and ${products.id} <> ${id} and ${canBeOrdered}`,
    )
    .orderBy(
      sql`(select beside.position from ${productRelations} as beside
        where beside.product_id = ${id} and beside.kind = 'upselling' and beside.related_id = ${products.id})`,
      sql`(${products.type} = 3) desc`,
      sql`${products.rank} desc`,
      products.id,
    )
    .limit(MAX_PRODUCTS)
    .prepare('upselling_rows'),
)

/** The ids of at most 4 products to offer with this one. */
export async function upsellingIds(db: Database, productId: number): Promise<number[]> {
  const rows = await upsellingRows(db).execute({ id: productId })
  return rows.map((row) => row.id)
}

import { sql } from 'drizzle-orm'
import { statement, type Database } from '../database/database'
import { productRelations, products, setMembers } from '../database/schema/products'
import { canBeOrdered } from './orderable-sql'

const AT_MOST = 4

const id = sql.placeholder('id')

const besides = sql`select ${productRelations.related_id} from ${productRelations}
  where ${productRelations.product_id} = ${id} and ${productRelations.kind} = 'upselling'`

/**
 * What goes well with the product, in its own order; where nothing is named, sets that hold it, then the other variations of it, the best
 * selling first. All can be had.
 */
const upsellingRows = statement((db) =>
  db
    .select({ id: products.id })
    .from(products)
    .where(
      sql`${products.id} in (
          ${besides}
          union (select ${setMembers.set_id} from ${setMembers}
            where ${setMembers.product_id} = ${id} and not exists (${besides}))
          union (select other.id from ${products} as other
            where other.group_id = (select held.group_id from ${products} as held where held.id = ${id}) and not exists (${besides})))
        and ${products.id} <> ${id} and ${canBeOrdered}`,
    )
    .orderBy(
      sql`(select beside.position from ${productRelations} as beside
        where beside.product_id = ${id} and beside.kind = 'upselling' and beside.related_id = ${products.id})`,
      sql`(${products.type} = 3) desc`,
      sql`${products.rank} desc`,
      products.id,
    )
    .limit(AT_MOST)
    .prepare('upselling_rows'),
)

/** The products to offer in place of or beside this one, at most four ids. */
export async function upsellingIds(db: Database, productId: number): Promise<number[]> {
  const rows = await upsellingRows(db).execute({ id: productId })
  return rows.map((row) => row.id)
}

import { sql } from 'drizzle-orm'
import { statement, type Database } from '../database/database'
import { products, setMembers } from '../database/schema/products'
import { canBeOrdered } from './orderable-sql'

const AT_MOST = 4

const id = sql.placeholder('id')

/** Sets that hold the product, then the other variations of it that can be had; the best selling first. */
const upsellingRows = statement((db) =>
  db
    .select({ id: products.id })
    .from(products)
    .where(
      sql`${products.id} in (
          select ${setMembers.set_id} from ${setMembers} where ${setMembers.product_id} = ${id}
          union select other.id from ${products} as other
            where other.group_id = (select held.group_id from ${products} as held where held.id = ${id}))
        and ${products.id} <> ${id} and ${canBeOrdered}`,
    )
    .orderBy(sql`(${products.type} = 3) desc`, sql`${products.rank} desc`, products.id)
    .limit(AT_MOST)
    .prepare('upselling_rows'),
)

/** The products to offer in place of or beside this one, at most four ids. */
export async function upsellingIds(db: Database, productId: number): Promise<number[]> {
  const rows = await upsellingRows(db).execute({ id: productId })
  return rows.map((row) => row.id)
}

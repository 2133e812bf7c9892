import { sql } from 'drizzle-orm'
import { statement, type Database } from '../database/database'
import { accessories, products } from '../database/schema/products'

const AT_MOST = 12

const inCart = sql`any(${sql.placeholder('ids')}::int[])`

const accessoryRows = statement((db) =>
  db
    .select({ id: products.id })
    .from(accessories)
    .innerJoin(products, sql`${products.id} = ${accessories.accessory_id}`)
    .where(
      sql`${accessories.product_id} = ${inCart} and not (${products.id} = ${inCart})
        and (${products.stock} > 0 or (${products.back_order} and not ${products.discontinued}))`,
    )
    .groupBy(products.id)
    .orderBy(sql`count(*) desc`, sql`min(${accessories.position})`, sql`${products.rank} desc`, products.id)
    .limit(AT_MOST)
    .prepare('cross_selling'),
)

/** Accessories of what is in the cart that are not in it yet and can be ordered; what suits most of the cart first. */
export async function crossSellingIds(db: Database, productIds: readonly number[]): Promise<number[]> {
  if (productIds.length === 0) return []
  const rows = await accessoryRows(db).execute({ ids: productIds })
  return rows.map((row) => row.id)
}

import { eq, sql } from 'drizzle-orm'
import { canBeOrdered } from '../catalogue/orderable-sql'
import { statement } from '../database/database'
import { accessories, products } from '../database/schema/products'

const AT_MOST = 20

const inCart = sql`any(${sql.placeholder('ids')}::int[])`

/** Accessories of products that are none of them and can be ordered; what suits most of them first. */
export const accessoryRows = statement((db) =>
  db
    .select({ id: products.id, group_id: products.group_id })
    .from(accessories)
    .innerJoin(products, eq(products.id, accessories.accessory_id))
    .where(sql`${accessories.product_id} = ${inCart} and not (${products.id} = ${inCart}) and ${canBeOrdered}`)
    .groupBy(products.id)
    .orderBy(sql`count(*) desc`, sql`min(${accessories.position})`, sql`${products.rank} desc`, products.id)
    .limit(AT_MOST)
    .prepare('accessory_rows'),
)

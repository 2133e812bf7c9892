import { eq, sql } from 'drizzle-orm'
import { canBeOrdered } from '../catalogue/orderable-sql'
import { statement } from '../database/database'
import { accessories, products } from '../database/schema/products'

const MAX_ROWS = 20

const inCart = sql`any(${sql.placeholder('ids')}::int[])`

/** Accessories of the products `ids` that can be ordered, without the products themselves; accessories of most of them first. */
export const accessoryRows = statement((db) =>
  db
    .select({ id: products.id, group_id: products.group_id })
    .from(accessories)
    .innerJoin(products, eq(products.id, accessories.accessory_id))
    .where(sql`${accessories.product_id} = ${inCart} and not (${products.id} = ${inCart}) and ${canBeOrdered}`)
    .groupBy(products.id)
    .orderBy(sql`count(*) desc`, sql`min(${accessories.position})`, sql`${products.rank} desc`, products.id)
    .limit(MAX_ROWS)
    .prepare('accessory_rows'),
)

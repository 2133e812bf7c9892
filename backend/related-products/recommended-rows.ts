import { and, eq, ne, sql } from 'drizzle-orm'
import { canBeOrdered } from '../catalogue/orderable-sql'
import { statement } from '../database/database'
import { productFits } from '../database/schema/attributes'
import { orderLines } from '../database/schema/orders'
import { listingEntries, productCategories } from '../database/schema/placement'
import { products } from '../database/schema/products'

/** Limits that keep the queries fast for products in many orders or with many devices. */
const MAX_ORDERS = 500
const MAX_DEVICES = 20
const MAX_POPULAR = 200
const MAX_ROWS = 30

const id = sql.placeholder('id')
const columns = { id: products.id, group_id: products.group_id }

/** Products in the same orders, those in most of them first. */
export const boughtTogetherRows = statement((db) =>
  db
    .select(columns)
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.product_id))
    .where(
      and(
        sql`${orderLines.order_id} in (
          select held.order_id from ${orderLines} as held where held.product_id = ${id} limit ${MAX_ORDERS})`,
        ne(products.id, id),
        canBeOrdered,
      ),
    )
    .groupBy(products.id)
    .orderBy(sql`count(distinct ${orderLines.order_id}) desc`, sql`${products.rank} desc`, products.id)
    .limit(MAX_ROWS)
    .prepare('bought_together_rows'),
)

/** Products of other categories for the same devices, e.g. the filter for the vacuum cleaner that a battery fits. */
export const sameDeviceRows = statement((db) =>
  db
    .select(columns)
    .from(productFits)
    .innerJoin(products, eq(products.id, productFits.product_id))
    .where(
      and(
        sql`${productFits.device_id} in (
          select own.device_id from ${productFits} as own where own.product_id = ${id} order by own.device_id limit ${MAX_DEVICES})`,
        ne(products.id, id),
        canBeOrdered,
        sql`not exists (
          select from ${productCategories} as own
            join ${productCategories} as same on same.category_id = own.category_id
            where own.product_id = ${id} and same.product_id = ${products.id})`,
      ),
    )
    .groupBy(products.id)
    .orderBy(sql`${products.rank} desc`, products.id)
    .limit(MAX_ROWS)
    .prepare('same_device_rows'),
)

/** The best-selling products of a listing that are for no particular device. */
export const popularRows = statement((db) =>
  db
    .select(columns)
    .from(
      sql`(select ${listingEntries.product_id}, ${listingEntries.rank} from ${listingEntries}
        where ${listingEntries.listing} = ${sql.placeholder('listing')}
        order by ${listingEntries.rank} desc, ${listingEntries.product_id} limit ${MAX_POPULAR}) as popular`,
    )
    .innerJoin(products, sql`${products.id} = popular.product_id`)
    .where(and(canBeOrdered, sql`not exists (select from ${productFits} where ${productFits.product_id} = ${products.id})`))
    .orderBy(sql`popular.rank desc`, products.id)
    .limit(MAX_ROWS)
    .prepare('popular_rows'),
)

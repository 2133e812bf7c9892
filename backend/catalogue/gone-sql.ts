import { sql, type SQLWrapper } from 'drizzle-orm'

/**
 * The ids of the products whose pages answer 410 (`isGone` of app/product/is-gone.ts): discontinued and sold out, with no successor, variation or pack size
 * to point on to. Nothing leads to them: no listing, count, search, finder, feed or sitemap. They are few, and have an index of their own.
 */
const goneIds = sql`(select gone.id from products gone where gone.discontinued and gone.stock <= 0 and gone.successor_id is null
  and not exists (select from products other where other.group_id = gone.group_id and other.id <> gone.id))`

/** Whether the page of the product with this id answers 410. */
export const isGone = (id: SQLWrapper) => sql`${id} in ${goneIds}`

export const isNotGone = (id: SQLWrapper) => sql`${id} not in ${goneIds}`

/** Rows (product_id, device_id) of the products that fit devices. */
export const presentFits = sql`(select product_id, device_id from product_fits where ${isNotGone(sql`product_id`)})`

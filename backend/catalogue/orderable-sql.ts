import { sql } from 'drizzle-orm'
import { products } from '../database/schema/products'

/** Whether a row of `products` can be ordered, as isOrderable says (stock.ts). */
export const canBeOrdered = sql`(${products.stock} > 0 or (${products.back_order} and not ${products.discontinued}))`

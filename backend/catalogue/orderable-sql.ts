import { sql } from 'drizzle-orm'
import { products } from '../database/schema/products'

/** `isOrderable` of stock.ts as SQL, for a row of `products`. */
export const canBeOrdered = sql`(${products.stock} > 0 or (${products.back_order} and not ${products.discontinued}))`

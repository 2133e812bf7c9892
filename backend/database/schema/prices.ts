import { sql } from 'drizzle-orm'
import { index, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { products } from './products'
import { stores } from './stores'

const money = () => numeric({ precision: 12, scale: 4, mode: 'number' })

/**
 * A tier of a product's price in one store, including VAT: from quantity `q` on one unit costs `p`; `o` is the price it is
 * reduced from and `d` the reduction in percent. `kind` is `n` (normal) or `c` (campaign, within its window; null is open-ended).
 */
export const prices = pgTable(
  'prices',
  {
    product_id: integer()
      .notNull()
      .references(() => products.id),
    store_id: integer()
      .notNull()
      .references(() => stores.id),
    kind: text().$type<'n' | 'c'>().notNull(),
    q: integer().notNull(),
    p: money().notNull(),
    o: money(),
    d: numeric({ precision: 5, scale: 2, mode: 'number' }),
    starts_at: timestamp({ withTimezone: true }),
    ends_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('prices_product').on(table.product_id, table.store_id, table.kind, table.q),
    index('prices_timed')
      .on(table.store_id, table.product_id)
      .where(sql`${table.q} = 1 and (${table.starts_at} is not null or ${table.ends_at} is not null)`),
    index('prices_campaign').on(table.store_id, table.kind, table.product_id),
  ],
)

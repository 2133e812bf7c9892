import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { products } from './products'
import { stores } from './stores'

/**
 * What a buyer says of a product. It is shown once it is `published`. `order_number` is the order it was bought with: only who has bought
 * a product can review it, and once. `name` is what the buyer wants to be called, empty for nobody.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey(),
    product_id: integer()
      .notNull()
      .references(() => products.id),
    store_id: integer()
      .notNull()
      .references(() => stores.id),
    order_number: text(),
    stars: integer().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    name: text().notNull(),
    status: text().$type<'pending' | 'published' | 'refused'>().notNull(),
    written_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('reviews_shown').on(table.product_id, table.status, table.written_at.desc().nullsFirst()),
    uniqueIndex('reviews_order').on(table.product_id, table.order_number),
  ],
)

/** Who wants to be told when a product is in stock again; `email` in lower case. A row is deleted when the message is sent. */
export const stockNotifications = pgTable(
  'stock_notifications',
  {
    product_id: integer()
      .notNull()
      .references(() => products.id),
    store_id: integer()
      .notNull()
      .references(() => stores.id),
    email: text().notNull(),
    asked_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.product_id, table.store_id, table.email] })],
)

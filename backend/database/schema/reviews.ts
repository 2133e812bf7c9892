import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { products } from './products'
import { stores } from './stores'

/**
 * A review, shown once it is `published`. `order_number` is the order the product was bought with; an order can review a product
 * once. It is null for sample reviews. `name` is the name to show, empty for an anonymous review.
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

/**
 * A request for an e-mail when a product is in stock again; `email` in lower case. The row is deleted when the message is sent.
 * Until the address is confirmed by the link of a mail, nothing else is mailed to it (decision 050).
 */
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
    confirmed_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.product_id, table.store_id, table.email] }),
    index('stock_notifications_unconfirmed')
      .on(table.asked_at)
      .where(sql`${table.confirmed_at} is null`),
  ],
)

/** Addresses, in lower case, that want no review invitations, from any store. */
export const reviewObjections = pgTable('review_objections', {
  email: text().primaryKey(),
  objected_at: timestamp({ withTimezone: true }).notNull(),
})

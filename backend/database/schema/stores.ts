import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** One row a store of backend/stores/stores.ts: what other rows refer to, and what changes as it sells. */
export const stores = pgTable('stores', {
  id: integer().primaryKey(),
  language: text().notNull(),
  currency: text().notNull(),
  /** The number of the last order placed in this store; an order takes the next one under a row lock. */
  last_order_number: integer().notNull(),
})

/** Facts of this installation: the moment it was seeded, the key that signs tokens. */
export const settings = pgTable('settings', { key: text().primaryKey(), value: text().notNull() })

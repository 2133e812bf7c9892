import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** One row per store of backend/stores/stores.ts, for foreign keys. */
export const stores = pgTable('stores', {
  id: integer().primaryKey(),
  language: text().notNull(),
  currency: text().notNull(),
})

/** Facts of this installation: the time it was seeded, the key that signs tokens. */
export const settings = pgTable('settings', { key: text().primaryKey(), value: text().notNull() })

import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Error reports of browsers; the newest 10,000 are kept, each for 90 days. */
export const clientErrors = pgTable('client_errors', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  received_at: timestamp({ withTimezone: true }).notNull(),
  store_id: integer().notNull(),
  level: text().notNull(),
  error: text().notNull(),
  stack: text().notNull(),
  user_agent: text().notNull(),
  url: text().notNull(),
})

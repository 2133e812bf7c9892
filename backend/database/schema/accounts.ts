import { index, integer, numeric, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** `email` is kept in lower case. `password_hash` is argon2id. */
export const customers = pgTable('customers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull().unique(),
  password_hash: text().notNull(),
  first_name: text().notNull(),
  last_name: text().notNull(),
})

/** The percentage a customer has off a discount category (spec section 6). */
export const customerDiscounts = pgTable(
  'customer_discounts',
  {
    customer_id: integer()
      .notNull()
      .references(() => customers.id),
    discount_category: text().notNull(),
    percentage: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.customer_id, table.discount_category] })],
)

/**
 * A refresh token by the SHA-256 of its text; good for one use. Tokens that follow from one login share a `family`, which ends as a
 * whole when a used token is shown again. `scope` is `account` or `my-order`, `subject` the customer's or the order's id.
 */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    token_hash: text().primaryKey(),
    family: uuid().notNull(),
    scope: text().$type<'account' | 'my-order'>().notNull(),
    subject: text().notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    used_at: timestamp({ withTimezone: true }),
  },
  (table) => [index('refresh_tokens_family').on(table.family), index('refresh_tokens_expiry').on(table.expires_at)],
)

import { boolean, index, integer, jsonb, numeric, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from './orders'

/**
 * `email` is in lower case. `password_hash` is an argon2id hash. `terms_accepted_at` is when the customer registered and accepted
 * the terms, by a mailed link; null for an account that the shop opened. `email_confirmed_at` is when a mailed link was last
 * used; unset before 2026-11. `token_generation` grows with each change of the password: access tokens of an earlier one are
 * refused. `is_staff`: the sessions of the account are internal (spec section 6).
 */
export const customers = pgTable('customers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  email: text().notNull().unique(),
  password_hash: text().notNull(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  terms_accepted_at: timestamp({ withTimezone: true }),
  email_confirmed_at: timestamp({ withTimezone: true }),
  token_generation: integer().notNull().default(0),
  is_staff: boolean().notNull().default(false),
})

/** The discount percentage of a customer for a discount category (spec section 6). */
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
 * A refresh token; `token_hash` is its SHA-256. The tokens of one login share a `family`, which is deleted when a token is sent
 * again later than its grace allows. `scope` is `account` or `my-order`, `subject` the id of the customer or of the order.
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

/** A one-time link to an order; `token_hash` is the SHA-256 of its token. */
export const orderLinks = pgTable(
  'order_links',
  {
    token_hash: text().primaryKey(),
    order_id: uuid()
      .notNull()
      .references(() => orders.id),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    used_at: timestamp({ withTimezone: true }),
  },
  (table) => [index('order_links_order').on(table.order_id), index('order_links_expiry').on(table.expires_at)],
)

/**
 * A one-time link by which a password is chosen; `token_hash` is the SHA-256 of its token. `email` is in lower case. The names
 * are those of someone who registers: if there is no account by then, the link opens one.
 */
export const accountLinks = pgTable(
  'account_links',
  {
    token_hash: text().primaryKey(),
    email: text().notNull(),
    first_name: text(),
    last_name: text(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    used_at: timestamp({ withTimezone: true }),
  },
  (table) => [index('account_links_email').on(table.email), index('account_links_expiry').on(table.expires_at)],
)

/**
 * The cart of a customer, for all their devices. `lines`: backend/carts/stored-cart-line.ts;
 * `version` is one higher after each change.
 */
export const accountCarts = pgTable('account_carts', {
  customer_id: integer()
    .primaryKey()
    .references(() => customers.id),
  version: integer().notNull(),
  lines: jsonb().notNull(),
  changed_at: timestamp({ withTimezone: true }).notNull(),
})

/** The details of a customer for purchases in one country (ISO 3166): fields of AccountDetails, empty where nothing was given. */
export const customerDetails = pgTable(
  'customer_details',
  {
    customer_id: integer()
      .notNull()
      .references(() => customers.id),
    country_code: text().notNull(),
    mobile: text().notNull(),
    street: text().notNull(),
    street2: text().notNull(),
    postal_code: text().notNull(),
    city: text().notNull(),
    company_name: text().notNull(),
    organisation_number: text().notNull(),
    company_reference: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customer_id, table.country_code] })],
)

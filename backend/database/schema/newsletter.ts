import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { stores } from './stores'

/**
 * The readers of the newsletter of a store; `email` in lower case. `asked_at` and `confirmed_at` prove the consent: when the
 * address was typed, and when the link that was mailed to it was used.
 */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    email: text().notNull(),
    store_id: integer()
      .notNull()
      .references(() => stores.id),
    asked_at: timestamp({ withTimezone: true }).notNull(),
    confirmed_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.store_id] })],
)

/** A one-time link that begins the newsletter; `token_hash` is the SHA-256 of its token. */
export const newsletterLinks = pgTable(
  'newsletter_links',
  {
    token_hash: text().primaryKey(),
    email: text().notNull(),
    store_id: integer()
      .notNull()
      .references(() => stores.id),
    asked_at: timestamp({ withTimezone: true }).notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    used_at: timestamp({ withTimezone: true }),
  },
  (table) => [index('newsletter_links_email').on(table.email), index('newsletter_links_expiry').on(table.expires_at)],
)

import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { customers } from './accounts'
import { stores } from './stores'

/**
 * A change of a customer's e-mail address (decision 047). Both addresses are in lower case; each is confirmed by a link that was
 * mailed to it. It is open until it is done or stopped, or expires.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    customer_id: integer()
      .notNull()
      .references(() => customers.id),
    store_id: integer()
      .notNull()
      .references(() => stores.id),
    old_email: text().notNull(),
    new_email: text().notNull(),
    asked_at: timestamp({ withTimezone: true }).notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    old_confirmed_at: timestamp({ withTimezone: true }),
    new_confirmed_at: timestamp({ withTimezone: true }),
    stopped_at: timestamp({ withTimezone: true }),
    done_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('email_changes_customer').on(table.customer_id),
    index('email_changes_new_email').on(table.new_email),
    index('email_changes_expiry').on(table.expires_at),
  ],
)

/** A link of a change, mailed to the old or to the new address; `token_hash` is the SHA-256 of its token. */
export const emailChangeLinks = pgTable(
  'email_change_links',
  {
    token_hash: text().primaryKey(),
    change_id: uuid()
      .notNull()
      .references(() => emailChanges.id, { onDelete: 'cascade' }),
    side: text().$type<'old' | 'new'>().notNull(),
  },
  (table) => [index('email_change_links_change').on(table.change_id)],
)

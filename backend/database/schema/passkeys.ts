import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { customers } from './accounts'

/**
 * A passkey of a customer (decision 048). `id` and `public_key` are base64url; `counter` is that of its authenticator, 0 where
 * it does not count. `transports`: a list of the strings that WebAuthn defines (AuthenticatorTransport), without a version;
 * unknown ones are left out when it is read.
 */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    customer_id: integer()
      .notNull()
      .references(() => customers.id),
    name: text().notNull(),
    public_key: text().notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    used_at: timestamp({ withTimezone: true }),
  },
  (table) => [index('passkeys_customer').on(table.customer_id)],
)

/** A challenge that waits for its one answer; the hash is SHA-256. `customer_id` is who creates a passkey, null for a login. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challenge_hash: text().primaryKey(),
    customer_id: integer().references(() => customers.id, { onDelete: 'cascade' }),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('passkey_challenges_customer').on(table.customer_id),
    index('passkey_challenges_expiry').on(table.expires_at),
  ],
)

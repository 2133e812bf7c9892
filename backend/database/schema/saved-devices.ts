import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { customers } from './accounts'

/**
 * The devices that a customer has saved. `device_key` is that of a row of `devices`, which the catalogue may drop and bring back.
 */
export const savedDevices = pgTable(
  'saved_devices',
  {
    customer_id: integer()
      .notNull()
      .references(() => customers.id),
    device_key: text().notNull(),
    saved_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.customer_id, table.device_key] })],
)

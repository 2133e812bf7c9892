import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from './orders'
import { stores } from './stores'

/**
 * The statements by which consumers withdrew from a contract, as they were sent, append-only. `id` is chosen by the caller.
 * `order_id` is null when no order has this number and e-mail address. Only the two last columns change.
 */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid().primaryKey(),
    received_at: timestamp({ withTimezone: true }).notNull(),
    store_id: integer()
      .notNull()
      .references(() => stores.id),
    number: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    extent: text().$type<'whole' | 'part'>().notNull(),
    /** backend/orders/stored-pieces.ts; null for the whole order, or for goods that only `message` names. */
    lines: jsonb(),
    message: text().notNull(),
    order_id: uuid().references(() => orders.id),
    /** Received after the withdrawal period: the staff decides. */
    is_late: boolean().notNull(),
    /** False when the limit of acknowledgements to this address was reached. */
    is_acknowledged: boolean().notNull(),
    /**
     * The time at which the order is cancelled because of it, unless it is undone before
     * (decision 033); null when it cancels nothing.
     */
    cancels_at: timestamp({ withTimezone: true }),
    /**
     * The time at which its pieces were taken out of the order, or the order was cancelled; null
     * before, and where an earlier release did it.
     */
    carried_out_at: timestamp({ withTimezone: true }),
    /**
     * The time at which it was settled. A withdrawal that also names goods in words stays open for
     * the staff after its pieces are settled.
     */
    settled_at: timestamp({ withTimezone: true }),
    /** The time at which the customer undid it. */
    undone_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('withdrawals_order').on(table.order_id),
    index('withdrawals_email').on(table.email, table.received_at),
    index('withdrawals_open').on(table.settled_at, table.received_at),
  ],
)

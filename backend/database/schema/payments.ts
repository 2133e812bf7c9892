import { bigint, index, integer, jsonb, numeric, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { ProviderId } from '../../../app/commerce/contract/payment'
import { orders } from './orders'

/**
 * `created`: stored, the provider not yet asked. `open`: the shopper can pay. `refund-due`: paid, but for an order that does not
 * exist any more or with another amount: it is given back. All others are final.
 */
export type AttemptState =
  | 'created'
  | 'open'
  | 'authorized'
  | 'captured'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'refund-due'
  | 'refunded'

/**
 * A try to pay an order at one provider. `id` is the provider's idempotency key, `token` the secret of its notification
 * URL. `reference` is the provider's id of the session, `order_reference` that of the order it made of it. `next_check_at`
 * is when the reconciler looks at it next; null: never. `charged_by`, of a charge without the shopper, is the reference of
 * the payment or page that kept its card.
 */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid().primaryKey(),
    order_id: uuid()
      .notNull()
      .references(() => orders.id),
    provider: text().$type<ProviderId>().notNull(),
    token: text().notNull(),
    state: text().$type<AttemptState>().notNull(),
    amount: numeric({ precision: 12, scale: 4, mode: 'number' }).notNull(),
    currency: text().notNull(),
    reference: text(),
    redirect_url: text(),
    order_reference: text(),
    charged_by: text(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    next_check_at: timestamp({ withTimezone: true }),
    checks: integer().notNull().default(0),
  },
  (table) => [
    index('payment_attempts_order').on(table.order_id),
    index('payment_attempts_due').on(table.next_check_at),
    unique('payment_attempts_reference').on(table.provider, table.reference),
  ],
)

/** The history of payments, append-only: webhooks as they came in, and each change of state. An event is stored once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text().notNull(),
    event_id: text().notNull(),
    attempt_id: uuid().references(() => paymentAttempts.id),
    type: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Amounts and states, with a version; no code reads them. */
    detail: jsonb().notNull(),
  },
  (table) => [
    unique('payment_events_once').on(table.provider, table.event_id),
    index('payment_events_attempt').on(table.attempt_id),
  ],
)

import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { orders } from './orders'
import { paymentAttempts } from './payments'

/** The actor of a step: the shopper, the shop's staff, or the shop itself, e.g. when a payment arrives or expires. */
type OrderActor = 'shopper' | 'staff' | 'shop'

type OrderEventType =
  | 'placed'
  | 'paid'
  | 'confirmed'
  | 'cancelled'
  | 'withdrawn'
  | 'withdrawal-undone'
  | 'pieces-withdrawn'
  | 'packed'
  | 'shipped'
  | 'delivered'
  | 'point-changed'
  | 'parcel-added'
  | 'parcel-corrected'
  | 'parcel-returned'
  | 'payment-reminded'
  | 'payment-captured'
  | 'payment-released'
  | 'refund-requested'
  | 'refunded'
  | 'refund-refused'
  | 'gift-cards-issued'
  | 'gift-cards-sent'
  | 'gift-cards-resent'
  | 'gift-cards-voided'
  | 'gift-cards-spent'
  | 'returned'
  | 'restocked'
  | 'return-announced'
  | 'return-label-booked'
  | 'return-label-refused'
  | 'return-cancelled'
  | 'return-arrived'
  | 'return-received'
  | 'return-refunded'
  | 'return-refused'

/** The history of an order, append-only: each step of its life, and who took it. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    order_id: uuid()
      .notNull()
      .references(() => orders.id),
    at: timestamp({ withTimezone: true }).notNull(),
    actor: text().$type<OrderActor>().notNull(),
    type: text().$type<OrderEventType>().notNull(),
    /** A document of backend/orders/stored-event.ts. */
    detail: jsonb().notNull(),
  },
  (table) => [index('order_events_order').on(table.order_id, table.id)],
)

/** The parcels of an order that was sent. `carrier` is an id of backend/shipping, or the name of another carrier. */
export const parcels = pgTable(
  'parcels',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    order_id: uuid()
      .notNull()
      .references(() => orders.id),
    carrier: text().notNull(),
    tracking_number: text().notNull(),
    sent_at: timestamp({ withTimezone: true }).notNull(),
    delivered_at: timestamp({ withTimezone: true }),
    /** The time at which it was back at the shop: it could not be delivered, or was not collected. */
    returned_at: timestamp({ withTimezone: true }),
    /** The time at which its carrier was last asked about it; null: never. */
    checked_at: timestamp({ withTimezone: true }),
  },
  (table) => [unique('parcels_of_order').on(table.order_id, table.carrier, table.tracking_number)],
)

/** `due`: asked for, not yet confirmed by the provider. `refused`: the provider has refused it, nothing was given back. */
export type RefundState = 'due' | 'done' | 'refused'

/**
 * Money given back. `amount` goes back through the provider whose attempt it is, `gift_card_amount` onto the gift cards that
 * paid, at once. Without an attempt nothing goes through a provider. `id` is the provider's idempotency key. `is_uncharged`: it
 * is for pieces that are no part of the sale (`order_lines.uncharged`), so it has no credit note: the part that gift cards had
 * paid, or what a provider took beyond the amount of the payment. `lines`, `credited` and `deposits` are lists of
 * backend/orders/stored-refund.ts. `lines` are the pieces that the staff refunded without a return, null for an amount; `freight`
 * is how much of it is freight, before deductions. `credited`: what was paid for the pieces of the refund or of its return when
 * it was asked for, which its credit note names: later refunds and withdrawals would shift it by a rounding unit. Null for an
 * amount without pieces, and for refunds from before it was stored.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey(),
    order_id: uuid()
      .notNull()
      .references(() => orders.id),
    attempt_id: uuid().references(() => paymentAttempts.id),
    amount: numeric({ precision: 12, scale: 4, mode: 'number' }).notNull(),
    gift_card_amount: numeric({ precision: 12, scale: 4, mode: 'number' }).notNull().default(0),
    currency: text().notNull(),
    reason: text().notNull(),
    is_uncharged: boolean().notNull().default(false),
    lines: jsonb(),
    freight: numeric({ precision: 12, scale: 4, mode: 'number' }).notNull().default(0),
    credited: jsonb(),
    /** The price of the return label, which was deducted from the amount. */
    label_price: numeric({ precision: 12, scale: 4, mode: 'number' }).notNull().default(0),
    /**
     * The amount by which the goods of its return had lost value, which was deducted; null for refunds without a
     * return, and from before it was stored.
     */
    deducted: numeric({ precision: 12, scale: 4, mode: 'number' }),
    /** The deposits that the amount includes, with their pieces or for old batteries that were handed in; null for none. */
    deposits: jsonb(),
    state: text().$type<RefundState>().notNull(),
    /** The refund that the provider had refused and whose place this one takes: it was requested again (decision 100). */
    repeats: uuid().references((): AnyPgColumn => refunds.id),
    /**
     * The number of its credit note among those of the order, from 1. Null until the refund is
     * done, and for those without a credit note.
     */
    credit_note: integer(),
    requested_at: timestamp({ withTimezone: true }).notNull(),
    ended_at: timestamp({ withTimezone: true }),
  },
  (table) => [index('refunds_order').on(table.order_id), unique('credit_notes_of_order').on(table.order_id, table.credit_note)],
)

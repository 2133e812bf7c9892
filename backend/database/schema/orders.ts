import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CancelReason, OrderStatus } from '../../../app/commerce/contract/order'
import { products } from './products'
import { stores } from './stores'

const money = () => numeric({ precision: 12, scale: 4, mode: 'number' }).notNull()

/** Order numbers, for all stores. A sequence needs no lock; a number that was not used is left out. */
export const orderNumber = pgSequence('order_number', { startWith: 100_001 })

/**
 * A placed order. A `pending` one waits for its payment; its pieces are taken from the stock. A checkout has at most
 * one order that is not cancelled. What was agreed (prices, address, shipping) stays as it was, whatever the
 * catalogue says later. The JSON columns hold documents of backend/orders/stored-order.ts and stored-order-line.ts,
 * which know every version that was ever written.
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    checkout_order_id: uuid().notNull(),
    /** Hash of all that was agreed: a request with other terms is another order (backend/checkouts/place-order.ts). */
    terms: text().notNull().default(''),
    store_id: integer()
      .notNull()
      .references(() => stores.id),
    number: text().notNull(),
    customer_id: integer(),
    email: text().notNull(),
    placed_at: timestamp({ withTimezone: true }).notNull(),
    status: text().$type<OrderStatus>().notNull(),
    /** Set on a pending order that is being given up; cleared when the order turns out to be paid. */
    cancel_reason: text().$type<CancelReason>(),
    currency: text().notNull(),
    items_total: money(),
    discount_total: money(),
    total: money(),
    vat_total: money(),
    /**
     * The amount that is not charged, or given back, for pieces that were taken out before the
     * order was sent; `total` stays as it was.
     */
    withdrawn_total: money().default(0),
    /** Null when nothing is sent. */
    shipping: jsonb(),
    payment: jsonb().notNull(),
    /** The day on which its invoice is due: set when it is sent. The first releases set it when the order was placed. */
    payment_due: date({ mode: 'string' }),
    customer: jsonb().notNull(),
    coupons: text().array().notNull(),
    message: text().notNull(),
    /**
     * Whether its customer is invited to review what was bought. Null: never, because the checkout did not announce it or the
     * customer objected. `done`: the time came, and a mail was enqueued if there was something to review (decision 060).
     */
    review_invitation: text().$type<'allowed' | 'done'>(),
    /**
     * A delivery of a subscription: while a payment fails it stays pending, and the subscription decides (backend/subscriptions).
     */
    is_renewal: boolean().notNull().default(false),
  },
  (table) => [
    unique('orders_number').on(table.number),
    uniqueIndex('orders_checkout')
      .on(table.checkout_order_id)
      .where(sql`${table.status} <> 'cancelled'`),
    index('orders_customer').on(table.customer_id, table.placed_at),
    index('orders_due')
      .on(table.payment_due)
      .where(sql`${table.payment_due} is not null`),
    index('orders_email').on(table.email, table.placed_at),
    index('orders_to_review')
      .on(table.placed_at)
      .where(sql`${table.review_invitation} = 'allowed'`),
  ],
)

export const orderLines = pgTable(
  'order_lines',
  {
    order_id: uuid()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    product_id: integer()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
    /**
     * The number of pieces that were taken out before the order was sent, because the customer withdrew from them or the
     * staff refunded them: they are not sent.
     */
    withdrawn: integer().notNull().default(0),
    /**
     * The number of withdrawn pieces that were never charged: receipt and invoice leave them
     * out, and there is no credit note for them.
     */
    uncharged: integer().notNull().default(0),
    price: numeric({ precision: 14, scale: 6, mode: 'number' }).notNull(),
    item: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.order_id, table.position] }), index('order_lines_product').on(table.product_id)],
)

export type OrderRow = typeof orders.$inferSelect

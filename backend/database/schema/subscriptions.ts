import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ProviderId } from '../../../app/commerce/contract/payment'
import type { SubscriptionState } from '../../../app/commerce/contract/subscription'
import { orders } from './orders'
import { paymentAttempts } from './payments'
import { products } from './products'
import { stores } from './stores'

/**
 * A subscription, begun by the line at `position` of an order when that was confirmed. `customer` and `shipping` are documents
 * of backend/orders/stored-order.ts: to whom and how it is delivered. `price` is that of one unit as it was last agreed,
 * including VAT. It rises by a row of `subscriptionPriceChanges` only, or when the customer changes the quantity: the database
 * refuses all else. `price_checked_on` is the day on which it was last compared with the shop's price. `next_day` is the day of
 * its delivery number `next_cycle`; `anchor_day` is the day of the month that deliveries keep to. After `ends_on` nothing more
 * is ordered, and the subscription ends.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().primaryKey(),
    order_id: uuid()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    store_id: integer()
      .notNull()
      .references(() => stores.id),
    customer_id: integer(),
    email: text().notNull(),
    product_id: integer()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
    interval_months: integer().notNull(),
    customer: jsonb().notNull(),
    shipping: jsonb(),
    payment: text().$type<ProviderId>().notNull(),
    price: numeric({ precision: 14, scale: 6, mode: 'number' }).notNull(),
    anchor_day: integer().notNull(),
    next_day: date({ mode: 'string' }).notNull(),
    next_cycle: integer().notNull().default(1),
    state: text().$type<SubscriptionState>().notNull(),
    ends_on: date({ mode: 'string' }),
    price_checked_on: date({ mode: 'string' }),
    created_at: timestamp({ withTimezone: true }).notNull(),
    ended_at: timestamp({ withTimezone: true }),
    /** The state before it ended, which an undone withdrawal restores; null where an earlier release ended it. */
    ended_from: text().$type<Exclude<SubscriptionState, 'ended'>>(),
  },
  (table) => [
    unique('subscriptions_line').on(table.order_id, table.position),
    index('subscriptions_due')
      .on(table.store_id, table.next_day)
      .where(sql`${table.state} = 'active'`),
    index('subscriptions_customer').on(table.customer_id),
    index('subscriptions_email').on(table.email),
  ],
)

/**
 * `announced`: mailed, to be ordered on its day. `out-of-stock`: to be ordered once the product is there. `unpaid`: its order
 * waits for its payment. `delivered`: its order is confirmed. `skipped`: nothing is delivered.
 */
export type RenewalState = 'announced' | 'out-of-stock' | 'unpaid' | 'delivered' | 'skipped'

/** The reason for which a delivery is skipped. `missed`: the shop has not ordered it while its subscription ran. */
export type SkipReason = 'customer' | 'out-of-stock' | 'unpaid' | 'missed'

/**
 * A delivery of a subscription after the first, by its number. It costs what was announced: `price` for one unit and `freight`,
 * including VAT. `charge_attempt_id` is the payment that is being made without the shopper; `failures` counts those that failed.
 */
export const subscriptionRenewals = pgTable(
  'subscription_renewals',
  {
    subscription_id: uuid().notNull(),
    cycle: integer().notNull(),
    day: date({ mode: 'string' }).notNull(),
    state: text().$type<RenewalState>().notNull(),
    skipped_for: text().$type<SkipReason>(),
    price: numeric({ precision: 14, scale: 6, mode: 'number' }).notNull(),
    freight: numeric({ precision: 12, scale: 4, mode: 'number' }).notNull(),
    /** The deposit of one unit; null where earlier releases announced the delivery. */
    deposit: numeric({ precision: 12, scale: 4, mode: 'number' }),
    order_id: uuid().references(() => orders.id),
    charge_attempt_id: uuid().references(() => paymentAttempts.id),
    failures: integer().notNull().default(0),
    next_try_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.subscription_id, table.cycle] }),
    foreignKey({ name: 'subscription_renewals_of', columns: [table.subscription_id], foreignColumns: [subscriptions.id] }),
    unique('subscription_renewals_order').on(table.order_id),
    index('subscription_renewals_due')
      .on(table.next_try_at)
      .where(sql`${table.next_try_at} is not null`),
  ],
)

/**
 * A higher price that was mailed to the customer: what one piece costs from the delivery on `applies_from` on, at least 30 days
 * after the mail. `is_settled`: a delivery was ordered since, and `subscriptions.price` says what is agreed now.
 */
export const subscriptionPriceChanges = pgTable(
  'subscription_price_changes',
  {
    subscription_id: uuid()
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    announced_on: date({ mode: 'string' }).notNull(),
    applies_from: date({ mode: 'string' }).notNull(),
    former_price: numeric({ precision: 14, scale: 6, mode: 'number' }).notNull(),
    price: numeric({ precision: 14, scale: 6, mode: 'number' }).notNull(),
    is_settled: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.subscription_id, table.announced_on] }),
    check('announced_in_time', sql`${table.applies_from} >= ${table.announced_on} + 30`),
  ],
)

/** `created`: not begun at the provider. `replaced`: the customer has chosen another way since. */
export type PaymentChangeState = 'created' | 'open' | 'confirmed' | 'replaced' | 'expired'

/**
 * A change to a card that the customer enters at the provider's page; until it is `confirmed`, the subscription
 * is charged as before (decision 049). `reference` is the provider's id of the page. `next_check_at` is when
 * the provider is asked next, null: never.
 */
export const subscriptionPaymentChanges = pgTable(
  'subscription_payment_changes',
  {
    id: uuid().primaryKey(),
    subscription_id: uuid()
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    provider: text().$type<ProviderId>().notNull(),
    state: text().$type<PaymentChangeState>().notNull(),
    reference: text(),
    redirect_url: text(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    confirmed_at: timestamp({ withTimezone: true }),
    next_check_at: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('subscription_payment_changes_of').on(table.subscription_id, table.created_at),
    index('subscription_payment_changes_due')
      .on(table.next_check_at)
      .where(sql`${table.next_check_at} is not null`),
  ],
)

/**
 * Terminations sent without a login, as they were written. `ended` counts the subscriptions that it ended, or ends on `ends_on`;
 * with 0, the staff looks for them. `is_acknowledged`: whether a mail acknowledges it.
 */
export const subscriptionTerminations = pgTable(
  'subscription_terminations',
  {
    id: uuid().primaryKey(),
    store_id: integer()
      .notNull()
      .references(() => stores.id),
    number: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    contract: text().notNull(),
    reason: text().notNull(),
    ends_on: date({ mode: 'string' }),
    received_at: timestamp({ withTimezone: true }).notNull(),
    ended: integer().notNull(),
    is_acknowledged: boolean().notNull(),
    /** The time at which the staff had dealt with a termination that ended no subscription. */
    settled_at: timestamp({ withTimezone: true }),
  },
  (table) => [index('subscription_terminations_email').on(table.email, table.received_at)],
)

import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { OwnSubscriptions } from '../../app/commerce/contract/own-purchase'
import type { Subscription } from '../../app/commerce/contract/subscription'
import { isOwnedBy } from '../accounts/owned-purchases'
import type { Database } from '../database/database'
import { orderLines, orders } from '../database/schema/orders'
import { products } from '../database/schema/products'
import { subscriptionRenewals, subscriptions } from '../database/schema/subscriptions'
import type { Scope } from '../http/endpoints'
import { storedCustomer, storedShipping } from '../orders/stored-order'
import { storedOrderLine } from '../orders/stored-order-line'
import type { Services } from '../services'
import { storeOfId } from '../stores/stores'
import { comingChange } from './agreed-price'
import { wordedIntervals } from './intervals'
import { nextDelivery } from './next-delivery'
import { isOfOrder } from './of-order'
import { shownPayment } from './shown-payment'
import { quoteDelivery, type SubscriptionRow } from './quote-delivery'

type Needs = Pick<Services, 'db' | 'payments'>

/**
 * The subscriptions that an order began or is a delivery of, with their next delivery at its announced price, or at the current one before
 * it is announced.
 */
export async function showSubscriptions(services: Needs, orderId: string, scope: Scope): Promise<Subscription[]> {
  return (await subscriptionsWhere(services, isOfOrder(orderId), scope)).map(({ shown }) => shown)
}

/** All subscriptions of a customer: first those that go on, by the day of the next delivery, then the ended ones, last ended first. */
export async function listOwnSubscriptions(services: Needs, customerId: number, scope: Scope): Promise<OwnSubscriptions> {
  const found = await subscriptionsWhere(services, isOwnedBy(subscriptions, customerId), scope)
  const own = found.map(({ shown, order }) => ({ ...shown, ...order }))
  const key = ({ state, next, ended_at }: Subscription) => `${STATES.indexOf(state)} ${next?.day ?? ended_at ?? ''}`
  const [going, ended] = [own.filter(({ state }) => state !== 'ended'), own.filter(({ state }) => state === 'ended')]
  return [...sortedBy(key, going), ...sortedBy(key, ended).toReversed()]
}

const STATES: readonly Subscription['state'][] = ['active', 'paused', 'ended']

const sortedBy = <T>(key: (item: T) => string, items: readonly T[]): T[] =>
  items.toSorted((one, other) => Number(key(one) > key(other)) - Number(key(one) < key(other)))

type Found = { shown: Subscription; order: { order_id: string; order_number: string; currency: string } }

async function subscriptionsWhere(
  { db, payments }: Needs,
  condition: SQL | undefined,
  { language, now }: Scope,
): Promise<Found[]> {
  const rows = await db
    .select({
      ...{ subscription: subscriptions, line: orderLines.item },
      product: { subscription_intervals: products.subscription_intervals, starter_batteries: products.starter_batteries },
      order: { order_id: orders.id, order_number: orders.number, currency: orders.currency },
    })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.order_id))
    .innerJoin(products, eq(products.id, subscriptions.product_id))
    .innerJoin(orderLines, and(eq(orderLines.order_id, subscriptions.order_id), eq(orderLines.position, subscriptions.position)))
    .where(condition)
    .orderBy(asc(subscriptions.position))
  const found: Found[] = []
  for (const { subscription, product, line, order } of rows) {
    const { id, quantity, interval_months: current, state, ended_at, ends_on } = subscription
    const stored = storedOrderLine.read(line)
    const shown: Subscription = {
      ...{ id, quantity, state, name: stored.name ?? '', sku: stored.sku ?? '', slug: stored.slug ?? '' },
      interval: wordedIntervals([current], language)[0] ?? null,
      intervals: wordedIntervals([...product.subscription_intervals, current], language),
      next: state === 'active' ? await nextDelivery(db, subscription, product, now) : null,
      deliver_to: deliverTo(subscription),
      price_change: await priceChange(db, subscription, now),
      ...(await shownPayment(db, subscription, payments, language)),
      ...{ coming: await comingOrders(db, subscription), ends_on, ended_at: ended_at?.toISOString() ?? null },
    }
    found.push({ shown, order })
  }
  return found
}

/** The address of the next deliveries; null when nothing is sent. */
function deliverTo({ customer, shipping }: SubscriptionRow): Subscription['deliver_to'] {
  if (shipping === null) return null
  const { first_name, last_name, mobile, street, street2, postal_code, city } = storedCustomer.read(customer)
  const { service_point: point } = storedShipping.read(shipping)
  return {
    ...{ first_name: first_name ?? '', last_name: last_name ?? '', mobile: mobile ?? '', street: street ?? '' },
    ...{ street2: street2 ?? '', postal_code: postal_code ?? '', city: city ?? '' },
    collected_at: point && `${point.name}, ${point.street}, ${point.postal_code} ${point.city}`,
  }
}

/** The higher price that was announced; null where the shop asks no more than is agreed by now. */
async function priceChange(db: Database, subscription: SubscriptionRow, now: Date): Promise<Subscription['price_change']> {
  const change = subscription.state === 'ended' ? null : await comingChange(db, subscription)
  if (change === null) return null
  const store = storeOfId(subscription.store_id)
  const quoted = await quoteDelivery(db, subscription, { store, language: store.language, now })
  const to = Math.min(change.price, quoted?.price ?? change.price)
  return to <= subscription.price ? null : { from: subscription.price, to, on: change.applies_from }
}

/** The orders of a subscription that are confirmed and not sent yet, oldest first. */
export async function comingOrders(
  db: Database,
  { id, order_id }: Pick<SubscriptionRow, 'id' | 'order_id'>,
): Promise<Subscription['coming']> {
  const renewed = db
    .select({ id: subscriptionRenewals.order_id })
    .from(subscriptionRenewals)
    .where(eq(subscriptionRenewals.subscription_id, id))
  const isConfirmed = inArray(orders.status, ['confirmed', 'packed'])
  const rows = await db
    .select()
    .from(orders)
    .where(and(or(eq(orders.id, order_id), inArray(orders.id, renewed)), isConfirmed))
    .orderBy(asc(orders.placed_at))
  return rows.map(({ id: order, number, total, withdrawn_total, shipping }) => {
    const { arrives_from: from, arrives_to: to } = storedShipping.read(shipping)
    return { id: order, number, price: total - withdrawn_total, arrives: from === null || to === null ? null : { from, to } }
  })
}

import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { OwnSubscriptions } from '../../app/commerce/contract/own-purchase'
import type { Subscription } from '../../app/commerce/contract/subscription'
import { isOwnedBy } from '../accounts/owned-purchases'
import { orderLines, orders } from '../database/schema/orders'
import { products } from '../database/schema/products'
import { subscriptions } from '../database/schema/subscriptions'
import type { Scope } from '../http/endpoints'
import { storedCustomer, storedShipping } from '../orders/stored-order'
import { storedOrderLine } from '../orders/stored-order-line'
import type { Services } from '../services'
import { comingOrdersOfEach } from './coming-orders'
import { type DeliveryFacts, loadDeliveryFacts } from './delivery-facts'
import { wordedIntervals } from '../pricing/intervals'
import { nextDelivery } from './next-delivery'
import { isOfOrder } from './is-of-order'
import type { SubscriptionRow } from './quote-delivery'
import { loadPaymentFacts, shownPayment } from './shown-payment'

type Needs = Pick<Services, 'db' | 'payments'>

/**
 * The subscriptions that an order began or is a delivery of, with their next delivery at its announced price, or at
 * the current one before it is announced.
 */
export async function showSubscriptions(services: Needs, orderId: string, scope: Scope): Promise<Subscription[]> {
  return (await subscriptionsWhere(services, isOfOrder(orderId), scope)).map(({ shown }) => shown)
}

/**
 * All subscriptions of a customer: first those that go on, by the day of the next delivery,
 * then the ended ones, last ended first.
 */
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
      subscription: subscriptions,
      line: orderLines.item,
      product: { subscription_intervals: products.subscription_intervals, starter_batteries: products.starter_batteries },
      order: { order_id: orders.id, order_number: orders.number, currency: orders.currency },
    })
    .from(subscriptions)
    .innerJoin(orders, eq(orders.id, subscriptions.order_id))
    .innerJoin(products, eq(products.id, subscriptions.product_id))
    .innerJoin(orderLines, and(eq(orderLines.order_id, subscriptions.order_id), eq(orderLines.position, subscriptions.position)))
    .where(condition)
    .orderBy(asc(subscriptions.position))
  if (rows.length === 0) return []
  const all = rows.map(({ subscription }) => subscription)
  const ids = all.map(({ id }) => id)
  const [deliveries, paid, coming] = await Promise.all([
    loadDeliveryFacts(db, all, now),
    loadPaymentFacts(db, ids),
    comingOrdersOfEach(db, ids),
  ])
  return rows.map(({ subscription, product, line, order }) => {
    const { id, quantity, interval_months: current, state, ended_at, ends_on } = subscription
    const stored = storedOrderLine.read(line)
    const shown: Subscription = {
      id,
      quantity,
      state,
      name: stored.name ?? '',
      sku: stored.sku ?? '',
      slug: stored.slug ?? '',
      interval: wordedIntervals([current], language)[0] ?? null,
      intervals: wordedIntervals([...product.subscription_intervals, current], language),
      next: state === 'active' ? nextDelivery(subscription, product, deliveries) : null,
      deliver_to: deliverTo(subscription),
      price_change: priceChange(subscription, deliveries),
      ...shownPayment(subscription, paid, payments, language),
      coming: coming.get(id) ?? [],
      ends_on,
      ended_at: ended_at?.toISOString() ?? null,
    }
    return { shown, order }
  })
}

/** The address of the next deliveries; null when nothing is sent. */
function deliverTo({ customer, shipping }: SubscriptionRow): Subscription['deliver_to'] {
  if (shipping === null) return null
  const { first_name, last_name, mobile, street, street2, postal_code, city } = storedCustomer.read(customer)
  const { service_point: point } = storedShipping.read(shipping)
  return {
    first_name: first_name ?? '',
    last_name: last_name ?? '',
    mobile: mobile ?? '',
    street: street ?? '',
    street2: street2 ?? '',
    postal_code: postal_code ?? '',
    city: city ?? '',
    collected_at: point && `${point.name}, ${point.street}, ${point.postal_code} ${point.city}`,
  }
}

/** The higher price that was announced; null where the price of the shop does not exceed the agreed one. */
function priceChange(subscription: SubscriptionRow, { changes, quote }: DeliveryFacts): Subscription['price_change'] {
  const change = subscription.state === 'ended' ? undefined : changes.get(subscription.id)?.[0]
  if (change === undefined) return null
  const to = Math.min(change.price, quote(subscription)?.price ?? change.price)
  return to <= subscription.price ? null : { from: subscription.price, to, on: change.applies_from }
}

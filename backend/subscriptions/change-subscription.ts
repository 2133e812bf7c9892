import { and, eq } from 'drizzle-orm'
import type { DeliverTo, SubscriptionChange } from '../../app/commerce/contract/subscription'
import type { Database } from '../database/database'
import { products } from '../database/schema/products'
import { subscriptionRenewals, subscriptions } from '../database/schema/subscriptions'
import { notFound, Refusal } from '../refusal'
import type { Services } from '../services'
import { addDays, localDay } from '../stores/local-day'
import { roundMoney } from '../stores/money'
import { storeOfId } from '../stores/stores'
import { agreedPrice } from './agreed-price'
import { NOTICE_DAYS } from './announce-renewals'
import { deliveryDayAfter } from '../pricing/delivery-days'
import { isSamePostalCode, type NewPoint, pointNear, storeAddress } from './change-address'
import { dropAnnounced, endSubscription } from './end-subscription'
import { turnToNextCycle } from './next-cycle'
import { isOfOrder } from './is-of-order'
import { quoteDelivery, type SubscriptionRow } from './quote-delivery'

/**
 * Carries out a customer's change of a subscription. `cycle` is the delivery that the customer saw as the next one: a repeated
 * skip does not skip the one after it. An announced delivery is quoted again when its quantity changes, and its freight when its
 * postal code does. 404 when the subscription is not of the order; 409 `subscription-state` when it is over,
 * `subscription-changed` when another delivery is next by now, and `interval-unknown`; those of a new address are in
 * change-address.ts.
 */
export async function changeSubscription(
  orderId: string,
  change: SubscriptionChange,
  services: Pick<Services, 'db' | 'now' | 'carriers' | 'log'>,
): Promise<void> {
  const { db, now } = services
  const about = { subscriptionId: change.subscription_id, orderId }
  const point = change.action === 'deliver-to' ? await pointNear({ ...about, to: change.to }, services) : 'kept'
  await db.transaction(async (tx) => {
    const isSubscription = and(eq(subscriptions.id, change.subscription_id), isOfOrder(orderId))
    const [subscription] = await tx.select().from(subscriptions).where(isSubscription).for('update')
    if (subscription === undefined) throw notFound('The subscription')
    await carryOut(tx, subscription, change, { now: now(), point })
  })
}

async function carryOut(
  tx: Database,
  subscription: SubscriptionRow,
  change: SubscriptionChange,
  { now, point }: { now: Date; point: NewPoint },
): Promise<void> {
  const { id, state } = subscription
  if (change.action === 'end') {
    if (state !== 'ended') await endSubscription(tx, subscription, { reason: 'customer', at: now })
    return
  }
  if (state === 'ended') throw new Refusal(409, 'subscription-state', 'The subscription is over')
  switch (change.action) {
    case 'skip':
      if (change.cycle !== subscription.next_cycle) throw new Refusal(409, 'subscription-changed', 'Another delivery is next')
      await dropAnnounced(tx, id)
      await turnToNextCycle(tx, subscription, subscription.next_day)
      return
    case 'pause':
      if (state === 'paused') return
      if (await dropAnnounced(tx, id, now)) await turnToNextCycle(tx, subscription, subscription.next_day)
      await tx.update(subscriptions).set({ state: 'paused' }).where(eq(subscriptions.id, id))
      return
    case 'resume':
      if (state === 'paused') await resume(tx, subscription, now)
      return
    case 'change':
      return changeTerms(tx, subscription, change, now)
    case 'deliver-to':
      return changeAddress(tx, subscription, { to: change.to, point }, now)
  }
}

/** The next delivery is on the first of its days that can still be announced. */
async function resume(tx: Database, subscription: SubscriptionRow, now: Date): Promise<void> {
  const { id, next_day, interval_months, anchor_day } = subscription
  const earliest = addDays(localDay(now, storeOfId(subscription.store_id).timeZone), NOTICE_DAYS)
  const day = next_day >= earliest ? next_day : deliveryDayAfter(next_day, addDays(earliest, -1), interval_months, anchor_day)
  await tx.update(subscriptions).set({ state: 'active', next_day: day }).where(eq(subscriptions.id, id))
}

async function changeTerms(
  tx: Database,
  subscription: SubscriptionRow,
  { quantity, interval }: { quantity: number; interval: number },
  now: Date,
): Promise<void> {
  const { id, product_id } = subscription
  const [product] = await tx.select().from(products).where(eq(products.id, product_id))
  const isKnown = interval === subscription.interval_months || product?.subscription_intervals.includes(interval)
  if (isKnown !== true) throw new Refusal(409, 'interval-unknown', 'The product does not have this interval')
  const price = quantity === subscription.quantity ? subscription.price : await priceOfQuantity(tx, subscription, quantity, now)
  const changed = { ...subscription, quantity, price, interval_months: interval }
  await tx.update(subscriptions).set({ quantity, price, interval_months: interval }).where(eq(subscriptions.id, id))
  if (quantity !== subscription.quantity) await quoteAnnounced(tx, changed, now, 'price and freight')
}

async function changeAddress(
  tx: Database,
  subscription: SubscriptionRow,
  { to, point }: { to: DeliverTo; point: NewPoint },
  now: Date,
): Promise<void> {
  const changed = await storeAddress(tx, subscription, to, point)
  if (!isSamePostalCode(subscription, to)) await quoteAnnounced(tx, changed, now, 'freight')
}

/**
 * The price of one piece in another quantity: the agreed price, scaled by the ratio of the shop's prices for the two quantities.
 * It does not rise above the price that the shop shows for that quantity.
 */
async function priceOfQuantity(tx: Database, subscription: SubscriptionRow, quantity: number, now: Date): Promise<number> {
  const store = storeOfId(subscription.store_id)
  const scope = { store, language: store.language, now }
  const former = await quoteDelivery(tx, subscription, scope)
  const quoted = await quoteDelivery(tx, { ...subscription, quantity }, scope)
  if (former === null || quoted === null || former.price === 0) return subscription.price
  const inProportion = roundMoney((subscription.price * quoted.price) / former.price, store)
  return Math.min(inProportion, Math.max(quoted.price, subscription.price))
}

/** Quotes again what a change makes different in an announced delivery; the rest costs what its mail said (decision 031). */
async function quoteAnnounced(
  tx: Database,
  subscription: SubscriptionRow,
  now: Date,
  changes: 'freight' | 'price and freight',
): Promise<void> {
  const { id, next_cycle: cycle } = subscription
  const store = storeOfId(subscription.store_id)
  const quoted = await quoteDelivery(tx, subscription, { store, language: store.language, now })
  if (quoted === null) return
  const isNext = and(eq(subscriptionRenewals.subscription_id, id), eq(subscriptionRenewals.cycle, cycle))
  const [announced] = await tx.select().from(subscriptionRenewals).where(isNext)
  if (announced === undefined) return
  const { freight } = quoted
  const price =
    changes === 'freight' ? announced.price : Math.min(quoted.price, await agreedPrice(tx, subscription, announced.day))
  await tx.update(subscriptionRenewals).set({ price, freight }).where(isNext)
}

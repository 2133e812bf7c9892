import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { CartItem } from '../../app/commerce/contract/cart'
import type { DeliveryOption } from '../../app/commerce/contract/checkout'
import { lockProducts } from '../catalogue/lock-products'
import { isOrderable } from '../catalogue/stock'
import { paymentMethods } from '../quotes/payment-methods'
import { storedDelivery } from '../checkouts/place-order'
import type { Database } from '../database/database'
import { products } from '../database/schema/products'
import { subscriptionRenewals, subscriptions } from '../database/schema/subscriptions'
import type { Scope } from '../http/endpoints'
import { enqueueMail } from '../queue/enqueue-mail'
import { insertOrder } from '../checkouts/insert-order'
import { storedShipping } from '../orders/stored-order'
import type { Services } from '../services'
import { addDays, localDay, localMoment } from '../stores/local-day'
import { findStore } from '../stores/stores'
import { settleChanges } from '../subscriptions/agreed-price'
import { ORDER_HOUR } from '../subscriptions/announce-renewals'
import { isPeriodOver } from '../subscriptions/end-periods'
import { endSubscription } from '../subscriptions/end-subscription'
import { mailSkipped } from '../subscriptions/mail-skipped'
import { turnToNextCycle } from '../subscriptions/next-cycle'
import { quoteDelivery, type QuotedDelivery, type SubscriptionRow } from '../subscriptions/quote-delivery'

export type RenewalRow = typeof subscriptionRenewals.$inferSelect
export type RenewalKey = Pick<RenewalRow, 'subscription_id' | 'cycle'>

/** Days in which a delivery that is out of stock is tried again, before it is skipped. */
const STOCK_DAYS = 14

/** The condition that a row is the delivery with this number of a subscription. */
export const isRenewal = ({ subscription_id, cycle }: RenewalKey) =>
  and(eq(subscriptionRenewals.subscription_id, subscription_id), eq(subscriptionRenewals.cycle, cycle))

/**
 * Orders a delivery that is due, in one transaction and once: the order's id derives from the subscription and the
 * number of the delivery. Without stock the customer is told, and it is tried again each day for 14 days, but not
 * after the last day that was asked for.
 */
export async function placeRenewal(key: RenewalKey, { db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.transaction(async (tx) => {
    const [subscription] = await tx.select().from(subscriptions).where(eq(subscriptions.id, key.subscription_id)).for('update')
    const [renewal] = await tx.select().from(subscriptionRenewals).where(isRenewal(key)).for('update')
    const store = subscription && findStore(subscription.store_id)
    if (subscription?.state !== 'active' || renewal === undefined || store === undefined) return
    if (renewal.state !== 'announced' && renewal.state !== 'out-of-stock') return
    if (isPeriodOver(subscription, now())) return
    const scope = { store, language: store.language, now: now() }
    await lockProducts(tx, [subscription.product_id])
    const quoted = await quoteDelivery(tx, subscription, scope)
    if (quoted?.isAvailable) await insertRenewalOrder(tx, subscription, renewal, quoted, scope)
    else await postpone(tx, subscription, renewal, scope)
  })
}

async function insertRenewalOrder(
  tx: Database,
  subscription: SubscriptionRow,
  renewal: RenewalRow,
  { item, delivery, price: quoted, freight: quotedFreight }: QuotedDelivery,
  scope: Scope,
): Promise<void> {
  const { store, now } = scope
  const [payment] = paymentMethods([subscription.payment], store.language, false)
  if (payment === undefined) throw new Error(`The subscription ${subscription.id} is paid in an unknown way`)
  const { customer_id, email, customer } = subscription
  // A lower price, freight or deposit holds at once, a higher one only after it was announced.
  const price = Math.min(renewal.price, quoted)
  const freight = Math.min(renewal.freight, quotedFreight)
  const deposit = Math.min(renewal.deposit ?? item.deposit, item.deposit)
  const id = orderIdOf(renewal)
  await insertOrder(
    tx,
    {
      id,
      checkout_order_id: id,
      terms: '',
      customer_id,
      email,
      customer,
      payment,
      coupons: [],
      message: '',
      items: [{ ...atPrice(item, price), deposit }],
      extras: freight + payment.fee,
      is_renewal: true,
      actor: 'shop',
      shipping: delivery && shippingOf(subscription, { ...delivery, price: freight }),
    },
    scope,
  )
  await tx.update(subscriptionRenewals).set({ state: 'unpaid', price, order_id: id, next_try_at: now }).where(isRenewal(renewal))
  await tx.update(subscriptions).set({ price }).where(eq(subscriptions.id, subscription.id))
  await settleChanges(tx, subscription.id, renewal.day)
  await turnToNextCycle(tx, subscription, localDay(now, store.timeZone))
}

/** The line at its agreed price, where the shop's price is higher now. */
const atPrice = (item: CartItem, price: number): CartItem =>
  item.price === price ? item : { ...item, price, ordinary_price: price, pricing: [{ q: 1, p: price }], reductions: [] }

/** The delivery, to the chosen service point while the delivery method is the same. */
function shippingOf({ shipping }: SubscriptionRow, delivery: DeliveryOption): unknown {
  const { id, service_point: point, post_number: postNumber } = storedShipping.read(shipping)
  if (id !== delivery.id) return storedDelivery(delivery, null, null)
  return storedDelivery(delivery, point && { ...point, postalCode: point.postal_code }, postNumber)
}

async function postpone(tx: Database, subscription: SubscriptionRow, renewal: RenewalRow, { store, now }: Scope): Promise<void> {
  const { id, order_id, position, product_id, ends_on } = subscription
  const [product] = await tx.select().from(products).where(eq(products.id, product_id))
  const isGone = product === undefined || (product.discontinued && !isOrderable(product))
  if (isGone) return endSubscription(tx, subscription, { reason: 'discontinued', at: now })
  const today = localDay(now, store.timeZone)
  const lastStockDay = addDays(renewal.day, STOCK_DAYS)
  const last_day = ends_on !== null && ends_on < lastStockDay ? ends_on : lastStockDay
  if (today >= last_day) {
    const skipped = { state: 'skipped', skipped_for: 'out-of-stock', next_try_at: null } as const
    await tx.update(subscriptionRenewals).set(skipped).where(isRenewal(renewal))
    const next_on = await turnToNextCycle(tx, subscription, today)
    return mailSkipped(tx, subscription, { cycle: renewal.cycle, reason: 'out-of-stock', next_on }, now)
  }
  const next_try_at = localMoment(addDays(today, 1), ORDER_HOUR, store.timeZone)
  await tx.update(subscriptionRenewals).set({ state: 'out-of-stock', next_try_at }).where(isRenewal(renewal))
  await enqueueMail(tx, { type: 'renewal-delayed', order_id, position, last_day }, `${id}:${renewal.cycle}`, now)
}

/** A UUID (version 8) of the subscription and the number of the delivery; as secret as the subscription's id. */
function orderIdOf({ subscription_id, cycle }: RenewalKey): string {
  const hex = createHash('sha256').update(`${subscription_id}:${cycle}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}

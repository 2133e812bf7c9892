import type { OrderRow } from '../database/schema/orders'
import { and, eq, isNull } from 'drizzle-orm'
import type { CheckoutOrder } from '../../app/commerce/contract/checkout'
import type { Database } from '../database/database'
import { withoutValues } from '../database/without-values'
import { paymentAttempts } from '../database/schema/payments'
import { subscriptionRenewals, subscriptions } from '../database/schema/subscriptions'
import { Refusal } from '../refusal'
import { loadOrder } from '../orders/load-order'
import { lockOrderOf } from '../orders/lock-order'
import { addAttempt, canBegin, findAttempt, openAttempts } from '../payments/attempts'
import { beginPayment } from '../settlement/begin-payment'
import { ProviderOutage, ProviderRefusal } from '../interfaces/provider'
import { settlePayment } from '../settlement/settle-payment'
import type { Services } from '../services'
import { storeOfId } from '../stores/stores'

/**
 * Opens the payment page of a delivery of a subscription whose charge failed, or finds it open. Not opened while a charge is
 * under way; while the page is open no charge is made (charge-attempt.ts). Its expiry does not change the order. Later deliveries
 * are charged to the card that pays here. Refused as PayOrderRequest says.
 */
export async function openPaymentPage(
  { id }: Pick<OrderRow, 'id'>,
  urls: CheckoutOrder['urls'],
  services: Services,
): Promise<{ url: string }> {
  const { db, now } = services
  try {
    for (const { id: attempt, reference, expires_at } of await openAttempts(db, id)) {
      if (reference !== null && expires_at <= now()) await settlePayment(attempt, services)
    }
    const attemptId = await db.transaction((tx) => pageAttempt(tx, id, now()))
    const url = await begun(attemptId, urls, services)
    if (url !== null) return { url }
  } catch (error) {
    if (!(error instanceof ProviderOutage)) throw error
    services.log({ level: 'error', event: 'payment-not-started', order: id, error: withoutValues(error).message })
    throw new Refusal(503, 'payment-unavailable', 'The payment provider does not answer')
  }
  throw new Refusal(409, 'order-status', 'The order does not wait for its payment any more')
}

/** The attempt of the page: the one that is open, or a new one. */
async function pageAttempt(tx: Database, orderId: string, now: Date): Promise<string> {
  const { order } = await lockOrderOf(tx, orderId)
  const isOfOrder = eq(subscriptionRenewals.order_id, orderId)
  const [renewal] = await tx.select().from(subscriptionRenewals).where(isOfOrder).for('update')
  if (order.status !== 'pending' || renewal?.state !== 'unpaid') throw new Refusal(409, 'order-status', 'The order is not unpaid')
  if (renewal.charge_attempt_id !== null) throw new Refusal(409, 'payment-under-way', 'The card is being charged')
  const [open] = await openAttempts(tx, orderId)
  if (open !== undefined && (open.reference !== null || canBegin(open, now))) return open.id
  // Its page was never shown to anyone.
  if (open !== undefined)
    await tx.update(paymentAttempts).set({ state: 'expired', next_check_at: null }).where(eq(paymentAttempts.id, open.id))
  const [subscription] = await tx.select().from(subscriptions).where(eq(subscriptions.id, renewal.subscription_id))
  if (subscription?.state !== 'active') throw new Refusal(409, 'order-status', 'The subscription is paused or over')
  const { payment: provider } = subscription
  return addAttempt(tx, { orderId, provider, amount: order.total, currency: order.currency }, now)
}

/** The page at which the attempt is paid; null when it is not paid in a browser. */
async function begun(attemptId: string, urls: CheckoutOrder['urls'], services: Services): Promise<string | null> {
  const { db } = services
  const row = await findAttempt(db, null, { id: attemptId })
  if (row === undefined) return null
  const order = await loadOrder(db, row.order_id)
  const { language } = storeOfId(row.store_id)
  try {
    await beginPayment(row, { order, language, urls }, services)
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    services.log({ level: 'error', event: 'payment-not-started', order: row.number, error: withoutValues(error).message })
    const isNew = and(eq(paymentAttempts.id, attemptId), isNull(paymentAttempts.reference))
    await db.update(paymentAttempts).set({ state: 'failed', next_check_at: null }).where(isNew)
    throw new Refusal(409, 'payment-refused', 'The payment provider does not accept this order')
  }
  return (await findAttempt(db, null, { id: attemptId }))?.redirect_url ?? null
}

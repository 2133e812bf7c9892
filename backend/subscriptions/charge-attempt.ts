import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../database/database'
import { orders } from '../database/schema/orders'
import { paymentAttempts } from '../database/schema/payments'
import { subscriptionRenewals, subscriptions } from '../database/schema/subscriptions'
import { cancelOrder } from '../orders/change-status'
import { addChargeAttempt } from '../payments/attempts'
import { isRenewal, type RenewalKey } from './place-renewal'

/** Milliseconds until a charge is tried while the customer is at the payment page. */
const PAGE_WAIT_MS = 3600_000

/**
 * The payment attempt to charge a delivery with, in the transaction `tx`: the one that was begun, or a new one. Null when there is nothing to
 * charge: it is paid or cancelled, its subscription is ended, or its customer is just paying it.
 */
export async function chargeAttempt(tx: Database, key: RenewalKey, now: Date): Promise<string | null> {
  const order = await lockOrderOf(tx, key)
  const [renewal] = await tx.select().from(subscriptionRenewals).where(isRenewal(key)).for('update')
  if (renewal?.state !== 'unpaid' || order === null) return null
  const change = (changes: Partial<typeof renewal>) => tx.update(subscriptionRenewals).set(changes).where(isRenewal(key))
  const [subscription] = await tx.select().from(subscriptions).where(eq(subscriptions.id, key.subscription_id))
  const isEnded = subscription?.state === 'ended' && renewal.charge_attempt_id === null
  if (order.status === 'pending' && isEnded) await cancelOrder(tx, order, 'by-customer', { actor: 'shop', at: now })
  if (order.status !== 'pending' || isEnded) {
    await change({ state: 'skipped', skipped_for: 'customer', next_try_at: null })
    return null
  }
  if (renewal.charge_attempt_id !== null) return renewal.charge_attempt_id
  if (await isBeingPaid(tx, order.id)) {
    await change({ next_try_at: new Date(now.getTime() + PAGE_WAIT_MS) })
    return null
  }
  const asked = { orderId: order.id, provider: subscription?.payment ?? 'invoice', amount: order.total }
  const charge_attempt_id = await addChargeAttempt(tx, { ...asked, currency: order.currency }, now)
  await change({ charge_attempt_id })
  return charge_attempt_id
}

/** The order of a delivery, locked before the delivery, as when a payment confirms it; null while there is none. */
async function lockOrderOf(tx: Database, key: RenewalKey): Promise<typeof orders.$inferSelect | null> {
  const [found] = await tx.select({ id: subscriptionRenewals.order_id }).from(subscriptionRenewals).where(isRenewal(key))
  const [order] = await tx
    .select()
    .from(orders)
    .where(eq(orders.id, found?.id ?? key.subscription_id))
    .for('update')
  return order ?? null
}

/** Whether a payment page is open for the order. */
async function isBeingPaid(tx: Database, orderId: string): Promise<boolean> {
  const isOpen = and(inArray(paymentAttempts.state, ['created', 'open']), isNotNull(paymentAttempts.reference))
  return (await tx.$count(paymentAttempts, and(eq(paymentAttempts.order_id, orderId), isOpen))) > 0
}

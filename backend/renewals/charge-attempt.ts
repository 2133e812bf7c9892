import { and, eq, inArray } from 'drizzle-orm'
import type { ProviderId } from '../../app/commerce/contract/payment'
import { paymentMethods } from '../quotes/payment-methods'
import type { Database } from '../database/database'
import { orders } from '../database/schema/orders'
import { paymentAttempts } from '../database/schema/payments'
import { subscriptionRenewals, subscriptions } from '../database/schema/subscriptions'
import { enqueueMail } from '../queue/enqueue-mail'
import { cancelOrder } from '../order-status/change-status'
import { storedPayment } from '../orders/stored-order'
import { addChargeAttempt } from '../payments/attempts'
import { storeOfId } from '../stores/stores'
import { chargedCard } from './charged-card'
import { isPeriodOver } from '../subscriptions/end-periods'
import { isRenewal, type RenewalKey } from './place-renewal'

/** Milliseconds until a charge is tried while the customer is at the payment page. */
const PAGE_WAIT_MS = 3600_000

/**
 * The payment attempt to charge a delivery with, in the transaction `tx`: the one that was begun, or a new one. Null when there
 * is nothing to charge: it is paid or cancelled, or its customer is at the payment page now. The order of a subscription that was
 * paused or ended, or whose last day is over, is cancelled. A begun charge is also returned for a cancelled order: its answer may
 * have been lost, and its amount must be released.
 */
export async function chargeAttempt(tx: Database, key: RenewalKey, now: Date): Promise<string | null> {
  const [found] = await tx.select({ id: subscriptionRenewals.order_id }).from(subscriptionRenewals).where(isRenewal(key))
  if (found === undefined || found.id === null) return null
  // The order is locked before the delivery, as when a payment confirms it.
  const [order] = await tx.select().from(orders).where(eq(orders.id, found.id)).for('update')
  const [renewal] = await tx.select().from(subscriptionRenewals).where(isRenewal(key)).for('update')
  if (renewal?.state !== 'unpaid' || order === undefined) return null
  const change = (changes: Partial<typeof renewal>) => tx.update(subscriptionRenewals).set(changes).where(isRenewal(key))
  const [subscription] = await tx.select().from(subscriptions).where(eq(subscriptions.id, key.subscription_id))
  const isOver = subscription?.state !== 'active' || isPeriodOver(subscription, now)
  const isUnwanted = order.status === 'pending' && isOver
  if (isUnwanted) await cancelUnpaid(tx, order, now)
  if (renewal.charge_attempt_id !== null) return renewal.charge_attempt_id
  if (order.status !== 'pending' || isUnwanted) {
    await change({ state: 'skipped', skipped_for: 'customer', next_try_at: null })
    return null
  }
  if (await isBeingPaid(tx, order.id)) {
    await change({ next_try_at: new Date(now.getTime() + PAGE_WAIT_MS) })
    return null
  }
  const provider = subscription?.payment ?? 'invoice'
  const charged_by = await chargedCard(tx, key.subscription_id, provider)
  if (storedPayment.read(order.payment).id !== provider) await payBy(tx, order, provider)
  const asked = { orderId: order.id, provider, charged_by, amount: order.total, currency: order.currency }
  const charge_attempt_id = await addChargeAttempt(tx, asked, now)
  await change({ charge_attempt_id })
  return charge_attempt_id
}

/**
 * Changes the payment method of an order to the one that its customer has chosen since it was placed. Throws for a method with a
 * fee: those of subscriptions have none.
 */
async function payBy(tx: Database, order: typeof orders.$inferSelect, provider: ProviderId): Promise<void> {
  const [method] = paymentMethods([provider], storeOfId(order.store_id).language, false)
  if (method === undefined || method.fee !== 0) throw new Error(`A delivery cannot be moved to ${provider}`)
  const { id, name, description, fee } = method
  const { gift_cards } = storedPayment.read(order.payment)
  const payment = storedPayment.write({ id, name, description, fee, gift_cards })
  await tx.update(orders).set({ payment }).where(eq(orders.id, order.id))
}

async function cancelUnpaid(tx: Database, order: typeof orders.$inferSelect, at: Date): Promise<void> {
  await cancelOrder(tx, order, 'by-customer', { actor: 'shop', at })
  const mail = { type: 'order-cancelled', order_id: order.id, reason: 'by-customer', money: 'nothing-paid' } as const
  await enqueueMail(tx, mail, order.id, at)
}

/** Whether a payment page is open for the order, or is being opened. */
async function isBeingPaid(tx: Database, orderId: string): Promise<boolean> {
  const isOpen = inArray(paymentAttempts.state, ['created', 'open'])
  return (await tx.$count(paymentAttempts, and(eq(paymentAttempts.order_id, orderId), isOpen))) > 0
}

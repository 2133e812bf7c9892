import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { orders } from '../database/schema/orders'
import { paymentAttempts } from '../database/schema/payments'
import { subscriptionRenewals, subscriptions } from '../database/schema/subscriptions'
import { enqueueMail } from '../queue/enqueue-mail'
import { cancelOrder } from '../order-status/change-status'
import { localDay } from '../stores/local-day'
import { storeOfId } from '../stores/stores'
import { mailSkipped } from '../subscriptions/mail-skipped'
import { isRenewal, type RenewalKey } from './place-renewal'

/** Days after the first failed charge on which it is tried again. */
const RETRY_DAYS = [1, 3, 7] as const
const DAY_MS = 24 * 3600_000
/** Milliseconds until a charge that the provider is still processing is checked again. */
const OPEN_WAIT_MS = 3600_000

/**
 * Notes how a charge ended, once: a delivery whose payment failed is tried again after 1, 3 and 7 days, and skipped after that.
 * The customer is mailed each time. A charge that succeeded has confirmed the order already.
 */
export async function noteCharge(tx: Database, key: RenewalKey, attemptId: string, now: Date): Promise<void> {
  const [attempt] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId))
  if (attempt === undefined) return
  const [order] = await tx.select().from(orders).where(eq(orders.id, attempt.order_id)).for('update')
  const [renewal] = await tx.select().from(subscriptionRenewals).where(isRenewal(key)).for('update')
  if (order === undefined || renewal?.state !== 'unpaid' || renewal.charge_attempt_id !== attemptId) return
  const change = (changes: Partial<typeof renewal>) => tx.update(subscriptionRenewals).set(changes).where(isRenewal(key))
  if (attempt.state === 'created' || attempt.state === 'open') {
    await change({ next_try_at: new Date(now.getTime() + OPEN_WAIT_MS) })
    return
  }
  if (order.status !== 'pending') {
    await change({ state: 'skipped', skipped_for: 'customer', charge_attempt_id: null, next_try_at: null })
    return
  }
  const failures = renewal.failures + 1
  const retryDay = RETRY_DAYS[failures - 1]
  if (retryDay === undefined) return skip(tx, key, order, now)
  const next_try_at = new Date(now.getTime() + (retryDay - (RETRY_DAYS[failures - 2] ?? 0)) * DAY_MS)
  await change({ failures, charge_attempt_id: null, next_try_at })
  const next_try_on = localDay(next_try_at, storeOfId(order.store_id).timeZone)
  const [{ ends_on } = { ends_on: null }] = await tx.select().from(subscriptions).where(eq(subscriptions.id, key.subscription_id))
  const last_day = ends_on !== null && ends_on < next_try_on ? ends_on : undefined
  await enqueueMail(tx, { type: 'renewal-unpaid', order_id: order.id, next_try_on, last_day }, attemptId, now)
}

/** Skips a delivery: cancels its order and puts the pieces back into the stock. */
async function skip(tx: Database, key: RenewalKey, order: typeof orders.$inferSelect, now: Date): Promise<void> {
  const skipped = { state: 'skipped', skipped_for: 'unpaid', charge_attempt_id: null, next_try_at: null } as const
  await tx.update(subscriptionRenewals).set(skipped).where(isRenewal(key))
  if (order.status === 'pending') await cancelOrder(tx, order, 'payment-failed', { actor: 'shop', at: now })
  const [subscription] = await tx.select().from(subscriptions).where(eq(subscriptions.id, key.subscription_id))
  if (subscription === undefined) return
  await mailSkipped(tx, subscription, { cycle: key.cycle, reason: 'unpaid', next_on: subscription.next_day }, now)
}

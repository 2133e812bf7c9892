import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database'
import { subscriptionRenewals } from '../database/schema/subscriptions'

/** Notes that the order of a delivery is confirmed, in that transaction. How and when it was paid does not matter. */
export async function noteOrderConfirmed(tx: Database, orderId: string): Promise<void> {
  const delivered = { state: 'delivered', skipped_for: null, charge_attempt_id: null, next_try_at: null } as const
  await tx.update(subscriptionRenewals).set(delivered).where(eq(subscriptionRenewals.order_id, orderId))
}

/**
 * Notes that the order of a delivery is cancelled, in that transaction. While its card is being charged the delivery stays due at
 * once, so that what the charge takes is released.
 */
export async function noteOrderCancelled(tx: Database, orderId: string, now: Date): Promise<void> {
  const { order_id, state, charge_attempt_id } = subscriptionRenewals
  const isUnpaid = and(eq(order_id, orderId), eq(state, 'unpaid'))
  const skipped = { state: 'skipped', skipped_for: 'customer', next_try_at: null } as const
  await tx
    .update(subscriptionRenewals)
    .set(skipped)
    .where(and(isUnpaid, isNull(charge_attempt_id)))
  await tx.update(subscriptionRenewals).set({ next_try_at: now }).where(isUnpaid)
}

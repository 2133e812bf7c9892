import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { subscriptionRenewals } from '../database/schema/subscriptions'

/** Notes that the order of a delivery is confirmed, in that transaction; whoever paid it, and whenever. */
export async function noteDelivered(tx: Database, orderId: string): Promise<void> {
  const delivered = { state: 'delivered', skipped_for: null, charge_attempt_id: null, next_try_at: null } as const
  await tx.update(subscriptionRenewals).set(delivered).where(eq(subscriptionRenewals.order_id, orderId))
}

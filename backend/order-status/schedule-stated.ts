import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database'
import { withdrawals } from '../database/schema/withdrawals'
import { carriedOutAt, scheduleWithdrawal } from './schedule-withdrawal'

/**
 * Schedules the withdrawals from pieces that were stated while an order waited for its
 * payment. Call it when the order is confirmed.
 */
export async function scheduleStated(tx: Database, orderId: string, at: Date): Promise<void> {
  const isStated = and(eq(withdrawals.order_id, orderId), isNull(withdrawals.settled_at), isNull(withdrawals.cancels_at))
  const stated = await tx.select().from(withdrawals).where(isStated)
  for (const { id, extent, lines, is_late: isLate } of stated) {
    const cancels_at = carriedOutAt({ status: 'confirmed', areMailed: false }, { extent, lines, isLate }, at)
    await tx.update(withdrawals).set({ cancels_at }).where(eq(withdrawals.id, id))
    await scheduleWithdrawal(tx, { id, cancels_at }, at)
  }
}

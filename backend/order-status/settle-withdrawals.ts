import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database'
import { withdrawals } from '../database/schema/withdrawals'

/** Settles the open withdrawals of a cancelled order: there is nothing left to do or to undo. */
export async function settleWithdrawals(tx: Database, orderId: string, at: Date): Promise<void> {
  const isOpen = and(eq(withdrawals.order_id, orderId), isNull(withdrawals.settled_at))
  await tx.update(withdrawals).set({ settled_at: at }).where(isOpen)
}

import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { returns } from '../database/schema/returns'
import { withdrawals } from '../database/schema/withdrawals'

/**
 * The withdrawals from an order that can be undone, the latest first: nothing was done about them yet, and they are no returns, which have
 * their own cancellation.
 */
export async function openWithdrawals(db: Database, orderId: string) {
  return db
    .select({ id: withdrawals.id, received_at: withdrawals.received_at, cancels_at: withdrawals.cancels_at })
    .from(withdrawals)
    .leftJoin(returns, eq(returns.id, withdrawals.id))
    .where(and(eq(withdrawals.order_id, orderId), isNull(withdrawals.settled_at), isNull(returns.id)))
    .orderBy(desc(withdrawals.received_at), desc(withdrawals.id))
}

/** Whether an order waits to be cancelled because it was withdrawn from: it must not be sent then. */
export async function waitsForCancellation(db: Database, orderId: string): Promise<boolean> {
  const isWaiting = sql`${withdrawals.cancels_at} is not null`
  return (await db.$count(withdrawals, and(eq(withdrawals.order_id, orderId), isNull(withdrawals.settled_at), isWaiting))) > 0
}

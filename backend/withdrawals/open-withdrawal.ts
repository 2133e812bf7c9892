import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { WithdrawalRequest } from '../../app/commerce/contract/withdrawal'
import type { Database } from '../database/database'
import { returns } from '../database/schema/returns'
import { withdrawals } from '../database/schema/withdrawals'

/**
 * The withdrawals from an order that can be undone, latest first: those that were not carried out or settled. Returns have their own
 * cancellation.
 */
export async function openWithdrawals(db: Database, orderId: string) {
  return db
    .select({
      id: withdrawals.id,
      received_at: withdrawals.received_at,
      cancels_at: withdrawals.cancels_at,
      extent: withdrawals.extent,
      is_late: withdrawals.is_late,
    })
    .from(withdrawals)
    .leftJoin(returns, eq(returns.id, withdrawals.id))
    .where(and(eq(withdrawals.order_id, orderId), isNull(withdrawals.settled_at), isNull(returns.id)))
    .orderBy(desc(withdrawals.received_at), desc(withdrawals.id))
}

/** Whether an open withdrawal names the same pieces of an order. */
export async function isStated(tx: Database, orderId: string, { lines }: Pick<WithdrawalRequest, 'lines'>): Promise<boolean> {
  if (lines === null) return false
  const isSame = and(
    eq(withdrawals.order_id, orderId),
    isNull(withdrawals.settled_at),
    sql`${withdrawals.lines} = ${JSON.stringify(lines)}::jsonb`,
  )
  return (await tx.$count(withdrawals, isSame)) > 0
}

/** Whether a scheduled withdrawal will cancel an order or remove pieces from it: then it must not be sent. */
export async function waitsForCancellation(db: Database, orderId: string): Promise<boolean> {
  const isWaiting = sql`${withdrawals.cancels_at} is not null`
  return (await db.$count(withdrawals, and(eq(withdrawals.order_id, orderId), isNull(withdrawals.settled_at), isWaiting))) > 0
}

import { and, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { WithdrawalRequest } from '../../app/commerce/contract/withdrawal'
import type { Database } from '../database/database'
import { returns } from '../database/schema/returns'
import { withdrawals } from '../database/schema/withdrawals'

/** The condition that a withdrawal is neither carried out nor settled, in a query that joins the returns. */
const isOpen = and(isNull(withdrawals.settled_at), isNull(withdrawals.carried_out_at), isNull(returns.id))

/**
 * The withdrawals from an order that were neither carried out nor settled, latest first. `undoableOf` selects those that can be
 * undone. Returns have their own cancellation.
 */
export async function openWithdrawals(db: Database, orderId: string) {
  return db
    .select({
      id: withdrawals.id,
      received_at: withdrawals.received_at,
      cancels_at: withdrawals.cancels_at,
      extent: withdrawals.extent,
      lines: withdrawals.lines,
      is_late: withdrawals.is_late,
    })
    .from(withdrawals)
    .leftJoin(returns, eq(returns.id, withdrawals.id))
    .where(and(eq(withdrawals.order_id, orderId), isOpen))
    .orderBy(desc(withdrawals.received_at), desc(withdrawals.id))
}

/** All withdrawals from an order that were not undone, also those that are settled. */
export const standingWithdrawals = (db: Database, orderId: string): Promise<(typeof withdrawals.$inferSelect)[]> =>
  db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.order_id, orderId), isNull(withdrawals.undone_at)))

/** The orders that have an open withdrawal received in time. */
export async function withdrawnOpenly(db: Database, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ id: withdrawals.order_id })
    .from(withdrawals)
    .leftJoin(returns, eq(returns.id, withdrawals.id))
    .where(and(inArray(withdrawals.order_id, [...orderIds]), eq(withdrawals.is_late, false), isOpen))
  return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])))
}

/**
 * Milliseconds in which the same pieces stated again are the same statement, as from two tabs (decision 033).
 * Later they are other pieces of the line.
 */
const REPEATED_WITHIN_MS = 24 * 3600_000

/** Whether an open withdrawal of the last day names the same pieces of an order. */
export async function isStated(
  tx: Database,
  orderId: string,
  { lines }: Pick<WithdrawalRequest, 'lines'>,
  at: Date,
): Promise<boolean> {
  if (lines === null) return false
  const isSame = and(
    eq(withdrawals.order_id, orderId),
    isNull(withdrawals.settled_at),
    isNull(withdrawals.carried_out_at),
    gt(withdrawals.received_at, new Date(at.getTime() - REPEATED_WITHIN_MS)),
    sql`${withdrawals.lines} = ${JSON.stringify(lines)}::jsonb`,
  )
  return (await tx.$count(withdrawals, isSame)) > 0
}

/** Whether a scheduled withdrawal will cancel an order or remove pieces from it: its gift cards are held back until then. */
export async function waitsForCancellation(db: Database, orderId: string): Promise<boolean> {
  const isWaiting = and(isNull(withdrawals.settled_at), isNull(withdrawals.carried_out_at), isNotNull(withdrawals.cancels_at))
  return (await db.$count(withdrawals, and(eq(withdrawals.order_id, orderId), isWaiting))) > 0
}

import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database'
import { refunds } from '../database/schema/order-history'
import { returns } from '../database/schema/returns'

export type RefundRow = typeof refunds.$inferSelect

/**
 * The refunds of an order without a return that the provider has refused, newest first. `isOpen`: none was requested since that took its place, which
 * has the same part of the provider and credits the same pieces; the gift cards' part has moved to it.
 */
export async function refusedRefunds(tx: Database, orderId: string): Promise<{ refund: RefundRow; isOpen: boolean }[]> {
  const rows = await tx
    .select({ refund: refunds })
    .from(refunds)
    .leftJoin(returns, eq(returns.refund_id, refunds.id))
    .where(and(eq(refunds.order_id, orderId), isNull(returns.id)))
    .orderBy(desc(refunds.requested_at))
  const all = rows.map(({ refund }) => refund)
  const isOpen = (refund: RefundRow) => !all.some((later) => takesPlaceOf(later, refund))
  return all.filter(({ state }) => state === 'refused').map((refund) => ({ refund, isOpen: isOpen(refund) }))
}

const takesPlaceOf = (later: RefundRow, { requested_at, amount, credited }: RefundRow): boolean =>
  later.requested_at > requested_at &&
  later.amount === amount &&
  (credited === null || isDeepStrictEqual(later.credited, credited))

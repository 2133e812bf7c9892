import { desc, eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { refunds } from '../database/schema/order-history'
import { returns } from '../database/schema/returns'

export type RefundRow = typeof refunds.$inferSelect

/**
 * `isOpen`: no other refund was requested in its place (`refunds.repeats`). A refund of a
 * return is requested again with its return.
 */
type RefusedRefund = { refund: RefundRow; isOpen: boolean; isOfReturn: boolean }

/** The refunds of an order that the provider has refused, newest first. */
export async function refusedRefunds(tx: Database, orderId: string): Promise<RefusedRefund[]> {
  const rows = await tx
    .select({ refund: refunds, return_id: returns.id })
    .from(refunds)
    .leftJoin(returns, eq(returns.refund_id, refunds.id))
    .where(eq(refunds.order_id, orderId))
    .orderBy(desc(refunds.requested_at))
  const repeated = new Set(rows.map(({ refund }) => refund.repeats))
  return rows
    .filter(({ refund }) => refund.state === 'refused')
    .map(({ refund, return_id }) => ({ refund, isOpen: !repeated.has(refund.id), isOfReturn: return_id !== null }))
}

import { and, asc, eq, ne } from 'drizzle-orm'
import type { Database } from '../database/database'
import { refunds } from '../database/schema/order-history'
import { orderLines } from '../database/schema/orders'

type LineRow = typeof orderLines.$inferSelect

/** A line of an order, of which the staff refunded `refunded` pieces without a return. `left`: those that were not withdrawn from either. */
type LineInSale = LineRow & { refunded: number; left: number }

/** The lines of an order, with the pieces of them that are still paid for. */
export async function linesInSale(db: Database, orderId: string): Promise<LineInSale[]> {
  const rows = await db.select().from(orderLines).where(eq(orderLines.order_id, orderId)).orderBy(asc(orderLines.position))
  const { pieces } = await refundedByStaff(db, orderId)
  return rows.map((row) => {
    const refunded = pieces.filter(({ position }) => position === row.position).reduce((sum, { quantity }) => sum + quantity, 0)
    return { ...row, refunded, left: Math.max(0, row.quantity - row.withdrawn - refunded) }
  })
}

/**
 * The part of an order that the staff refunded without a return: pieces by the position of their line, and how much of the freight. `deposits`: all that
 * were given back, by the refund that did.
 */
export async function refundedByStaff(db: Database, orderId: string) {
  const isGiven = and(eq(refunds.order_id, orderId), ne(refunds.state, 'refused'))
  const { id, lines, freight, deposits } = refunds
  const rows = await db.select({ id, lines, freight, deposits }).from(refunds).where(isGiven)
  return {
    deposits: rows.flatMap(({ id: refund, deposits }) => (deposits ?? []).map((deposit) => ({ ...deposit, refund }))),
    pieces: rows.flatMap(({ lines }) => lines ?? []),
    freight: rows.reduce((sum, { freight }) => sum + freight, 0),
  }
}

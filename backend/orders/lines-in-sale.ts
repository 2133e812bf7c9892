import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { refunds } from '../database/schema/order-history'
import { orderLines } from '../database/schema/orders'
import { returns } from '../database/schema/returns'

type LineRow = typeof orderLines.$inferSelect

/**
 * A line of an order, of which the staff refunded `refunded` pieces without a return. `left`: the pieces neither refunded nor withdrawn.
 */
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
 * were given back, by the refund that did, and those of the refund of a return that the provider has refused: they belong to it, as it can be
 * asked for again as it was decided.
 */
export async function refundedByStaff(db: Database, orderId: string) {
  const { id, state, lines, freight, deposits } = refunds
  const rows = await db
    .select({ id, state, lines, freight, deposits, return_id: returns.id })
    .from(refunds)
    .leftJoin(returns, and(eq(returns.refund_id, id), eq(returns.state, 'refunded')))
    .where(eq(refunds.order_id, orderId))
  const given = rows.filter((row) => row.state !== 'refused')
  return {
    deposits: rows
      .filter((row) => row.state !== 'refused' || row.return_id !== null)
      .flatMap(({ id: refund, deposits }) => (deposits ?? []).map((deposit) => ({ ...deposit, refund }))),
    pieces: given.flatMap(({ lines }) => lines ?? []),
    freight: given.reduce((sum, { freight }) => sum + freight, 0),
  }
}

import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '../database/database'
import { refunds } from '../database/schema/order-history'
import { orderLines } from '../database/schema/orders'
import { returns } from '../database/schema/returns'
import { areTakenOut, refundedPieces, returnedDeposits } from './stored-refund'

type LineRow = typeof orderLines.$inferSelect

/**
 * A line of an order, of which the staff refunded `refunded` pieces without a return. `left`: the
 * pieces neither refunded nor withdrawn.
 */
type LineInSale = LineRow & { refunded: number; left: number }

/**
 * `all`: pieces of a refund that cannot be read are refused (409 `refund-unreadable`), because they would be given back again.
 * `readable`: they are left out, for pages and lists.
 */
export type Reading = 'all' | 'readable'

/** The lines of an order, with the pieces of them that are still paid for. */
export const linesInSale = (db: Database, orderId: string, reading: Reading = 'all'): Promise<LineInSale[]> =>
  linesOfOrders(db, [orderId], reading)

/** The lines of several orders, with the pieces that are still paid for. */
export async function linesOfOrders(db: Database, orderIds: readonly string[], reading: Reading): Promise<LineInSale[]> {
  const ids = [...orderIds]
  const rows = await db.select().from(orderLines).where(inArray(orderLines.order_id, ids)).orderBy(asc(orderLines.position))
  const given = await db
    .select({ order_id: refunds.order_id, lines: refunds.lines })
    .from(refunds)
    .where(and(inArray(refunds.order_id, ids), ne(refunds.state, 'refused')))
  return rows.map((row) => {
    const pieces = given
      .filter(({ order_id }) => order_id === row.order_id)
      .flatMap(({ lines }) => (reading === 'all' ? refundedPieces.read(lines) : refundedPieces.readable(lines)) ?? [])
    const refunded = pieces.filter(({ position }) => position === row.position).reduce((sum, { quantity }) => sum + quantity, 0)
    return { ...row, refunded, left: Math.max(0, row.quantity - row.withdrawn - refunded) }
  })
}

/**
 * The freight and the deposits of an order that were given back, the deposits by the refund that did. Both include those of a
 * return whose refund the provider has refused, because that refund can be requested again as it was decided. The deposits
 * exclude those of pieces that were taken out of an unsent order: such a piece counts as withdrawn, with its deposit.
 */
export async function refundedByStaff(db: Database, orderId: string, reading: Reading) {
  const { id, state, lines, freight, credited, deposits } = refunds
  const rows = await db
    .select({ id, state, lines, freight, credited, deposits, return_id: returns.id })
    .from(refunds)
    .leftJoin(returns, and(eq(returns.refund_id, id), eq(returns.state, 'refunded')))
    .where(eq(refunds.order_id, orderId))
  const given = rows.filter(({ state, return_id }) => state !== 'refused' || return_id !== null)
  return {
    deposits: given
      .filter((row) => !areTakenOut(row))
      .flatMap(({ id: refund, deposits }) => {
        const stored = reading === 'all' ? returnedDeposits.read(deposits) : returnedDeposits.readable(deposits)
        return (stored ?? []).map((deposit) => ({ ...deposit, refund }))
      }),
    freight: given.reduce((sum, { freight }) => sum + freight, 0),
  }
}

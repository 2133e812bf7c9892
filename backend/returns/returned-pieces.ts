import { and, eq, inArray, sum } from 'drizzle-orm'
import type { Database } from '../database/database'
import { returnLines, returns } from '../database/schema/returns'

/** The number of pieces that have come back or were refunded, of each line of an order by its position. */
export async function returnedPieces(db: Database, orderId: string): Promise<Map<number, number>> {
  const rows = await db
    .select({ position: returnLines.position, quantity: sum(returnLines.quantity).mapWith(Number) })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.return_id))
    .where(and(eq(returns.order_id, orderId), inArray(returns.state, ['received', 'refunded'])))
    .groupBy(returnLines.position)
  return new Map(rows.map(({ position, quantity }) => [position, quantity]))
}

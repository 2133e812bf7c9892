import type { Database } from '../database/database'
import type { orders } from '../database/schema/orders'
import { changeStatus } from '../orders/change-status'
import { loadOrderFacts, piecesIn } from '../returns/order-facts'

/** An order whose pieces were all refunded is returned. One that has come back is not yet: the staff may refuse it, and send the goods back. */
export async function closeReturnedOrder(tx: Database, order: typeof orders.$inferSelect, at: Date): Promise<void> {
  if (order.status !== 'shipped' && order.status !== 'delivered') return
  const { lines, returns } = await loadOrderFacts(tx, order)
  const refunded = returns.filter(({ state }) => state === 'refunded')
  if (!lines.every((line) => line.withdrawn + line.refunded + piecesIn(refunded, line.position) >= line.quantity)) return
  await changeStatus(tx, order, 'returned', { actor: 'staff', at })
}

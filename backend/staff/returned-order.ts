import type { Database } from '../database/database'
import type { orders } from '../database/schema/orders'
import { changeStatus } from '../orders/change-status'
import { loadOrderFacts, piecesIn } from '../returns/order-facts'

/**
 * An order becomes `returned` when all its pieces were refunded, not when its goods arrive: the staff may still refuse the return and send
 * them back.
 */
export async function closeReturnedOrder(tx: Database, order: typeof orders.$inferSelect, at: Date): Promise<void> {
  if (order.status !== 'shipped' && order.status !== 'delivered') return
  const { lines, returns } = await loadOrderFacts(tx, order)
  const refunded = returns.filter(({ state }) => state === 'refunded')
  if (!lines.every((line) => line.withdrawn + line.refunded + piecesIn(refunded, line.position) >= line.quantity)) return
  await changeStatus(tx, order, 'returned', { actor: 'staff', at })
}

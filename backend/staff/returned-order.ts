import type { Database } from '../database/database'
import type { orders } from '../database/schema/orders'
import { changeStatus } from '../orders/change-status'
import { loadOrderFacts, piecesIn } from '../returns/order-facts'

/** An order whose pieces have all come back, or were refunded, is returned. */
export async function closeReturnedOrder(tx: Database, order: typeof orders.$inferSelect, at: Date): Promise<void> {
  if (order.status !== 'shipped' && order.status !== 'delivered') return
  const { lines, returns } = await loadOrderFacts(tx, order)
  const back = returns.filter(({ state }) => state === 'received' || state === 'refunded')
  if (!lines.every(({ position, quantity }) => piecesIn(back, position) >= quantity)) return
  await changeStatus(tx, order, 'returned', { actor: 'staff', at })
}

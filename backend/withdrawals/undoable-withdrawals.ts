import type { Database } from '../database/database'
import type { orders } from '../database/schema/orders'
import { giftLinesOf } from '../gift-cards/gift-lines'
import type { Reading } from '../orders/lines-in-sale'
import { isSentOrder, loadOrderFacts } from '../order-facts/order-facts'
import { paidBack } from '../order-facts/paid-back'
import { refundedStatements } from '../order-facts/refunded-goods'
import { type openWithdrawals, standingWithdrawals } from '../orders/open-withdrawal'

type Open = Awaited<ReturnType<typeof openWithdrawals>>

/**
 * The open withdrawals from an order that its customer can undo. Excluded: refunded goods that were sent, and fully refunded
 * orders; otherwise the customer would keep goods unpaid.
 */
export async function undoableOf(
  db: Database,
  order: typeof orders.$inferSelect,
  open: Open,
  reading: Reading = 'all',
): Promise<Open> {
  if (open.length === 0 || !isSentOrder(order)) return open
  // All goods were withdrawn from before dispatch: only mailed gift cards are left.
  if ((await giftLinesOf(db, order.id)).areAll) return open
  if ((await paidBack(db, order.id)) !== null) return []
  const facts = await loadOrderFacts(db, order, reading)
  const refunded = refundedStatements(facts, await standingWithdrawals(db, order.id))
  return open.filter(({ id }) => !refunded.has(id))
}

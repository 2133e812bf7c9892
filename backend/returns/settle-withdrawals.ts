import { inArray } from 'drizzle-orm'
import type { Database } from '../database/database'
import type { orders } from '../database/schema/orders'
import { withdrawals } from '../database/schema/withdrawals'
import { emptyGiftLines } from '../gift-cards/empty-gift-lines'
import { standingWithdrawals } from '../orders/open-withdrawal'
import { loadOrderFacts } from '../order-facts/order-facts'
import { namedLines, refundedStatements } from '../order-facts/refunded-goods'

/**
 * Settles the withdrawals from an order whose goods have all been refunded, and those of returns that have ended. One that names
 * gift cards with money on them stays with the staff.
 */
export async function settleWithdrawalsOf(tx: Database, order: typeof orders.$inferSelect, at: Date): Promise<void> {
  const facts = await loadOrderFacts(tx, order)
  const ended = facts.returns.filter(({ state }) => state === 'refunded' || state === 'refused').map(({ id }) => id)
  const empty = await emptyGiftLines(tx, order.id)
  const statements = await standingWithdrawals(tx, order.id)
  const refunded = refundedStatements(facts, statements)
  const open = statements.filter(({ settled_at }) => settled_at === null)
  const settled = open.filter((row) => {
    const cards = namedLines(facts.lines, row).filter(({ is_gift_card }) => is_gift_card)
    const areCardsDone = cards.every(({ position, quantity, withdrawn }) => withdrawn >= quantity || empty.has(position))
    return ended.includes(row.id) || (areCardsDone && refunded.has(row.id))
  })
  const ids = settled.map(({ id }) => id)
  await tx.update(withdrawals).set({ settled_at: at }).where(inArray(withdrawals.id, ids))
}

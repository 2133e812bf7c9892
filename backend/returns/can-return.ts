import type { Database } from '../database/database'
import { localDay } from '../stores/local-day'
import { loadOrderFacts, piecesLeft } from './order-facts'
import { openReasonsOf } from './open-reasons'

/**
 * Whether the customer has or will get any piece of an order: one that is not withdrawn before dispatch, not refunded, and not in a return.
 */
export async function hasPiecesLeft(db: Database, order: Parameters<typeof loadOrderFacts>[1]): Promise<boolean> {
  const facts = await loadOrderFacts(db, order)
  return facts.lines.some((line) => piecesLeft(facts, line) > 0)
}

/**
 * Whether any piece of an order can be announced for return now: it is sent, in no other return, and within the period of at least one
 * reason.
 */
export async function canReturn(db: Database, order: Parameters<typeof loadOrderFacts>[1], now: Date): Promise<boolean> {
  const facts = await loadOrderFacts(db, order)
  if (!facts.isSent || !facts.lines.some((line) => !line.is_gift_card && piecesLeft(facts, line) > 0)) return false
  return (await openReasonsOf(db, order.id, facts, localDay(now, facts.store.timeZone))).length > 0
}

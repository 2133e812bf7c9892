import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { giftCards } from '../database/schema/gift-cards'
import { type GiftCardRow, lockCardsOf } from '../gift-cards/lock-cards'

type Line = { position: number; is_gift_card: boolean; count: number }

/**
 * The lines of an order with the pieces that can be withdrawn from, and the cards of its gift-card pieces, whose rows are locked:
 * unused ones first, without those with nothing left. Cards that are not created yet count only as pieces.
 */
export async function withdrawnGiftCards<L extends Line>(tx: Database, orderId: string, asked: readonly L[]) {
  const areIssued = (await tx.$count(giftCards, eq(giftCards.order_id, orderId))) > 0
  if (!areIssued) return { lines: asked, cards: [], areIssued }
  const { sold } = await lockCardsOf(tx, orderId)
  const left = sold.filter(({ balance }) => balance > 0).toSorted((a, b) => b.balance - a.balance)
  const cardsOf = ({ position, is_gift_card, count }: L): GiftCardRow[] =>
    is_gift_card ? left.filter((card) => card.position === position).slice(0, count) : []
  const lines = asked.map((line) => (line.is_gift_card ? { ...line, count: cardsOf(line).length } : line))
  return { lines, cards: lines.flatMap(cardsOf), areIssued }
}

import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database/database'
import { giftCards } from '../database/schema/gift-cards'
import type { orderEvents } from '../database/schema/order-history'
import { addOrderEvent } from '../orders/order-events'
import { addCardEntry } from './card-entries'

type GiftCardRow = typeof giftCards.$inferSelect
type Actor = (typeof orderEvents.$inferSelect)['actor']

/** The cards of an order that are not voided, locked, in one sequence for all who lock several. */
export const lockCardsOf = (tx: Database, orderId: string): Promise<GiftCardRow[]> =>
  tx
    .select()
    .from(giftCards)
    .where(and(eq(giftCards.order_id, orderId), isNull(giftCards.voided_at)))
    .orderBy(asc(giftCards.id))
    .for('update')

/** Whether nothing was paid with a card, or everything was given back onto it. */
export const isUnused = ({ balance, initial_amount }: Pick<GiftCardRow, 'balance' | 'initial_amount'>): boolean =>
  balance === initial_amount

/** Makes unused cards of an order worthless, whose rows the transaction has locked; what was paid for them can be given back then. */
export async function voidCards(tx: Database, cards: readonly GiftCardRow[], actor: Actor, at: Date): Promise<void> {
  const [first] = cards
  if (first === undefined) return
  for (const { id, balance, order_id } of cards) {
    await addCardEntry(tx, { gift_card_id: id, type: 'voided', amount: -balance, order_id, key: `voided:${id}`, at })
    await tx.update(giftCards).set({ voided_at: at, sealed_code: null }).where(eq(giftCards.id, id))
  }
  const detail = { cards: cards.map(({ last4 }) => last4), amount: cards.reduce((sum, { balance }) => sum + balance, 0) }
  await addOrderEvent(tx, { order_id: first.order_id, at, actor, type: 'gift-cards-voided', detail })
}

/** Voids the unused cards of an order, which is cancelled or given back whole. */
export async function voidUnusedCards(tx: Database, orderId: string, actor: Actor, at: Date): Promise<void> {
  await voidCards(tx, (await lockCardsOf(tx, orderId)).filter(isUnused), actor, at)
}

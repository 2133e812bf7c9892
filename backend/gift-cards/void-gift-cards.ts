import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { giftCards } from '../database/schema/gift-cards'
import type { orderEvents } from '../database/schema/order-history'
import { addOrderEvent } from '../orders/order-events'
import { roundMoney } from '../stores/money'
import { addCardEntry } from './card-entries'
import { type GiftCardRow, lockCardsOf } from './lock-cards'

type Actor = (typeof orderEvents.$inferSelect)['actor']

/** Whether nothing was paid with a card, or everything was given back onto it. */
export const isUnused = ({ balance, initial_amount }: Pick<GiftCardRow, 'balance' | 'initial_amount'>): boolean =>
  balance === initial_amount

/** Voids unused cards of an order, whose rows the transaction has locked, so that what was paid for them can be refunded. */
export async function voidCards(tx: Database, cards: readonly GiftCardRow[], actor: Actor, at: Date): Promise<void> {
  const [first] = cards
  if (first === undefined) return
  for (const { id, balance, order_id } of cards) {
    await addCardEntry(tx, { gift_card_id: id, type: 'voided', amount: -balance, order_id, key: `voided:${id}`, at })
    await tx.update(giftCards).set({ voided_at: at, sealed_code: null }).where(eq(giftCards.id, id))
  }
  const sum = cards.reduce((all, { balance }) => all + balance, 0)
  const detail = { cards: cards.map(({ last4 }) => last4), amount: roundMoney(sum, { digits: 2 }) }
  await addOrderEvent(tx, { order_id: first.order_id, at, actor, type: 'gift-cards-voided', detail })
}

/** Voids the unused cards of an order, which is cancelled or given back whole. */
export async function voidUnusedCards(tx: Database, orderId: string, actor: Actor, at: Date): Promise<void> {
  const { sold } = await lockCardsOf(tx, orderId)
  await voidCards(tx, sold.filter(isUnused), actor, at)
}

import type { Database } from '../database/database'
import { roundMoney } from '../stores/money'
import { addCardEntry } from './card-entries'
import { type GiftCardRow, lockCardsOf } from './lock-cards'
import { isUnused, voidCards } from './void-gift-cards'

/** `withdrawal`: the id of the withdrawal, or that of the order which its customer cancels. */
type TakingBack = { withdrawal: string; actor: 'shopper' | 'staff' | 'shop'; at: Date }

/**
 * Takes back what is left on cards, whose rows the transaction has locked, and returns the amount. Unused cards become void. A
 * used card stays valid with a balance of 0, because a refund of what it paid may come back onto it.
 */
export async function takeBackCards(
  tx: Database,
  cards: readonly GiftCardRow[],
  { withdrawal, actor, at }: TakingBack,
): Promise<number> {
  await voidCards(tx, cards.filter(isUnused), actor === 'staff' ? 'staff' : 'shop', at)
  for (const { id, order_id, balance } of cards.filter((card) => !isUnused(card))) {
    await addCardEntry(tx, {
      gift_card_id: id,
      type: 'withdrawn',
      amount: -balance,
      order_id,
      key: `withdrawn:${id}:${withdrawal}`,
      at,
    })
  }
  return roundMoney(
    cards.reduce((sum, { balance }) => sum + balance, 0),
    { digits: 2 },
  )
}

/**
 * Takes back what is left on the gift cards of an order that its customer cancels: a withdrawal from the whole order pays out
 * what is left on used cards, like one that names all of its pieces.
 */
export async function takeBackCardsOf(tx: Database, orderId: string, actor: TakingBack['actor'], at: Date): Promise<void> {
  const { sold } = await lockCardsOf(tx, orderId)
  await takeBackCards(
    tx,
    sold.filter(({ balance }) => balance > 0),
    { withdrawal: orderId, actor, at },
  )
}

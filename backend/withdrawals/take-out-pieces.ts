import { and, eq, sql } from 'drizzle-orm'
import { lockProducts } from '../catalogue/lock-products'
import type { Database } from '../database/database'
import { orderLines, orders } from '../database/schema/orders'
import { followPaymentOfGiftCards } from '../gift-cards/follow-payment'
import type { GiftCardRow } from '../gift-cards/lock-cards'
import { passOnMailedCards } from '../order-status/pass-on-mailed-cards'
import { takeBackCards } from '../gift-cards/take-back-cards'
import { enqueueMail } from '../queue/enqueue-mail'
import { cancelLockedOrder } from '../order-status/cancel-locked-order'
import type { LockedOrder } from '../orders/lock-order'
import { addOrderEvent } from '../orders/order-events'
import { putPiecesBack } from '../orders/reserve-stock'
import { paidForPieces } from '../orders/return-amount'
import { roundTotal } from '../stores/money'
import { type Store, storeOfId } from '../stores/stores'
import { withdrawFromSubscriptions } from '../subscriptions/end-subscription'
import type { StoredPieces } from '../orders/stored-pieces'
import { type Given, giveWithdrawnBack } from './give-withdrawn-back'
import { withdrawnGiftCards } from './withdrawn-gift-cards'
import { amountOf, askedLines, isGoods, type WithdrawnLine } from './withdrawn-pieces'

type Step = { withdrawal: string; actor: 'shopper' | 'staff'; at: Date }

/**
 * Removes pieces from an unsent order (row locked): restocks them and charges less or refunds. With the last piece of
 * goods, the freight too (Directive 2011/83/EU, article 13). Subscriptions that the pieces began are reduced or ended, and
 * the customer is mailed. Of a gift card, the remaining balance is refunded. An order without pieces left is cancelled,
 * unless the last ones were mailed gift cards.
 */
export async function takeOutPieces(tx: Database, locked: LockedOrder, wanted: StoredPieces, step: Step): Promise<void> {
  const { order } = locked
  const { actor, at, withdrawal } = step
  const store = storeOfId(order.store_id)
  const asked = await askedLines(tx, order.id, wanted, store)
  // Locked in the sequence of a cancellation: subscriptions, products, cards.
  const withdrawn = asked.filter(({ count }) => count > 0)
  await withdrawFromSubscriptions(tx, order.id, withdrawn.map(leftOf), at)
  await lockProducts(
    tx,
    withdrawn.map(({ product_id }) => product_id),
  )
  const { lines, cards, areIssued } = await withdrawnGiftCards(tx, order.id, asked)
  const taken = lines.filter(({ count }) => count > 0)
  if (taken.length === 0 && withdrawn.length > 0) return tellNothingIsLeft(tx, order, withdrawn.map(pieceOf), step)
  if (taken.length === 0) return
  const isMailed = order.status === 'delivered'
  if (!isMailed && lines.every(({ quantity, before, count }) => before + count >= quantity)) {
    return cancelLockedOrder(tx, locked, { reason: 'by-customer', actor, at })
  }
  await putPiecesBack(tx, piecesByProduct(taken))
  const ofCards = await takeBackCards(tx, cards, step)
  const amount = roundTotal(ofCards + amountOf(areIssued ? lines.filter(isGoods) : lines, order, store))
  const kept = areIssued ? 0 : lines.filter((line) => !isGoods(line)).reduce((sum, line) => sum + valueLeft(line), 0)
  const credited = creditedOf(taken, cards, areIssued, store)
  const given = await giveWithdrawnBack(tx, locked, { amount, kept, credited, withdrawal, at })
  await noteWithdrawn(tx, order.id, taken, given)
  const given_back = roundTotal(given.amount + given.gift_cards)
  const withdrawn_total = roundTotal(order.withdrawn_total + given_back)
  await tx.update(orders).set({ withdrawn_total }).where(eq(orders.id, order.id))
  const pieces = taken.map(pieceOf)
  const detail = { withdrawal, lines: pieces, amount: given_back, currency: order.currency }
  await addOrderEvent(tx, { order_id: order.id, at, actor, type: 'pieces-withdrawn', detail })
  const { money, gift_cards, charge } = given
  const mail = {
    type: 'pieces-withdrawn',
    order_id: order.id,
    lines: pieces,
    money,
    amount: given.amount,
    gift_cards,
    charge,
  } as const
  await enqueueMail(tx, mail, withdrawal, at)
  // If only gift cards are left, their amount is captured at once (decision 029), or they were
  // mailed before and nothing is sent any more.
  if (locked.paid !== null) await followPaymentOfGiftCards(tx, locked.paid, at)
  await passOnMailedCards(tx, order, at)
}

/** The withdrawn gift cards are used up: the customer was told that what is left on them is refunded. */
async function tellNothingIsLeft(
  tx: Database,
  { id }: LockedOrder['order'],
  lines: StoredPieces,
  { withdrawal, actor, at }: Step,
): Promise<void> {
  await addOrderEvent(tx, { order_id: id, at, actor, type: 'gift-cards-spent', detail: { withdrawal } })
  await enqueueMail(tx, { type: 'gift-cards-spent', order_id: id, lines }, withdrawal, at)
}

async function noteWithdrawn(
  tx: Database,
  orderId: string,
  taken: readonly WithdrawnLine[],
  { isUncharged }: Given,
): Promise<void> {
  for (const { position, count } of taken) {
    const isLine = and(eq(orderLines.order_id, orderId), eq(orderLines.position, position))
    const uncharged = sql`${orderLines.uncharged} + ${isUncharged ? count : 0}`
    await tx
      .update(orderLines)
      .set({ withdrawn: sql`${orderLines.withdrawn} + ${count}`, uncharged })
      .where(isLine)
  }
}

/**
 * The amount given back for each line; for mailed gift cards, the amount that was left on them. Null with
 * deposits, which are no part of the goods.
 */
function creditedOf(taken: readonly WithdrawnLine[], cards: readonly GiftCardRow[], areIssued: boolean, store: Store) {
  if (taken.some(({ deposit }) => deposit > 0)) return null
  return taken.map((line) => {
    const { position, count: quantity } = line
    const left = cards.filter((card) => card.position === position).reduce((sum, { balance }) => sum + balance, 0)
    return { position, quantity, amount: areIssued && line.is_gift_card ? left : paidForPieces(line, store) }
  })
}

const pieceOf = ({ position, count }: WithdrawnLine) => ({ position, quantity: count })

const leftOf = ({ position, quantity, before, count }: WithdrawnLine) => ({ position, left: quantity - before - count })

const valueLeft = ({ total, quantity, before, count }: WithdrawnLine): number => (total * (quantity - before - count)) / quantity

function piecesByProduct(lines: readonly WithdrawnLine[]): Map<number, number> {
  const pieces = new Map<number, number>()
  for (const { product_id: id, count } of lines) pieces.set(id, (pieces.get(id) ?? 0) + count)
  return pieces
}

import type { GiftCardPart } from '../../app/commerce/contract/gift-card'
import type { Order, OrderLine } from '../../app/commerce/contract/order'
import { PRODUCT_TYPE } from '../../app/commerce/contract/product-type'
import { paidForPieces } from './return-amount'
import { lineTotal, roundMoney, roundTotal } from '../stores/money'
import type { Store } from '../stores/stores'
import { orderTotals } from './totals'

/**
 * The part of an order that was never charged: pieces by the position of their line, and the amount that is back on
 * the gift cards that had paid for them.
 */
export type Uncharged = { pieces: readonly number[]; onGiftCards: number }

/**
 * An order as it was charged, which receipt and invoice are about: without the pieces that were withdrawn from before anything
 * was taken, and without freight and fee when no goods are left. Its lines add up to its total.
 */
export function chargedOrder(order: Order, { pieces, onGiftCards }: Uncharged, store: Store): Order {
  if (pieces.every((count) => count === 0)) return order
  const items = order.items.flatMap((line, position) => chargedLine(line, pieces[position] ?? 0, store))
  const isSent = items.some(isGoods) || !order.items.some(isGoods)
  const shipping = order.shipping && { ...order.shipping, price: isSent ? order.shipping.price : 0 }
  const payment = { ...order.payment, fee: isSent ? order.payment.fee : 0 }
  const totals = orderTotals(items, (shipping?.price ?? 0) + payment.fee, store)
  const gift_cards = chargedCards(order.gift_cards, onGiftCards, totals.total)
  const gift_card_total = roundMoney(
    gift_cards.reduce((sum, { amount }) => sum + amount, 0),
    { digits: 2 },
  )
  return { ...order, items, shipping, payment, ...totals, gift_cards, gift_card_total }
}

/** A line without `count` of its pieces, with reduced price and reductions, so that the line adds up. */
function chargedLine(line: OrderLine, count: number, store: Store): OrderLine[] {
  const quantity = line.quantity - count
  if (quantity <= 0) return []
  const left = (total: number) =>
    roundMoney(total - paidForPieces({ total, quantity: line.quantity, before: 0, count }, store), store)
  return [
    {
      ...line,
      quantity,
      price: left(lineTotal(line.price, line.quantity, store)) / quantity,
      reductions: line.reductions.map(({ code, amount }) => ({ code, amount: left(amount) })),
    },
  ]
}

const isGoods = ({ type }: OrderLine): boolean => type !== PRODUCT_TYPE.giftCard

/**
 * The gift cards with what they paid in the end. Money goes back onto them in the sequence of their
 * ids (backend/gift-cards/redeem-cards.ts).
 */
function chargedCards(cards: readonly GiftCardPart[], onGiftCards: number, total: number): GiftCardPart[] {
  const paid = new Map<string, number>()
  let [back, left] = [onGiftCards, total]
  for (const { id, amount } of cards.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const kept = Math.min(roundTotal(amount - Math.min(back, amount)), left)
    back = roundTotal(Math.max(0, back - amount))
    left = roundTotal(left - kept)
    paid.set(id, kept)
  }
  return cards.map((card) => ({ ...card, amount: paid.get(card.id) ?? 0 })).filter(({ amount }) => amount > 0)
}

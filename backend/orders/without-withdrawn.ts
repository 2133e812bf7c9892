import type { Order, OrderLine } from '../../app/commerce/contract/order'
import { PRODUCT_TYPE } from '../../app/commerce/contract/product'
import { roundMoney } from '../stores/money'

type Priced = Pick<Order, 'items' | 'shipping' | 'payment'>

/** The lines of an order with the pieces that are still sent; a line without any is left out. */
export const keptLines = <Line extends Pick<OrderLine, 'quantity' | 'withdrawn'>>(items: readonly Line[]): Line[] =>
  items.flatMap((line) => (line.quantity > line.withdrawn ? [{ ...line, quantity: line.quantity - line.withdrawn }] : []))

/** The part of a line's reductions that its remaining pieces have. */
const keptReductions = ({ reductions, quantity, withdrawn }: OrderLine): OrderLine['reductions'] =>
  reductions.map(({ code, amount }) => ({
    code,
    amount: roundMoney((amount * (quantity - withdrawn)) / quantity, { digits: 2 }),
  }))

/** An order without the pieces that were withdrawn from; without goods its freight and fee are given back too (backend/withdrawals). */
function withoutWithdrawn({ items, shipping, payment }: Priced): Priced {
  const kept = keptLines(items.map((line) => ({ ...line, reductions: keptReductions(line) })))
  const hasGoods = kept.some(({ type }) => type !== PRODUCT_TYPE.giftCard)
  if (hasGoods || kept.length === items.length) return { items: kept, shipping, payment }
  return { items: kept, shipping: shipping && { ...shipping, price: 0 }, payment: { ...payment, fee: 0 } }
}

/** An order as it is charged when pieces were withdrawn from before anything was: its lines and its totals are those without them. */
export function chargedOrder(order: Order): Order {
  if (order.withdrawn_total === 0) return order
  const total = roundMoney(order.total - order.withdrawn_total, { digits: 2 })
  return { ...order, ...withoutWithdrawn(order), total, gift_card_total: Math.min(order.gift_card_total, total) }
}

import type { Database } from '../database/database'
import type { orders } from '../database/schema/orders'
import { loadOrder } from '../orders/load-order'
import type { CreditedPieces, ReturnedDeposit } from '../orders/stored-refund'
import { parcelOf } from '../shipping/parcel'
import { deliveryOptions } from '../shipping/delivery-options'
import { amountOfDeposits, depositsOfPieces } from './deposits-of-pieces'
import { freightLeft } from './freight-left'
import { type OrderFacts, piecesIn } from '../order-facts/order-facts'
import { paidForPieces, returnAmount } from '../orders/return-amount'

type ReturnRow = OrderFacts['returns'][number]

/** The amounts paid for the pieces of a return, line by line. */
export function piecesOfReturn(row: ReturnRow, { lines, returns, store }: OrderFacts): CreditedPieces[] {
  const earlier = returns.filter(({ id, state }) => id !== row.id && state === 'refunded')
  return lines.flatMap(({ position, total, quantity, withdrawn, refunded }) => {
    const count = piecesIn([row], position)
    const before = withdrawn + refunded + piecesIn(earlier, position)
    return count === 0 ? [] : [{ position, quantity: count, amount: paidForPieces({ total, quantity, before, count }, store) }]
  })
}

/** The amounts for the pieces when the return was refunded: returns that were refunded later had no share yet. */
export function piecesAtRefund(row: ReturnRow, facts: OrderFacts): CreditedPieces[] {
  if (row.state !== 'refunded') return piecesOfReturn(row, facts)
  const earlier = facts.returns.filter(({ ended_at }) => (ended_at ?? 0) < (row.ended_at ?? 0))
  return piecesOfReturn(row, { ...facts, returns: earlier })
}

/** The deposits that go back, or went back, with the pieces of a return. */
export function depositsOfReturn(row: ReturnRow, { lines, store }: OrderFacts): ReturnedDeposit[] {
  const given = lines.flatMap(({ deposits }) => deposits.filter(({ refund }) => refund === row.refund_id))
  if (given.length > 0) return given.map(({ position, quantity, amount }) => ({ position, quantity, amount }))
  if (row.state === 'refunded') return []
  return depositsOfPieces(
    lines.map((line) => ({ line, count: piecesIn([row], line.position) })),
    store,
  )
}

/**
 * The refund of a return, in the order's currency including VAT, with the deposits of its pieces. With the last pieces of an
 * order its freight goes back too: all of it when every piece came back for a fault, else at most what the cheapest standard
 * delivery costs (Directive 2011/83/EU, article 13). `freight`: how much of it is freight.
 */
export async function amountOfReturn(
  db: Database,
  row: ReturnRow,
  order: typeof orders.$inferSelect,
  facts: OrderFacts,
): Promise<{ amount: number; freight: number }> {
  const earlier = facts.returns.filter(({ id, state }) => id !== row.id && state === 'refunded')
  const pieces = facts.lines.map(({ position, total, quantity, withdrawn, refunded, is_gift_card }) => ({
    isSent: !is_gift_card,
    total,
    quantity,
    before: withdrawn + refunded + piecesIn(earlier, position),
    count: piecesIn([row], position),
  }))
  // Gift cards are mailed: the freight was paid for the other lines.
  const isWholeOrder = pieces.every(({ isSent, quantity, before, count }) => !isSent || before + count >= quantity)
  const { shipping, payment } = await loadOrder(db, order.id)
  const paidFreight = freightLeft(shipping?.price ?? 0, facts)
  const isFault = [...earlier, row].flatMap(({ lines }) => lines).every(({ reason }) => reason !== 'changed-mind')
  const freight = isFault ? paidFreight : Math.min(paidFreight, cheapestFreight(order, facts))
  const deposits = amountOfDeposits(depositsOfReturn(row, facts))
  const amount = returnAmount(pieces, { isWholeOrder, freight, fee: payment.fee, deposits }, facts.store)
  return { amount, freight: isWholeOrder ? freight : 0 }
}

function cheapestFreight({ placed_at }: typeof orders.$inferSelect, { lines, store }: OrderFacts): number {
  const goods = lines.filter(({ is_gift_card }) => !is_gift_card)
  const parcel = parcelOf(
    goods.map(({ item, grams, measures, quantity }) => ({ type: item.type, weightGrams: grams, measures, quantity })),
    goods.reduce((sum, { total }) => sum + total, 0),
  )
  if (parcel === null) return 0
  const { language } = store
  return Math.min(...deliveryOptions({ parcel, postalCode: null, store, language, ready: placed_at }).map(({ price }) => price))
}

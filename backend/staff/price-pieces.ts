import type { OrderRow } from '../database/schema/orders'
import { z } from 'zod'
import type { Database } from '../database/database'
import { Refusal } from '../refusal'
import { loadOrder } from '../orders/load-order'
import type { CreditedPieces, ReturnedDeposit } from '../orders/stored-refund'
import { amountOfDeposits, depositsOfPieces } from '../returns/deposits-of-pieces'
import { freightLeft } from '../returns/freight-left'
import { type FactLine, loadOrderFacts, type OrderFacts, piecesIn, piecesLeft } from '../order-facts/order-facts'
import { paidForPieces } from '../orders/return-amount'
import { roundMoney } from '../stores/money'
import { depositsAlone } from './deposits-alone'

/** Pieces by their article number; without a quantity, all that are left. */
export const RefundedLine = z.object({ sku: z.string().min(1).max(64), quantity: z.number().int().min(1).max(5000).optional() })

type RefundedLines = readonly z.output<typeof RefundedLine>[]
/** The pieces, deposits and freight of a refund without a return, and the amount paid for them including VAT. */
export type Priced = { pieces: CreditedPieces[]; deposits: ReturnedDeposit[]; freight: number; amount: number }
type Asked = { lines: RefundedLines; freight: boolean; deposits?: { lines: RefundedLines } }

/**
 * The amount paid for pieces of an order, after all discounts, with their deposits, for its freight, or for the deposits alone of
 * pieces (deposits-alone.ts). Throws 409 `not-in-order` for goods that the order does not have and for gift cards, 409
 * `article-repeated` for an article that is named twice, 409 `pieces-refunded` for more than is left, and 409 `nothing-paid` for
 * free pieces alone: no refund would note them.
 */
export async function pricePieces(tx: Database, order: OrderRow, { lines, freight, deposits: alone }: Asked): Promise<Priced> {
  refuseRepeatedArticle([...lines, ...(alone?.lines ?? [])])
  const facts = await loadOrderFacts(tx, order)
  const priced = lines.flatMap((line) => piecesOfArticle(line, facts))
  const freightPaid = freight ? freightOf((await loadOrder(tx, order.id)).shipping?.price ?? 0, facts, order) : 0
  const counted = facts.lines.map((line) => ({ line, count: piecesIn([{ lines: priced }], line.position) }))
  const deposits = alone === undefined ? depositsOfPieces(counted, facts.store) : depositsAlone(alone.lines, facts, order)
  const ofPieces = priced.reduce((sum, piece) => sum + piece.amount, 0)
  const amount = roundMoney(ofPieces + freightPaid + amountOfDeposits(deposits), facts.store)
  if (amount === 0)
    throw new Refusal(409, 'nothing-paid', `Nothing was paid for these pieces of order ${order.number}, so nothing goes back`)
  return { pieces: priced, deposits, freight: freightPaid, amount }
}

/** Throws 409 `article-repeated` for an article that is named twice. */
export function refuseRepeatedArticle(lines: RefundedLines): void {
  const repeated = lines.find(({ sku }, at) => lines.findIndex((one) => one.sku === sku) < at)
  if (repeated === undefined) return
  throw new Refusal(409, 'article-repeated', `${repeated.sku} is named twice: name each article once, with all its pieces`)
}

/** The pieces of an article, which may stand in several lines. */
function piecesOfArticle({ sku, quantity }: z.output<typeof RefundedLine>, facts: OrderFacts): CreditedPieces[] {
  const found = facts.lines.filter(({ item, is_gift_card }) => item.sku === sku && !is_gift_card)
  if (found.length === 0)
    throw new Refusal(409, 'not-in-order', `${sku} is not among the goods of the order; gift cards are voided`)
  const left = found.reduce((sum, line) => sum + piecesLeft(facts, line), 0)
  if (left === 0 || (quantity ?? left) > left) {
    throw new Refusal(409, 'pieces-refunded', `Of ${sku}, ${left} pieces are left that were neither refunded nor are in a return`)
  }
  let open = quantity ?? left
  return found.flatMap((line) => {
    const count = Math.min(open, piecesLeft(facts, line))
    open -= count
    return count === 0 ? [] : [{ position: line.position, quantity: count, amount: amountOf(line, count, facts) }]
  })
}

function amountOf({ position, total, quantity, withdrawn, refunded }: FactLine, count: number, { returns, store }: OrderFacts) {
  const before =
    withdrawn +
    refunded +
    piecesIn(
      returns.filter(({ state }) => state === 'refunded'),
      position,
    )
  return paidForPieces({ total, quantity, before, count }, store)
}

function freightOf(price: number, facts: OrderFacts, { number }: OrderRow): number {
  const left = freightLeft(price, facts)
  if (left === 0) throw new Refusal(409, 'pieces-refunded', `No freight of order ${number} is left to refund`)
  return left
}

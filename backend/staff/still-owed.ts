import type { OrderRow } from '../database/schema/orders'
import type { Database } from '../database/database'
import { loadOrder } from '../orders/load-order'
import { areTakenOut, creditedPieces, refundedPieces, returnedDeposits } from '../orders/stored-refund'
import { depositsLeft } from '../returns/deposits-of-pieces'
import { freightLeft } from '../returns/freight-left'
import { type FactLine, loadOrderFacts, piecesLeft } from '../order-facts/order-facts'
import { roundMoney } from '../stores/money'
import type { RefundRow } from './refused-refunds'

type Pieces = { position: number; quantity: number }

/** The amount of a refund through the provider and onto gift cards, in the order's currency. */
export const wholeAmount = ({ amount, gift_card_amount }: Pick<RefundRow, 'amount' | 'gift_card_amount'>): number =>
  roundMoney(amount + gift_card_amount, { digits: 2 })

/**
 * Whether a refused refund still has all that it owes for its pieces, deposits and freight. Once some of them came
 * back by another refund or a return, what is on gift cards counts towards that one (parts-on-cards.ts), and this one
 * can no longer be repeated as it was decided.
 */
export function isWhole(refund: RefundRow): boolean {
  const owed = roundMoney(ofPieces(refund) + refund.freight, { digits: 2 })
  return owed === 0 || wholeAmount(refund) >= owed
}

/**
 * The amount that can still go back, in the order's currency, for the pieces of a refused refund that are out of the order and
 * for their deposits: not what it has put onto gift cards for them. For a refund that is not still owed as it was decided,
 * because its freight went back in another way.
 */
export const leftOfPieces = (refund: RefundRow): number =>
  Math.max(0, roundMoney(ofPieces(refund) - refund.gift_card_amount, { digits: 2 }))

const ofPieces = ({ credited, deposits }: RefundRow): number =>
  [...(creditedPieces.read(credited) ?? []), ...(returnedDeposits.read(deposits) ?? [])].reduce(
    (sum, { amount }) => sum + amount,
    0,
  )

/**
 * Whether all that a refused refund of an order (row locked) is for can still be given back: none of its pieces,
 * deposits and freight went back since, or is in a return. Pieces that are out of the order, with their
 * deposits, can go back by this refund alone.
 */
export async function isStillOwed(tx: Database, order: OrderRow, refused: RefundRow): Promise<boolean> {
  if (!isWhole(refused)) return false
  const facts = await loadOrderFacts(tx, order)
  const areLeft = (pieces: readonly Pieces[] | null, left: (line: FactLine) => number) =>
    (pieces ?? []).every(({ position, quantity }) =>
      facts.lines.some((line) => line.position === position && left(line) >= quantity),
    )
  const { shipping } = await loadOrder(tx, order.id)
  return (
    refused.freight <= freightLeft(shipping?.price ?? 0, facts) &&
    areLeft(refundedPieces.read(refused.lines), (line) => piecesLeft(facts, line)) &&
    (areTakenOut(refused) || areLeft(returnedDeposits.read(refused.deposits), depositsLeft))
  )
}

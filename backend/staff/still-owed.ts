import type { Database } from '../database/database'
import { loadOrder } from '../orders/load-order'
import type { OrderRow } from '../orders/lock-order'
import { areTakenOut, creditedPieces, refundedPieces, returnedDeposits } from '../orders/stored-refund'
import { depositsLeft } from '../returns/deposits-of-pieces'
import { type FactLine, loadOrderFacts, piecesLeft } from '../returns/order-facts'
import { roundMoney } from '../stores/money'
import type { RefundRow } from './refused-refunds'

type Pieces = { position: number; quantity: number }

/** The amount of a refund through the provider and onto gift cards, in the order's currency. */
export const wholeAmount = ({ amount, gift_card_amount }: Pick<RefundRow, 'amount' | 'gift_card_amount'>): number =>
  roundMoney(amount + gift_card_amount, { digits: 2 })

/**
 * Whether a refused refund still has all that it owes for its pieces, deposits and freight. Once some of them came back by another refund or a return, what is on
 * gift cards counts towards that one (parts-on-cards.ts), and this one can no longer be repeated as it was decided.
 */
export function isWhole(refund: RefundRow): boolean {
  const { credited, deposits, freight } = refund
  const parts = [...(creditedPieces.read(credited) ?? []), ...(returnedDeposits.read(deposits) ?? [])]
  const owed = parts.reduce((sum, { amount }) => sum + amount, freight)
  return owed === 0 || wholeAmount(refund) >= roundMoney(owed, { digits: 2 })
}

/**
 * Whether all that a refused refund of an order (row locked) is for can still be given back: none of its pieces, deposits and freight went back since, or is
 * in a return. Pieces that are out of the order, with their deposits, can go back by this refund alone.
 */
export async function isStillOwed(tx: Database, order: OrderRow, refused: RefundRow): Promise<boolean> {
  if (!isWhole(refused)) return false
  const facts = await loadOrderFacts(tx, order)
  const areLeft = (pieces: readonly Pieces[] | null, left: (line: FactLine) => number) =>
    (pieces ?? []).every(({ position, quantity }) =>
      facts.lines.some((line) => line.position === position && left(line) >= quantity),
    )
  const { shipping } = await loadOrder(tx, order.id)
  const freight = refused.freight === 0 ? 0 : roundMoney(refused.freight + facts.refundedFreight, facts.store)
  return (
    freight <= (shipping?.price ?? 0) &&
    areLeft(refundedPieces.read(refused.lines), (line) => piecesLeft(facts, line)) &&
    (areTakenOut(refused) || areLeft(returnedDeposits.read(refused.deposits), depositsLeft))
  )
}

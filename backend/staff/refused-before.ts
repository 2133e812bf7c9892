import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '../database/database'
import { refunds } from '../database/schema/order-history'
import { returns } from '../database/schema/returns'
import { creditedPieces, refundedPieces, returnedDeposits } from '../orders/stored-refund'
import { roundMoney } from '../stores/money'
import type { Priced } from './price-pieces'

type RefundRow = typeof refunds.$inferSelect
type Pieces = { position: number; quantity: number }

/**
 * The refund that the provider has refused and that a request repeats, when it has put a part onto gift cards: that part must not go onto them again. It
 * is for the same pieces, deposits and freight, or for the same amount; one for certain pieces is not repeated by other pieces at the same price.
 * Undefined for every other request.
 */
export async function refusedBefore(
  tx: Database,
  orderId: string,
  { amount, priced }: { amount: number | undefined; priced: Priced | null },
): Promise<RefundRow | undefined> {
  const isRefused = and(eq(refunds.order_id, orderId), eq(refunds.state, 'refused'), gt(refunds.gift_card_amount, 0))
  const rows = await tx
    .select({ refund: refunds, return_id: returns.id })
    .from(refunds)
    .leftJoin(returns, eq(returns.refund_id, refunds.id))
    .where(isRefused)
    .orderBy(desc(refunds.requested_at))
  const found = rows.find(({ refund, return_id }) => {
    const isAmount = priced === null || (refund.lines === null && return_id === null)
    return isAmount ? wholeAmount(refund) === amount : refund.lines !== null && isForTheSame(refund, priced)
  })
  return found?.refund
}

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
  return parts.length === 0 || wholeAmount(refund) >= roundMoney(owed, { digits: 2 })
}

/** `credited` also has the pieces that were taken out of an unsent order. */
const isForTheSame = (refund: RefundRow, priced: Priced): boolean => isWhole(refund) && areTheSame(refund, priced)

const areTheSame = ({ lines, credited, freight, deposits }: RefundRow, priced: Priced): boolean =>
  freight === priced.freight &&
  areSame(credited === null ? refundedPieces.read(lines) : creditedPieces.read(credited), priced.pieces) &&
  areSame(returnedDeposits.read(deposits), priced.deposits)

/** Whether two lists name the same pieces, in whatever sequence. */
const areSame = (stored: readonly Pieces[] | null, asked: readonly Pieces[]): boolean =>
  isDeepStrictEqual(byLine(stored ?? []), byLine(asked))

const byLine = (pieces: readonly Pieces[]): Pieces[] =>
  pieces.map(({ position, quantity }) => ({ position, quantity })).toSorted((a, b) => a.position - b.position)

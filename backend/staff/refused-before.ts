import type { OrderRow } from '../database/schema/orders'
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../database/database'
import { areTakenOut, creditedPieces, refundedPieces, returnedDeposits } from '../orders/stored-refund'
import type { Priced } from './price-pieces'
import { type RefundRow, refusedRefunds } from './refused-refunds'
import { isStillOwed, isWhole, wholeAmount } from './still-owed'

type Pieces = { position: number; quantity: number }
type Asked = { amount: number | undefined; priced: Priced | null; again: boolean }

/**
 * The refund that the provider has refused and that a request repeats, whose place the new refund takes. It is for the same
 * pieces, deposits and freight, or for the same amount; one for certain pieces is not repeated by other pieces at the same price.
 * `again` asks for another refund, unless the refused one has put a part onto gift cards: that part must not go onto them again.
 * Undefined for every other request. Pieces that are out of the order: refused-take-out.ts.
 */
export async function refusedBefore(
  tx: Database,
  order: OrderRow,
  { amount, priced, again }: Asked,
): Promise<RefundRow | undefined> {
  const refused = await refusedRefunds(tx, order.id)
  const found = refused.find(({ refund, isOpen, isOfReturn }) => {
    if (areTakenOut(refund)) return false
    if (refund.gift_card_amount === 0 && (again || !isOpen || isOfReturn)) return false
    const isAmount = priced === null || (isPlainAmount(refund) && !isOfReturn)
    return isAmount ? wholeAmount(refund) === amount : refund.lines !== null && isForTheSame(refund, priced)
  })
  if (found === undefined) return undefined
  const { refund } = found
  return refund.gift_card_amount > 0 || (await isStillOwed(tx, order, refund)) ? refund : undefined
}

const isPlainAmount = ({ lines, credited, is_uncharged }: RefundRow): boolean =>
  lines === null && credited === null && !is_uncharged

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

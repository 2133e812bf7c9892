import type { Database } from '../database/database'
import { Refusal } from '../refusal'
import type { LockedOrder } from '../orders/lock-order'
import { refundableOf, refundOrderAmount } from '../payments/refund-order'
import { areTakenOut } from '../orders/stored-refund'
import { takeOverRefund } from '../payments/take-over-refund'
import { wayOfRefund } from './way-of-refund'
import type { AskedRefund } from './earlier-refund'
import type { RefundRow } from './refused-refunds'
import { isStillOwed, leftOfPieces, wholeAmount } from './still-owed'

/**
 * Requests a refused refund of an order (row locked) again as it was decided. What it put onto gift cards stays there. Throws 409
 * `refund-too-high` when less is left, and 409 `pieces-refunded` when some of its pieces, deposits or freight went back since, or
 * are in a return. The amount returned is the whole.
 */
export async function requestAgain(
  tx: Database,
  locked: LockedOrder,
  refused: RefundRow,
  { id, reason }: { id: string; reason: string },
  at: Date,
): Promise<AskedRefund> {
  const { number, currency } = locked.order
  const { amount, is_uncharged: isUncharged } = refused
  if (!(await isStillOwed(tx, locked.order, refused))) throw givenBackSince(number, refused)
  const { provider, giftCards } = await refundableOf(tx, locked)
  if (amount > provider + giftCards) {
    const left = `${provider + giftCards} ${currency} can be refunded`
    throw new Refusal(409, 'refund-too-high', `Of order ${number}, at most ${left}; the refused refund is ${amount}`)
  }
  await refundOrderAmount(tx, locked, { id, amount, reason, actor: 'staff', isUncharged }, at)
  await takeOverRefund(tx, refused, id)
  return { id, amount: wholeAmount(refused), currency, ...(await wayOfRefund(tx, locked.order, id)) }
}

function givenBackSince(number: string, refused: RefundRow): Refusal {
  const since = `of the refused refund of order ${number} went back since, or is in a return`
  const rest = areTakenOut(refused)
    ? `with --amount ${leftOfPieces(refused)}`
    : 'with --lines, --freight or --amount, or by: deposit'
  return new Refusal(409, 'pieces-refunded', `A part ${since}: give back what is left ${rest}`)
}

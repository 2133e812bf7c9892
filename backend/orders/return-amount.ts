import { roundMoney } from '../stores/money'
import type { Store } from '../stores/stores'

type Currency = Pick<Store, 'digits'>

/**
 * A line of an order of which pieces come back. `total` is what was paid for the whole line, after its share of all discounts.
 * `before`: pieces that were refunded by earlier returns.
 */
export type ReturnedPieces = { total: number; quantity: number; before: number; count: number }

/**
 * The amount paid for the pieces that come back. Shares are cumulative: in whatever sequence the pieces of a line are
 * returned, the shares add up to the paid amount.
 */
export function paidForPieces({ total, quantity, before, count }: ReturnedPieces, currency: Currency): number {
  const upTo = (pieces: number) => roundMoney((total * pieces) / quantity, currency)
  return roundMoney(upTo(before + count) - upTo(before), currency)
}

/**
 * The refund of a return. With the last pieces of an order its freight and the fee of its payment go back too (Directive
 * 2011/83/EU, article 13): `freight` is what to give back of it. `deposits` go back with their pieces.
 */
export function returnAmount(
  lines: readonly ReturnedPieces[],
  extras: { isWholeOrder: boolean; freight: number; fee: number; deposits: number },
  currency: Currency,
): number {
  const goods = lines.reduce((sum, line) => sum + paidForPieces(line, currency), 0)
  return roundMoney(goods + extras.deposits + (extras.isWholeOrder ? extras.freight + extras.fee : 0), currency)
}

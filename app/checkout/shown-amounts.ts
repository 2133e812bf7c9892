import type { CartView } from '../cart/rules/cart-view'
import type { Quote } from '../commerce/contract/checkout'
import { round } from '../store/money'

/** The rows above the total of a checkout. */
export type ShownAmounts = { goods: number; deposit: number; shipping: number; fee: number; saved: number; vat: number }

/**
 * The amounts of a checkout as they are shown: with VAT, or without it when `isNet`; then they and the VAT add up to the total,
 * which always includes it. Deposits have a row of their own; they are owed only where prices are shown with VAT. Freight and fee
 * have the same VAT rate, so the VAT that is not for goods is divided in proportion to their amounts.
 */
export function shownAmounts(
  { total, deposit, net, vat, saved, netSaved }: CartView['totals'],
  quote: Pick<Quote, 'shipping' | 'fee' | 'vat_total'> | undefined,
  isNet: boolean,
): ShownAmounts {
  const { shipping = 0, fee = 0, vat_total = vat } = quote ?? {}
  if (!isNet) return { goods: round(total - deposit, 2), deposit, shipping, fee, saved, vat: vat_total }
  const netFee = fee === 0 ? 0 : round(fee - ((vat_total - vat) * fee) / (shipping + fee), 2)
  return {
    goods: net,
    deposit: 0,
    shipping: round(shipping + fee - (vat_total - vat) - netFee, 2),
    fee: netFee,
    saved: netSaved,
    vat: vat_total,
  }
}

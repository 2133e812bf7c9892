import { CUSTOMER_DISCOUNT } from '../commerce/contract/customer-discount-code'
import { lineTotal } from '../pricing/line-total'
import { reachedTier } from '../pricing/tiers'
import { round } from '../store/money'
import { isSameCode } from './codes'
import type { ReducedLine } from './line-reductions'
import type { SpendLine } from './minimum-spend'
import { isOfferLine, type OfferLine } from '../commerce/contract/marker-pricing'

/** A line with the reductions of the backend's answer, and the prices that tell what else has been taken off it. */
type CustomerLine = ReducedLine & SpendLine & OfferLine

/**
 * The amount by which the customer's profile reduces these lines together, in the store's currency including VAT.
 * `percentages` are the profile's, by discount category (spec section 6). A line whose reductions name the customer discount
 * states its amount. For a line that costs less than its quantity tier and its reductions explain, the amount is the profile's
 * percentage, at most the unexplained difference; none of it where an offer lowers the price. So the customer discount also
 * works with a backend that sends no reductions.
 */
export function customerAmount(
  lines: readonly CustomerLine[],
  percentages: Readonly<Record<string, number>>,
  currencyDigits: number,
): number {
  const amounts = lines.map((line) => {
    const named = (line.reductions ?? []).filter(({ code }) => isSameCode(code, CUSTOMER_DISCOUNT))
    if (named.length > 0) return sumOf(named)
    if (isOfferLine(line)) return 0
    const { discount_category: category, pricing, quantity, price } = line
    const percent = category !== null && Object.hasOwn(percentages, category) ? (percentages[category] ?? 0) : 0
    const listed = lineTotal({ quantity, price: reachedTier(pricing, quantity)?.p ?? price }, currencyDigits)
    const unexplained = listed - lineTotal(line, currencyDigits) - sumOf(line.reductions ?? [])
    return Math.max(0, Math.min(round((listed * percent) / 100, currencyDigits), unexplained))
  })
  return round(
    amounts.reduce((sum, amount) => sum + amount, 0),
    2,
  )
}

const sumOf = (reductions: readonly { amount: number }[]) => reductions.reduce((sum, { amount }) => sum + amount, 0)

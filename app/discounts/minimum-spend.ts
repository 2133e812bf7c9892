import type { CartItem } from '../commerce/contract/cart'
import { type FixedLine, isFixed } from '../commerce/contract/marker-pricing'
import type { DiscountRule } from '../commerce/contract/coupon'
import { lineTotal } from '../pricing/line-total'
import { reachedTier } from '../pricing/tiers'
import { round } from '../store/money'
import { appliesTo } from './applies-to'

/** The fields of a cart line that a minimum spend depends on. */
export type SpendLine = Pick<CartItem, 'type' | 'quantity' | 'price' | 'pricing' | 'group_id' | 'discount_category'> & FixedLine

/**
 * The amount that is missing to the failed minimum spend of a rule, in the store's currency including VAT; null when it is not
 * known, because the backend does not tell the minimum or counts otherwise. The lines that the rule applies to count, at the
 * price of their quantity tier, before discounts; goods that an offer to the customer prices do not.
 */
export function missingSpend(rule: DiscountRule, lines: readonly SpendLine[], currencyDigits: number): number | null {
  const spend = lines
    .filter((line) => appliesTo(rule, line) && !isFixed(line))
    .map(({ quantity, price, pricing }) => ({ quantity, price: reachedTier(pricing, quantity)?.p ?? price }))
    .reduce((sum, line) => sum + lineTotal(line, currencyDigits), 0)
  const missing = round((rule.minimum_spend ?? 0) - spend, 2)
  return missing > 0 ? missing : null
}

import type { CartItem } from '../commerce/contract/cart'
import type { DiscountRule } from '../commerce/contract/coupon'
import { lineTotal } from '../pricing/line-total'
import { reachedTier } from '../pricing/tiers'
import { round } from '../store/money'
import { appliesTo } from './applies-to'

/** The fields of a cart line that a minimum spend depends on. */
export type SpendLine = Pick<CartItem, 'type' | 'quantity' | 'price' | 'pricing' | 'group_id' | 'discount_category'>

/**
 * The amount that is missing to the minimum spend of a rule, in the store's currency including VAT; 0 when it is reached. The lines that
 * the rule applies to count, at the price of their quantity tier, before discounts.
 */
export function missingSpend(rule: DiscountRule, lines: readonly SpendLine[], currencyDigits: number): number {
  const spend = lines
    .filter((line) => appliesTo(rule, line))
    .map(({ quantity, price, pricing }) => ({ quantity, price: reachedTier(pricing, quantity)?.p ?? price }))
    .reduce((sum, line) => sum + lineTotal(line, currencyDigits), 0)
  return round(Math.max(0, (rule.minimum_spend ?? 0) - spend), 2)
}

import { DISCOUNT_TYPE, type DiscountRule } from '../commerce/contract/coupon'
import { isBuyXGetY, isFullPrice } from './rule-kind'

type Line = { product_id: number; quantity: number }

/** The rules that stay, and those that are removed, which sets the notice of rejected codes (spec section 8). */
export type Settled = { kept: DiscountRule[]; removed: DiscountRule[] }

/** A buy-X-get-Y coupon that no longer fits the cart is removed and a rejected-code notice flag is set (spec section 4). */
export function settleRules(rules: readonly DiscountRule[], lines: readonly Line[]): Settled {
  return {
    kept: rules.filter((rule) => stillFits(rule, lines)),
    removed: rules.filter((rule) => !stillFits(rule, lines)),
  }
}

/**
 * Whether a coupon may stay with these lines. One that only failed its minimum spend stays: it is listed with what is missing, and comes
 * back by itself.
 */
export function stillFits(rule: DiscountRule, lines: readonly Line[]): boolean {
  if (rule.failed_minimum_spend) return true
  // A full-price coupon without buyx_free_amount is removed (spec section 5).
  if (isFullPrice(rule)) return (rule.buyx_free_amount ?? 0) > 0
  if (!isBuyXGetY(rule)) return true
  return rule.discount_type_value === DISCOUNT_TYPE.percentage ? percentageFits(rule, lines) : rule.applied
}

/** All affected items must be in the cart and the matching quantity must be at least get_y (spec section 5). */
function percentageFits({ all_affected_items: affected, get_y }: DiscountRule, lines: readonly Line[]): boolean {
  const matching = lines.filter(({ product_id }) => affected.includes(product_id))
  const allThere = affected.every((id) => matching.some(({ product_id }) => product_id === id))
  const quantity = matching.reduce((sum, line) => sum + line.quantity, 0)
  return affected.length > 0 && allThere && quantity >= (get_y ?? 0)
}

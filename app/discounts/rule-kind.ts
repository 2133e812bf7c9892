import { DISCOUNT_TYPE, type DiscountRule } from '../commerce/contract/coupon'

/** A rule that gives Y pieces for X bought, free, cheaper by an amount or by a percentage (spec section 3). */
export function isBuyXGetY({ buy_x, get_y }: DiscountRule): boolean {
  return buy_x !== null && get_y !== null
}

/** A full-price discount: its pieces are free (spec section 3, discount_type_value 3). */
export function isFullPrice({ discount_type_value }: DiscountRule): boolean {
  return discount_type_value === DISCOUNT_TYPE.fullPrice
}

/** Percent off every product the rule is about, whatever is bought; 0 for rules of another kind. */
export function plainPercentage(rule: DiscountRule): number {
  const plain = rule.discount_type_percentage && rule.buy_x_percentage_total === null && !isBuyXGetY(rule)
  return plain ? (rule.percentage_discount ?? 0) : 0
}

/** An amount off all that the rule is about, in the store's currency; 0 for rules of another kind. */
export function plainAmount(rule: DiscountRule): number {
  const plain = !rule.discount_type_percentage && rule.buy_x_percentage_total === null && !isBuyXGetY(rule)
  return plain ? (rule.fixed_amount ?? 0) : 0
}

import { DISCOUNT_TYPE, type DiscountRule } from '../commerce/contract/coupon'

/** Whether a rule reduces Y pieces for X bought: to 0, by an amount or by a percentage (spec section 3). */
export function isBuyXGetY({ buy_x, get_y }: DiscountRule): boolean {
  return buy_x !== null && get_y !== null
}

/** Whether a rule is a full-price discount: its pieces are free (spec section 3, discount_type_value 3). */
export function isFullPrice({ discount_type_value }: DiscountRule): boolean {
  return discount_type_value === DISCOUNT_TYPE.fullPrice
}

/** A rule with only one of X and Y is incomplete and shows no discount. */
const isPlain = ({ buy_x, get_y, buy_x_percentage_total: total }: DiscountRule): boolean =>
  buy_x === null && get_y === null && total === null

/**
 * The percentage off every product that the rule applies to, without a condition on what is bought; 0 for rules of another kind.
 */
export function plainPercentage(rule: DiscountRule): number {
  return isPlain(rule) && rule.discount_type_percentage ? (rule.percentage_discount ?? 0) : 0
}

/** The amount off all lines together that the rule applies to, in the store's currency; 0 for rules of another kind. */
export function plainAmount(rule: DiscountRule): number {
  return isPlain(rule) && !rule.discount_type_percentage ? (rule.fixed_amount ?? 0) : 0
}

import { DISCOUNT_TYPE, type DiscountRule } from '../commerce/contract/coupon'
import { isBuyXGetY, isFullPrice } from './rule-kind'

type Line = { product_id: number; quantity: number; group_id: number | null }

/** The ids of the cart's products in a rule's `get_categories` or below them (POST /api/category-children). */
export type InGetCategories = (rule: DiscountRule) => readonly number[]

/** The coupons that must fit the cart: those that do, and those that are removed. */
export type CheckedRules = { fitting: DiscountRule[]; unfit: DiscountRule[] }

/** Checks the coupons that must fit the cart (spec section 5). All others stay as they are. */
export function checkRules(rules: readonly DiscountRule[], lines: readonly Line[], inCategories: InGetCategories): CheckedRules {
  const checked = rules.filter(mustFit)
  const fitting = checked.filter((rule) => stillFits(rule, lines, inCategories))
  return { fitting, unfit: checked.filter((rule) => !fitting.includes(rule)) }
}

/**
 * Whether a rule is of a coupon that is removed when it does not fit the cart (spec section
 * 5), whatever the backend says it applies.
 */
export function mustFit(rule: DiscountRule): boolean {
  return isFullPrice(rule) || isBuyXGetY(rule)
}

/** Whether a rule needs the products of its categories for the check: a percentage buy-X-get-Y coupon that names some. */
export function needsCategories(rule: DiscountRule): boolean {
  return isPercentageBuyXGetY(rule) && rule.get_categories.length > 0
}

/** Whether a coupon fits these lines. A failed minimum spend does not keep a coupon that section 5 removes. */
export function stillFits(rule: DiscountRule, lines: readonly Line[], inCategories: InGetCategories): boolean {
  // A full-price coupon without buyx_free_amount is removed (spec section 5), as is any
  // buy-X-get-Y one that no longer fits (section 4).
  if (isFullPrice(rule)) return (rule.buyx_free_amount ?? 0) > 0 && (rule.applied || !isBuyXGetY(rule))
  if (!isBuyXGetY(rule)) return true
  return isPercentageBuyXGetY(rule) ? percentageFits(rule, lines, inCategories(rule)) : rule.applied
}

function isPercentageBuyXGetY(rule: DiscountRule): boolean {
  const isPercentage = rule.discount_type_percentage || rule.discount_type_value === DISCOUNT_TYPE.percentage
  return isPercentage && isBuyXGetY(rule) && !isFullPrice(rule)
}

/**
 * All affected items must be in the cart and the matching quantity must be at least get_y (spec section 5). The affected items
 * match, and the products that the rule's get lists name.
 */
function percentageFits(rule: DiscountRule, lines: readonly Line[], inCategories: readonly number[]): boolean {
  const { all_affected_items: affected, get_products, get_groups, get_y } = rule
  const matching = lines.filter(
    ({ product_id, group_id }) =>
      [...affected, ...get_products, ...inCategories].includes(product_id) ||
      (group_id !== null && get_groups.includes(group_id)),
  )
  const allInCart = affected.every((id) => lines.some(({ product_id }) => product_id === id))
  const quantity = matching.reduce((sum, line) => sum + line.quantity, 0)
  return matching.length > 0 && allInCart && quantity >= (get_y ?? 0)
}

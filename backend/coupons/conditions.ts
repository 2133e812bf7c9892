import { PRODUCT_TYPE } from '../../app/commerce/contract/product-type'
import { lineTotal, roundMoney } from '../stores/money'
import type { Coupon, CouponLine, Currency } from './coupon-line'

/**
 * Whether a coupon applies to the product of a line (spec section 3, specific_groups, excluded_groups,
 * specific_discount_categories). Gift cards are never discounted.
 */
export function appliesToLine(coupon: Coupon, line: CouponLine): boolean {
  if (line.type === PRODUCT_TYPE.giftCard) return false
  if (line.group_id !== null && coupon.excluded_groups.includes(line.group_id)) return false
  const { specific_groups: groups, specific_discount_categories: categories } = coupon
  if (groups.length === 0 && categories.length === 0) return true
  return (
    (line.group_id !== null && groups.includes(line.group_id)) ||
    (line.discount_category !== null && categories.includes(line.discount_category))
  )
}

/** Whether the lines that a coupon applies to come to less than its minimum spend, before discounts. */
export function failsMinimumSpend(coupon: Coupon, lines: readonly CouponLine[], currency: Currency): boolean {
  if (coupon.minimum_spend === null) return false
  const spend = lines
    .filter((line) => appliesToLine(coupon, line))
    .reduce((sum, line) => sum + lineTotal(line.price, line.quantity, currency), 0)
  // Amounts in cents add up to 49.99999999999999 instead of 50.
  return roundMoney(spend, currency) < coupon.minimum_spend
}

import { PRODUCT_TYPE } from '../../app/commerce/contract/product'
import { lineTotal } from '../stores/money'
import type { Coupon, CouponLine, Currency } from './coupon-line'

/** Whether a coupon is about a line at all. A gift card is money: no coupon makes it cheaper. */
export function isEligible(coupon: Coupon, line: CouponLine): boolean {
  if (line.type === PRODUCT_TYPE.giftCard) return false
  if (line.group_id !== null && coupon.excluded_groups.includes(line.group_id)) return false
  const { specific_groups: groups, specific_discount_categories: categories } = coupon
  if (groups.length === 0 && categories.length === 0) return true
  return (
    (line.group_id !== null && groups.includes(line.group_id)) ||
    (line.discount_category !== null && categories.includes(line.discount_category))
  )
}

export function isRunning(coupon: Coupon, now: Date): boolean {
  return (coupon.starts_at === null || coupon.starts_at <= now) && (coupon.ends_at === null || coupon.ends_at > now)
}

/** Whether the lines a coupon is about come to less than it asks for. */
export function failsMinimumSpend(coupon: Coupon, lines: readonly CouponLine[], currency: Currency): boolean {
  if (coupon.minimum_spend === null) return false
  const spend = lines
    .filter((line) => isEligible(coupon, line))
    .reduce((sum, line) => sum + lineTotal(line.price, line.quantity, currency), 0)
  return spend < coupon.minimum_spend
}

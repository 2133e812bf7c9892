import { DISCOUNT_TYPE } from '../../app/commerce/contract/coupon'
import { PRODUCT_TYPE } from '../../app/commerce/contract/product'
import { roundMoney } from '../stores/money'
import type { Coupon, CouponLine, Currency } from './coupon-line'

/**
 * What a coupon takes off: `reductions` by line, in the order of the lines. A line is `touched` when pieces of it are given, even if
 * that is too little to make a coin.
 */
export type Given = { reductions: number[]; touched: boolean[]; freeAmount: number | null }

export const isBuyXGetY = (coupon: Coupon): boolean => coupon.buy_x !== null && coupon.get_y !== null

/**
 * Buy X of some, get Y of others (or of the same) cheaper or free; the cheapest pieces are given. Where a piece may count for both,
 * it counts once: "3 for 2" is buy 2 get 1 of the same. With `buy_x_increment` it is given again for every `buy_x_interval` pieces
 * more (absent: as many as the first time took). Null when the cart does not fit the coupon.
 */
export function giveY(coupon: Coupon, lines: readonly CouponLine[], currency: Currency): Given | null {
  const { buy_x: x, get_y: y } = coupon
  if (x === null || y === null || x < 1 || y < 1) return null
  const bought = lines.map((line) => isBought(coupon, line))
  const given = lines.map((line) => isGiven(coupon, line))
  const count = (counted: boolean[]) => lines.reduce((sum, line, at) => sum + (counted[at] === true ? line.quantity : 0), 0)

  const shared = bought.some((is, at) => is && given[at] === true)
  const needed = shared ? x + y : x
  if (count(bought) < needed || count(given) < y) return null
  const step = Math.max(1, coupon.buy_x_interval ?? needed)
  const times = coupon.buy_x_increment ? 1 + Math.floor((count(bought) - needed) / step) : 1

  const taken = takeCheapest(lines, given, times * y)
  const reductions = lines.map((line, at) => roundMoney(reductionOf(coupon, line.price) * (taken[at] ?? 0), currency))
  const sum = reductions.reduce((total, reduction) => total + reduction, 0)
  const touched = taken.map((pieces) => pieces > 0)
  return {
    reductions,
    touched,
    freeAmount: coupon.discount_type_value === DISCOUNT_TYPE.fullPrice ? roundMoney(sum, currency) : null,
  }
}

/** What a customer must buy more of before a percentage on the whole is given (`buy_x_percentage_total`). */
export function reachesX(coupon: Coupon, lines: readonly CouponLine[]): boolean {
  const count = lines.reduce((sum, line) => sum + (isBought(coupon, line) ? line.quantity : 0), 0)
  return count >= (coupon.buy_x ?? 1)
}

/** How many pieces of each line are given. */
function takeCheapest(lines: readonly CouponLine[], given: readonly boolean[], pieces: number): number[] {
  const taken = lines.map(() => 0)
  const cheapestFirst = lines
    .map((line, at) => ({ line, at }))
    .filter(({ at }) => given[at])
    .sort((a, b) => a.line.price - b.line.price)
  let left = pieces
  for (const { line, at } of cheapestFirst) {
    const count = Math.min(left, line.quantity)
    taken[at] = count
    left -= count
  }
  return taken
}

function reductionOf(coupon: Coupon, price: number): number {
  if (coupon.discount_type_value === DISCOUNT_TYPE.fullPrice) return price
  if (coupon.discount_type_value === DISCOUNT_TYPE.fixed) return Math.min(price, coupon.fixed_amount ?? 0)
  return (price * (coupon.percentage_discount ?? 0)) / 100
}

function isBought(coupon: Coupon, line: CouponLine): boolean {
  return isAmong(line, coupon.buy_products, coupon.buy_categories, coupon.buy_groups)
}

function isGiven(coupon: Coupon, line: CouponLine): boolean {
  return isAmong(line, coupon.get_products, coupon.get_categories, coupon.get_groups)
}

/** Whether one of the lists names the line; lists that are all empty name every line but gift cards. */
function isAmong(line: CouponLine, products: number[], categories: number[], groups: number[]): boolean {
  if (line.type === PRODUCT_TYPE.giftCard) return false
  if (products.length + categories.length + groups.length === 0) return true
  return (
    products.includes(line.product_id) ||
    line.categories.some((id) => categories.includes(id)) ||
    (line.group_id !== null && groups.includes(line.group_id))
  )
}

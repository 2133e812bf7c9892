import { DISCOUNT_TYPE } from '../../app/commerce/contract/coupon'
import { PRODUCT_TYPE } from '../../app/commerce/contract/product-type'
import { roundMoney } from '../stores/money'
import type { Coupon, CouponLine, Currency } from './coupon-line'

/**
 * The reductions of a coupon for each line, in the order of the lines. A line is `affected` when the coupon reduces pieces of it, even if the
 * amount rounds to 0. `freeAmount` is the sum of a full-price discount, null for other kinds.
 */
export type LineAmounts = { amounts: number[]; affected: boolean[]; freeAmount: number | null }

/** Whether a coupon reduces some pieces for others that are bought. */
export const isBuyXGetY = (coupon: Coupon): boolean => coupon.buy_x !== null && coupon.get_y !== null

/**
 * Buy X pieces, get Y pieces free or cheaper; the cheapest pieces are reduced. A piece that could count as bought and as reduced counts
 * once: "3 for 2" is buy 2 get 1 of the same products. With `buy_x_increment` the coupon is applied again for each further
 * `buy_x_interval` pieces, by default as many as the first time needed. Null when the cart does not fit the coupon.
 */
export function buyXGetYAmounts(coupon: Coupon, lines: readonly CouponLine[], currency: Currency): LineAmounts | null {
  const { buy_x: x, get_y: y } = coupon
  if (x === null || y === null || x < 1 || y < 1) return null
  const bought = lines.filter((line) => countsAsBought(coupon, line))
  const reducible = lines.filter((line) => isListed(line, coupon.get_products, coupon.get_categories, coupon.get_groups))
  const needed = bought.some((line) => reducible.includes(line)) ? x + y : x
  if (pieces(bought) < needed || pieces(reducible) < y) return null

  const step = Math.max(1, coupon.buy_x_interval ?? needed)
  const times = coupon.buy_x_increment ? 1 + Math.floor((pieces(bought) - needed) / step) : 1
  const reduced = cheapestPieces(reducible, times * y)
  const amounts = lines.map((line) => roundMoney(amountOffPiece(coupon, line.price) * (reduced.get(line) ?? 0), currency))
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  return {
    amounts,
    affected: lines.map((line) => (reduced.get(line) ?? 0) > 0),
    freeAmount: coupon.discount_type_value === DISCOUNT_TYPE.fullPrice ? roundMoney(sum, currency) : null,
  }
}

/** Whether X pieces are bought: the condition of a percentage off the whole cart (`buy_x_percentage_total`). */
export function reachesX(coupon: Coupon, lines: readonly CouponLine[]): boolean {
  return pieces(lines.filter((line) => countsAsBought(coupon, line))) >= (coupon.buy_x ?? 1)
}

/** The number of pieces to reduce of each line, `count` in all; of lines with one price the earlier first. */
function cheapestPieces(lines: readonly CouponLine[], count: number): Map<CouponLine, number> {
  const taken = new Map<CouponLine, number>()
  let left = count
  for (const line of lines.toSorted((a, b) => a.price - b.price)) {
    const part = Math.min(left, line.quantity)
    taken.set(line, part)
    left -= part
  }
  return taken
}

function amountOffPiece(coupon: Coupon, price: number): number {
  switch (coupon.discount_type_value) {
    case DISCOUNT_TYPE.fullPrice:
      return price
    case DISCOUNT_TYPE.fixed:
      return Math.min(price, coupon.fixed_amount ?? 0)
    default:
      return (price * (coupon.percentage_discount ?? 0)) / 100
  }
}

function countsAsBought(coupon: Coupon, line: CouponLine): boolean {
  return isListed(line, coupon.buy_products, coupon.buy_categories, coupon.buy_groups)
}

/** Whether one of the lists names the line. If all lists are empty, every line counts except gift cards. */
function isListed(line: CouponLine, products: number[], categories: number[], groups: number[]): boolean {
  if (line.type === PRODUCT_TYPE.giftCard) return false
  if (products.length + categories.length + groups.length === 0) return true
  return (
    products.includes(line.product_id) ||
    line.categories.some((id) => categories.includes(id)) ||
    (line.group_id !== null && groups.includes(line.group_id))
  )
}

const pieces = (lines: readonly CouponLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

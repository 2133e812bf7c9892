import { DISCOUNT_TYPE } from '../../app/commerce/contract/coupon'
import { PRODUCT_TYPE } from '../../app/commerce/contract/product-type'
import { roundMoney } from '../stores/money'
import { appliesToLine } from './conditions'
import type { Coupon, CouponLine, Currency } from './coupon-line'

/**
 * The reductions of a coupon for each line, in the order of the lines. A line is `affected` when the coupon reduces pieces of it,
 * even if the amount rounds to 0. `freeAmount` is the sum of a full-price discount, null for other kinds.
 */
export type LineAmounts = { amounts: number[]; affected: boolean[]; freeAmount: number | null }

/** Whether a coupon reduces some pieces for others that are bought. */
export const isBuyXGetY = (coupon: Coupon): boolean => coupon.buy_x !== null && coupon.get_y !== null

/**
 * Buy X pieces, get Y pieces free or cheaper: the cheapest that the coupon applies to. A piece counts once, as
 * bought or as reduced: "3 for 2" is buy 2 get 1 of the same products. With `buy_x_increment` the coupon is applied
 * again as often as the pieces suffice, or for each further `buy_x_interval` pieces of those that count as bought.
 * Null when the cart does not fit the coupon.
 */
export function buyXGetYAmounts(coupon: Coupon, lines: readonly CouponLine[], currency: Currency): LineAmounts | null {
  const { buy_x: x, get_y: y, buy_x_interval: interval } = coupon
  if (x === null || y === null || x < 1 || y < 1) return null
  const bought = lines.filter((line) => countsAsBought(coupon, line))
  const reducible = lines.filter((line) => isReducible(coupon, line))
  const apart = pieces(reducible.filter((line) => !bought.includes(line)))
  /** The number of pieces that count as bought and are reduced in the place of others. */
  const taken = (times: number) => Math.max(0, times * y - apart)
  const needed = (times: number) =>
    interval === null ? times * x + taken(times) : x + taken(1) + (times - 1) * Math.max(1, interval)
  if (pieces(bought) < needed(1) || pieces(reducible) < y) return null

  let times = 1
  while (coupon.buy_x_increment && pieces(bought) >= needed(times + 1)) times += 1
  const kept = interval === null ? times * x : x
  const reduced = cheapestPieces(reducible, times * y, { of: bought, atMost: pieces(bought) - kept })
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

/**
 * Picks `count` pieces, cheapest first, at most `atMost` of them from the lines `of`; of lines with one price the earlier first.
 * Returns the number per line.
 */
function cheapestPieces(
  lines: readonly CouponLine[],
  count: number,
  { of: limited, atMost }: { of: readonly CouponLine[]; atMost: number },
): Map<CouponLine, number> {
  const taken = new Map<CouponLine, number>()
  let [left, leftOfLimited] = [count, atMost]
  for (const line of lines.toSorted((a, b) => a.price - b.price)) {
    const isLimited = limited.includes(line)
    const part = Math.min(left, line.quantity, isLimited ? leftOfLimited : left)
    taken.set(line, part)
    left -= part
    if (isLimited) leftOfLimited -= part
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

/**
 * Excluded groups take no part; `specific_groups` and `specific_discount_categories` say what is
 * bought where no list of the coupon does.
 */
function countsAsBought(coupon: Coupon, line: CouponLine): boolean {
  const { buy_products: products, buy_categories: categories, buy_groups: groups } = coupon
  const isOpen = products.length + categories.length + groups.length === 0
  const isExcluded = line.group_id !== null && coupon.excluded_groups.includes(line.group_id)
  return isOpen ? appliesToLine(coupon, line) : !isExcluded && isListed(line, products, categories, groups)
}

const isReducible = (coupon: Coupon, line: CouponLine): boolean =>
  appliesToLine(coupon, line) && isListed(line, coupon.get_products, coupon.get_categories, coupon.get_groups)

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

import { DISCOUNT_TYPE, type DiscountRule } from '../commerce/contract/coupon'
import { round } from '../store/money'
import { isDiscountable } from './reach'

/** A line as a buy-X rule sees it; `price` is for one piece as it stands when the rule's turn comes. */
export type BuyXLine = { product_id: number; type: number; quantity: number; price: number; group_id: number | null }

/** The products of the cart that lie in a rule's categories or below them (POST /api/category-children). */
export type InCategories = { buy: readonly number[]; get: readonly number[] }

/** Whether X pieces of what the rule wants bought are in the cart: then its percentage on the whole counts (buy_x_percentage_total). */
export function reachesX(rule: DiscountRule, lines: readonly BuyXLine[], within: InCategories): boolean {
  return pieces(boughtLines(rule, lines, within)) >= (rule.buy_x ?? 1)
}

/**
 * What a buy-X-get-Y rule takes off each line, in the order of the lines and the store's currency; null when the cart does not fit it.
 * The cheapest pieces are given. A piece that could count for both counts once. With `buy_x_increment` the rule is given again for every
 * `buy_x_interval` pieces more, which unless said is as many as the first time took (spec section 3, Buy-X-get-Y fields).
 */
export function givenByLine(
  rule: DiscountRule,
  lines: readonly BuyXLine[],
  within: InCategories,
  currencyDigits: number,
): number[] | null {
  const x = rule.buy_x ?? 0
  const y = rule.get_y ?? 0
  const bought = boughtLines(rule, lines, within)
  const given = lines.filter((line) => isNamed(line, rule.get_products, rule.get_groups, rule.get_categories, within.get))
  const needed = bought.some((line) => given.includes(line)) ? x + y : x
  if (x < 1 || y < 1 || pieces(bought) < needed || pieces(given) < y) return null

  let left = y * timesGiven(rule, pieces(bought), needed)
  const takenOff = new Map<BuyXLine, number>()
  for (const line of given.toSorted((a, b) => a.price - b.price)) {
    const taken = Math.min(left, line.quantity)
    left -= taken
    takenOff.set(line, round(offOnePiece(rule, line.price) * taken, currencyDigits))
  }
  return lines.map((line) => takenOff.get(line) ?? 0)
}

function timesGiven({ buy_x_increment, buy_x_interval }: DiscountRule, bought: number, needed: number): number {
  if (!buy_x_increment) return 1
  return 1 + Math.floor((bought - needed) / Math.max(1, buy_x_interval ?? needed))
}

function offOnePiece({ discount_type_value, fixed_amount, percentage_discount }: DiscountRule, price: number): number {
  switch (discount_type_value) {
    case DISCOUNT_TYPE.fullPrice:
      return price
    case DISCOUNT_TYPE.fixed:
      return Math.min(price, fixed_amount ?? 0)
    default:
      return (price * (percentage_discount ?? 0)) / 100
  }
}

function boughtLines(rule: DiscountRule, lines: readonly BuyXLine[], { buy }: InCategories): BuyXLine[] {
  return lines.filter((line) => isNamed(line, rule.buy_products, rule.buy_groups, rule.buy_categories, buy))
}

/** Lists that are all empty name everything; a gift card takes no part. */
function isNamed(
  line: BuyXLine,
  products: readonly number[],
  groups: readonly number[],
  categories: readonly number[],
  inCategories: readonly number[],
): boolean {
  if (!isDiscountable(line)) return false
  if (products.length + groups.length + categories.length === 0) return true
  const inGroup = line.group_id !== null && groups.includes(line.group_id)
  return inGroup || products.includes(line.product_id) || (categories.length > 0 && inCategories.includes(line.product_id))
}

const pieces = (lines: readonly BuyXLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

import type { DiscountRule } from '../commerce/contract/coupon'
import { round } from '../store/money'
import { type Circumstances, discountCart } from './discounted-cart'
import { type DiscountedItem, listedLine } from './listed-line'

/** What a code takes off one line, in the store's currency including VAT. */
export type Reduction = { code: string; amount: number }

/** Which code gave what, for each of the lines in their order: the reason why a line costs less than its pieces do. */
export function lineReductions(
  rules: readonly DiscountRule[],
  items: readonly DiscountedItem[],
  among: Circumstances,
): Reduction[][] {
  const counted = rules.filter(({ applied }) => applied)
  const { shares } = discountCart(items.map(listedLine), counted, among)
  return items.map((_, at) =>
    counted.map(({ code }, rule) => ({ code, amount: round(shares[rule]?.[at] ?? 0, 2) })).filter(({ amount }) => amount > 0),
  )
}

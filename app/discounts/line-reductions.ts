import type { DiscountRule } from '../commerce/contract/coupon'
import { round } from '../store/money'
import { type Circumstances, discountCart } from './discounted-cart'
import { type DiscountedItem, listedLine } from './listed-line'
import { plainAmount } from './rule-kind'

/**
 * What a code takes off one line, in the store's currency including VAT. `shared` when it is this line's part of one amount off
 * several, which says little by itself.
 */
export type Reduction = { code: string; amount: number; shared: boolean }

/** Which code gave what, for each of the lines in their order: the reason why a line costs less than its pieces do. */
export function lineReductions(
  rules: readonly DiscountRule[],
  items: readonly DiscountedItem[],
  among: Circumstances,
): Reduction[][] {
  const counted = rules.filter(({ applied }) => applied)
  const { shares } = discountCart(items.map(listedLine), counted, among)
  return items.map((_, at) =>
    counted
      .map((rule, by) => {
        const parts = shares[by] ?? []
        const shared = plainAmount(rule) > 0 && parts.filter((part) => part > 0).length > 1
        return { code: rule.code, amount: round(parts[at] ?? 0, 2), shared }
      })
      .filter(({ amount }) => amount > 0),
  )
}

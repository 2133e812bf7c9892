import type { Reduction } from '../commerce/contract/cart'
import type { DiscountRule } from '../commerce/contract/coupon'
import { CUSTOMER_DISCOUNT } from '../commerce/contract/customer-discount-code'
import { ruleOf } from './codes'
import { plainAmount } from './rule-kind'

/**
 * A reduction as a cart line shows it. `shared` when the line has a part of one amount that is taken off several lines:
 * the amount itself stands in the totals.
 */
export type LineReduction = Reduction & { shared: boolean }

/** A line with the reductions of the backend's answer, null when they are not known. */
export type ReducedLine = { reductions: readonly Reduction[] | null }

/**
 * The reductions to show with each line, in the order of the lines. `rules` tell which codes take one amount off the cart. The
 * customer discount is left out: a line shows it as its displayed discount.
 */
export function lineReductions(lines: readonly ReducedLine[], rules: readonly DiscountRule[]): LineReduction[][] {
  const reductions = lines.map((line) => (line.reductions ?? []).filter(({ code }) => code !== CUSTOMER_DISCOUNT))
  const isShared = (code: string) => {
    const rule = ruleOf(rules, code)
    const lineCount = reductions.filter((ofLine) => ofLine.some((reduction) => reduction.code === code)).length
    return rule !== undefined && plainAmount(rule) > 0 && lineCount > 1
  }
  return reductions.map((ofLine) => ofLine.map((reduction) => ({ ...reduction, shared: isShared(reduction.code) })))
}

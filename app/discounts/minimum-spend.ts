import type { DiscountRule } from '../commerce/contract/coupon'
import { round } from '../store/money'
import { type Goods, isAbout } from './reach'

/** How much more of what a rule is about must be bought before it counts, in the store's currency; 0 when it is enough. */
export function missingSpend(rule: DiscountRule, lines: readonly (Goods & { total: number })[]): number {
  const spend = lines.filter((line) => isAbout(rule, line)).reduce((sum, { total }) => sum + total, 0)
  return round(Math.max(0, (rule.minimum_spend ?? 0) - spend), 2)
}

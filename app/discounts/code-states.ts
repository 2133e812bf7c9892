import type { DiscountRule } from '../commerce/contract/coupon'
import { lineTotal } from '../pricing/line-total'
import { round } from '../store/money'
import { CUSTOMER_DISCOUNT, ruleOf } from './codes'
import { withCustomerDiscount } from './customer-discount'
import { type Circumstances, discountCart } from './discounted-cart'
import { type DiscountedItem, listedLine } from './listed-line'
import { missingSpend } from './minimum-spend'

/** A code that was removed because it no longer fitted the cart: the rejected-code notice (spec section 4). */
export type RemovedCode = { code: string; label: string }

/**
 * How a code fares, with the label of its rule. `saving` is what it takes off the cart, `missing` what must be bought for its minimum
 * spend, in the store's currency. `unconfirmed` while the backend cannot be asked.
 */
export type CodeState = { code: string; label: string } & (
  | { state: 'applied'; saving: number }
  | { state: 'minimum'; missing: number }
  | { state: 'unknown' | 'unfit' | 'removed' | 'unconfirmed' }
)

/** The codes of a shopper as a page lists them, first what she has off as a customer (CUSTOMERDISCOUNT); whatever is neither applied nor unconfirmed is rejected (spec sections 4 and 8). */
export function codeStates(
  { codes, removed }: { codes: readonly string[]; removed: readonly RemovedCode[] },
  rules: readonly DiscountRule[] | null,
  items: readonly DiscountedItem[],
  among: Circumstances,
): CodeState[] {
  const lines = items.map(listedLine)
  const counted = rules?.filter(({ applied }) => applied) ?? []
  const { savings, customerSaving } = discountCart(lines, counted, among)
  const own = ruleOf(withCustomerDiscount(counted, round(customerSaving, 2)), CUSTOMER_DISCOUNT)
  const totals = lines.map((line) => ({ ...line, total: lineTotal(line, among.currencyDigits) }))
  const stateOf = (code: string): CodeState => {
    if (rules === null) return { code, label: '', state: 'unconfirmed' }
    const rule = ruleOf(rules, code)
    if (rule === undefined) return { code, label: '', state: 'unknown' }
    const label = rule.discount_label
    if (rule.applied) return { code, label, state: 'applied', saving: round(savings[counted.indexOf(rule)] ?? 0, 2) }
    if (rule.failed_minimum_spend) return { code, label, state: 'minimum', missing: missingSpend(rule, totals) }
    return { code, label, state: 'unfit' }
  }
  const customers: CodeState[] = own ? [{ code: own.code, label: '', state: 'applied', saving: own.fixed_amount ?? 0 }] : []
  return [...customers, ...codes.map(stateOf), ...removed.map((one): CodeState => ({ ...one, state: 'removed' }))]
}

/** Codes that give nothing, listed with the reason. */
export function isRejected({ state }: CodeState): boolean {
  return state !== 'applied' && state !== 'unconfirmed'
}

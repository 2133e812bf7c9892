import type { DiscountRule } from '../commerce/contract/coupon'
import { CUSTOMER_DISCOUNT } from '../commerce/contract/customer-discount-code'
import type { CartLine } from '../server/session/cart-line'
import { round } from '../store/money'
import type { CodeState } from './code-state'
import { isSameCode, ruleOf } from './codes'
import type { Store } from '../store/store'
import { customerAmount } from './customer-discount'
import type { ReducedLine } from './line-reductions'
import type { Shopper } from '../server/session/shopper'
import { mustFit } from './still-fits'
import { missingSpend, type SpendLine } from './minimum-spend'
import { unattributedReduction, withUnattributed } from './unattributed-reduction'

/** A line that a code may have added, with the name of its product, and whether it is sold out. */
type GivenLine = Partial<Pick<CartLine, 'added_by_coupon' | 'name' | 'sold_out'>>

/**
 * The codes of a shopper as a page lists them, the customer discount first, the removed ones last (spec sections 4 and 8).
 * `rules` is the backend's answer for the codes, null while there is none; `inCart` are the confirmed lines with their
 * reductions; those that are sold out cannot be ordered, so they save nothing and count towards nothing. A coupon that must fit
 * the cart is shown as applied once a sync has found that it fits. `percentages` are those of the customer's profile, by discount
 * category. A known code is shown as it is written, however it was entered. The label of a removed code is shown only in the
 * language it was stored in.
 */
export function codeStates(
  {
    discountCodes: codes,
    fittedCodes: fitted,
    removedCodes: removed,
    uncheckedCodes: unchecked,
  }: Pick<Shopper, 'discountCodes' | 'fittedCodes' | 'removedCodes' | 'uncheckedCodes'>,
  rules: readonly DiscountRule[] | null,
  inCart: readonly (ReducedLine & SpendLine & GivenLine)[],
  { language, currencyDigits }: Pick<Store, 'language' | 'currencyDigits'>,
  percentages: Readonly<Record<string, number>> = {},
): CodeState[] {
  const lines = inCart.filter(({ sold_out: isSoldOut = false }) => !isSoldOut)
  const reductions = lines.flatMap((line) => line.reductions ?? [])
  const savingOf = (code: string) => {
    const amounts = reductions.filter((reduction) => isSameCode(reduction.code, code)).map(({ amount }) => amount)
    return round(
      amounts.reduce((sum, amount) => sum + amount, 0),
      2,
    )
  }
  const effectOf = (code: string) => {
    const saving = savingOf(code)
    const gift = saving === 0 ? lines.find((line) => isSameCode(line.added_by_coupon ?? '', code)) : undefined
    return gift === undefined ? { saving } : { saving: null, gift: gift.name ?? '' }
  }
  const stateOf = (entered: string): CodeState => {
    if (rules === null) return { code: entered, label: '', state: 'unconfirmed' }
    const rule = ruleOf(rules, entered)
    if (rule === undefined) {
      const isTyped = unchecked.some((one) => isSameCode(one, entered))
      return { code: entered, label: '', state: 'unknown', ...(isTyped && { isTyped }) }
    }
    const { code, discount_label: label } = rule
    if (mustFit(rule) && !fitted.some((one) => isSameCode(one, code))) return { code, label, state: 'unconfirmed' }
    if (rule.applied) return { code, label, state: 'applied', ...effectOf(code), ...reasonOf(rule) }
    return rejectedState(code, rule)
  }
  const rejectedState = (code: string, rule: DiscountRule): CodeState => {
    const label = rule.discount_label
    if (rule.failed_minimum_spend) return { code, label, state: 'minimum', missing: missingSpend(rule, lines, currencyDigits) }
    return { code, label, state: 'unfit', ...reasonOf(rule) }
  }
  const ofCustomer = customerAmount(lines, percentages, currencyDigits)
  return [
    ...(ofCustomer > 0 ? [{ code: CUSTOMER_DISCOUNT, label: '', state: 'applied' as const, saving: ofCustomer }] : []),
    ...withUnattributed(codes.map(stateOf), unattributedReduction(lines, ofCustomer, currencyDigits)),
    ...removed.map(({ code, waits, ...noted }): CodeState => {
      const label = noted.language === language ? noted.label : ''
      const rule = waits ? ruleOf(rules ?? [], code) : undefined
      return rule === undefined ? { code, label, state: waits ? 'unfit' : 'removed' } : rejectedState(rule.code, rule)
    }),
  ]
}

const reasonOf = ({ notice }: DiscountRule): { reason?: string } => (notice === null ? {} : { reason: notice })

import { addCode, isSameCode } from '../../discounts/codes'
import { waitingCodes } from '../../discounts/waiting-codes'
import type { CheckedRules } from '../../discounts/still-fits'
import type { Shopper } from '../../server/session/shopper'
import type { Language } from '../../store/languages'

type Codes = Pick<Shopper, 'discountCodes' | 'fittedCodes' | 'removedCodes'>

const isAmong = (codes: readonly string[], code: string) => codes.some((one) => isSameCode(one, code))

/** The shopper with these codes. A code that was not there before has not fitted yet, and its notice of removal is dropped. */
export function withCodes<S extends Codes>(shopper: S, discountCodes: readonly string[]): S {
  const hasStayed = (code: string) => isAmong(shopper.discountCodes, code) && isAmong(discountCodes, code)
  return {
    ...shopper,
    discountCodes: [...discountCodes],
    fittedCodes: shopper.fittedCodes.filter(hasStayed),
    removedCodes: shopper.removedCodes.filter(({ code }) => !isAmong(discountCodes, code)),
  }
}

/** The codes that a change of the cart removed because they no longer fit. */
export function codesGone(before: Codes, after: Codes): string[] {
  return before.discountCodes.filter((code) => !isAmong(after.discountCodes, code))
}

/** Adds `gone` codes again, if they are still listed as removed; a code whose notice the shopper has closed stays removed. */
export function withCodesAgain<S extends Codes>(shopper: S, gone: readonly string[]): S {
  const again = shopper.removedCodes.map(({ code }) => code).filter((code) => isAmong(gone, code))
  return withCodes(shopper, again.reduce(addCode, shopper.discountCodes))
}

/**
 * The shopper after a check of the codes (spec sections 4, 5 and 8). Coupons that do not fit are removed and listed for the
 * notice; those that had not fitted yet wait there, and come back when they fit. Notes which have fitted. The same object when
 * nothing changes. The labels of the rules are in `language`.
 */
export function withCheckedCodes<S extends Codes>(shopper: S, { fitting, unfit }: CheckedRules, language: Language): S {
  const fits = (code: string) => fitting.some((rule) => isSameCode(rule.code, code))
  const woken = waitingCodes(shopper).filter(fits)
  const gone = unfit.filter((rule) => isAmong(shopper.discountCodes, rule.code))
  const fitted = shopper.discountCodes.filter((code) => fits(code) && !isAmong(shopper.fittedCodes, code))
  if (woken.length + gone.length + fitted.length === 0) return shopper
  const kept = shopper.discountCodes.filter((code) => !gone.some((rule) => isSameCode(rule.code, code)))
  const left = withCodes(shopper, woken.reduce(addCode, kept))
  const removed = gone.map(({ code, discount_label: label }) => ({
    code,
    label,
    language,
    waits: !isAmong(shopper.fittedCodes, code),
  }))
  return {
    ...left,
    fittedCodes: [...left.fittedCodes, ...fitted, ...woken],
    removedCodes: [...left.removedCodes, ...removed],
  }
}

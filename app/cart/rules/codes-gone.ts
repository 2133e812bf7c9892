import { addCode, isSameCode } from '../../discounts/codes'
import type { Shopper } from '../../server/session/shopper'

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

/** Notes which of the shopper's codes fit the cart: from then on they are removed when they no longer do (spec section 4). */
export function withFitting<S extends Codes>(shopper: S, fitting: readonly string[]): S {
  const added = fitting.filter((code) => isAmong(shopper.discountCodes, code) && !isAmong(shopper.fittedCodes, code))
  return { ...shopper, fittedCodes: [...shopper.fittedCodes, ...added] }
}

/** Whether it is noted of all these codes that they fit. */
export function isNoted(fitting: readonly string[], { fittedCodes }: Pick<Codes, 'fittedCodes'>): boolean {
  return fitting.every((code) => isAmong(fittedCodes, code))
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

/** Removes coupons that no longer fit the cart, and lists them for the notice (spec sections 4 and 8). */
export function withoutCodes<S extends Codes>(shopper: S, unfit: Shopper['removedCodes']): S {
  const codes = unfit.map(({ code }) => code)
  const left = withCodes(
    shopper,
    shopper.discountCodes.filter((code) => !isAmong(codes, code)),
  )
  return { ...left, removedCodes: [...left.removedCodes.filter(({ code }) => !isAmong(codes, code)), ...unfit] }
}

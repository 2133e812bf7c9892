import { addCode, isSameCode } from '../../discounts/codes'
import type { Shopper } from '../../server/session/shopper'

type Codes = Pick<Shopper, 'discountCodes' | 'removedCodes'>

const isAmong = (codes: readonly string[], code: string) => codes.some((one) => isSameCode(one, code))

/** The codes that a change of the cart removed because they no longer fit. */
export function codesGone(before: Codes, after: Codes): string[] {
  return before.discountCodes.filter((code) => !isAmong(after.discountCodes, code))
}

/** Adds `gone` codes again, if they are still listed as removed; a code whose notice the shopper has closed stays removed. */
export function withCodesAgain<S extends Codes>(shopper: S, gone: readonly string[]): S {
  const again = shopper.removedCodes.map(({ code }) => code).filter((code) => isAmong(gone, code))
  return {
    ...shopper,
    discountCodes: again.reduce(addCode, shopper.discountCodes),
    removedCodes: shopper.removedCodes.filter(({ code }) => !isAmong(again, code)),
  }
}

/** Removes coupons that no longer fit the cart, and lists them for the notice (spec sections 4 and 8). */
export function withoutCodes<S extends Codes>(shopper: S, unfit: Shopper['removedCodes']): S {
  const codes = unfit.map(({ code }) => code)
  return {
    ...shopper,
    discountCodes: shopper.discountCodes.filter((code) => !isAmong(codes, code)),
    removedCodes: [...shopper.removedCodes.filter(({ code }) => !isAmong(codes, code)), ...unfit],
  }
}

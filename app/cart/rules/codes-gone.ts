import { addCode, isSameCode } from '../../discounts/codes'
import type { Shopper } from '../../server/session/shopper'

type Codes = Pick<Shopper, 'discountCodes' | 'removedCodes'>

const isAmong = (codes: readonly string[], code: string) => codes.some((one) => isSameCode(one, code))

/** The codes that a change of the cart took away, because they no longer fitted it. */
export function codesGone(before: Codes, after: Codes): string[] {
  return before.discountCodes.filter((code) => !isAmong(after.discountCodes, code))
}

/** With `gone` codes among the shopper's again, as far as they are still listed as removed: what she has seen to stays away. */
export function withCodesAgain<S extends Codes>(shopper: S, gone: readonly string[]): S {
  const again = shopper.removedCodes.map(({ code }) => code).filter((code) => isAmong(gone, code))
  return {
    ...shopper,
    discountCodes: again.reduce(addCode, shopper.discountCodes),
    removedCodes: shopper.removedCodes.filter(({ code }) => !isAmong(again, code)),
  }
}

/** Without coupons that no longer fit the cart, which are listed for the notice (spec sections 4 and 8). */
export function withoutCodes<S extends Codes>(shopper: S, unfit: Shopper['removedCodes']): S {
  const codes = unfit.map(({ code }) => code)
  return {
    ...shopper,
    discountCodes: shopper.discountCodes.filter((code) => !isAmong(codes, code)),
    removedCodes: [...shopper.removedCodes.filter(({ code }) => !isAmong(codes, code)), ...unfit],
  }
}

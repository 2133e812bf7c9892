import type { DiscountRule } from '../commerce/contract/coupon'
import { CUSTOMER_DISCOUNT } from '../commerce/contract/customer-discount-code'

/** The maximum number of codes of a shopper. A further code replaces an older one. */
export const MAX_CODES = 10

/** The id of the list of codes on the cart page, for links to it. */
export const DISCOUNTS = 'discounts'

/** The name of the form that adds a code, and of its field. */
export const CODE_FORM = 'code'

/** In characters; no code is longer. */
const MAX_LENGTH = 40

const LINK_CODE = /^[A-Za-z0-9-]{3,40}$/

/** A discount code from a link: at least 3 characters, from letters, digits and hyphen (spec sections 2 and 5). */
export function isLinkCode(code: string): boolean {
  return LINK_CODE.test(code) && !isSameCode(code, CUSTOMER_DISCOUNT)
}

/** An entered code without the spaces around it; null if it cannot be a code. */
export function enteredCode(entered: string): string | null {
  return codeError(entered) === null ? entered.trim() : null
}

/** The text key of the reason why the entered text cannot be a code; null if it can. */
export function codeError(
  entered: string,
): 'discounts.error.blank' | 'discounts.error.tooLong' | 'discounts.error.customer' | null {
  const code = entered.trim()
  if (code === '') return 'discounts.error.blank'
  if (code.length > MAX_LENGTH) return 'discounts.error.tooLong'
  return isSameCode(code, CUSTOMER_DISCOUNT) ? 'discounts.error.customer' : null
}

/** Codes are case-insensitive. */
export function isSameCode(a: string, b: string): boolean {
  return a.toUpperCase() === b.toUpperCase()
}

/**
 * A code is added locally, then synced (spec section 4). A code that is there already keeps
 * its place; of too many, the oldest goes.
 */
export function addCode(codes: readonly string[], added: string): string[] {
  return addCodeBeside([])(codes, added)
}

/** Adds a code like `addCode`, but never drops one in `inUse`: a link must not silently end a discount. */
export function addCodeBeside(inUse: readonly string[]) {
  return (codes: readonly string[], added: string): string[] => {
    if (codes.some((code) => isSameCode(code, added))) return [...codes]
    if (codes.length < MAX_CODES) return [...codes, added]
    const idle = codes.find((code) => !inUse.some((used) => isSameCode(used, code)))
    return [...removeCode(codes, idle ?? codes[0] ?? ''), added]
  }
}

/** The codes without one; upper and lower case count as the same. */
export function removeCode(codes: readonly string[], removed: string): string[] {
  return codes.filter((code) => !isSameCode(code, removed))
}

/** The rule of a code; undefined if the backend does not know the code. */
export function ruleOf(rules: readonly DiscountRule[], code: string): DiscountRule | undefined {
  return rules.find((rule) => isSameCode(rule.code, code))
}

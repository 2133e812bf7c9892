import type { DiscountRule } from '../commerce/contract/coupon'

/** So many codes a shopper can keep at once; the oldest give way. */
export const MOST_CODES = 10

/** The id of the codes in the cart, for addresses. */
export const DISCOUNTS = 'discounts'

/** The form that adds a code, and its field. */
export const CODE_FORM = 'code'

/** Longer than any code there is. */
const LONGEST = 40

/** The special code of what a customer has to her credit (spec section 4, Discount codes). Nobody types it. */
export const CUSTOMER_DISCOUNT = 'CUSTOMERDISCOUNT'

const LINK_CODE = /^[A-Za-z0-9-]{3,40}$/

/** A discount code from a link: at least 3 characters, from letters, digits and hyphen (spec sections 2 and 5). */
export function isLinkCode(code: string): boolean {
  return LINK_CODE.test(code) && !isSameCode(code, CUSTOMER_DISCOUNT)
}

/** A code as it was typed, without the blanks around it; null when nothing, or far too much, was typed. */
export function typedCode(typed: string): string | null {
  return wrongCode(typed) === null ? typed.trim() : null
}

/** Why what was typed can be no code, as the key of its sentence; null when it can. */
export function wrongCode(
  typed: string,
): 'discounts.error.blank' | 'discounts.error.tooLong' | 'discounts.error.customer' | null {
  const code = typed.trim()
  if (code === '') return 'discounts.error.blank'
  if (code.length > LONGEST) return 'discounts.error.tooLong'
  return isSameCode(code, CUSTOMER_DISCOUNT) ? 'discounts.error.customer' : null
}

/** Codes are the same whatever their letter case. */
export function isSameCode(a: string, b: string): boolean {
  return a.toUpperCase() === b.toUpperCase()
}

/** A code is added locally, then synced (spec section 4). One that is there already stays where it is. */
export function addCode(codes: readonly string[], added: string): string[] {
  return codes.some((code) => isSameCode(code, added)) ? [...codes] : [...codes, added].slice(-MOST_CODES)
}

export function removeCode(codes: readonly string[], removed: string): string[] {
  return codes.filter((code) => !isSameCode(code, removed))
}

/** What the server says of a code; undefined when it does not know it. */
export function ruleOf(rules: readonly DiscountRule[], code: string): DiscountRule | undefined {
  return rules.find((rule) => isSameCode(rule.code, code))
}

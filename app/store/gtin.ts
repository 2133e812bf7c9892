/** GTIN-8 that GS1 leaves to companies and shops. */
const INTERNAL_8 = /^[02]/
/** The same among longer numbers, written with 13 digits: internal, of variable weight, coupons; and the zeros of a GTIN-8. */
const INTERNAL_13 = /^(?:2|0[245]|9[89]|00000)/

/**
 * The GTIN of a product (8, 12, 13 or 14 digits); null for a number with a wrong check digit and
 * for one that is unique in a shop only.
 */
export function gtin(ean: string): string | null {
  if (!/^(?:\d{8}|\d{12,14})$/.test(ean) || !hasCheckDigit(ean)) return null
  const isInternal = ean.length === 8 ? INTERNAL_8.test(ean) : INTERNAL_13.test(ean.padStart(14, '0').slice(1))
  return isInternal ? null : ean
}

/** Whether the digits are an EAN with 13 digits. */
export function isEan13(digits: string): boolean {
  return /^\d{13}$/.test(digits) && hasCheckDigit(digits)
}

/** The last digit of every GTIN is its check digit; the others weigh 3 and 1 in turn, from the right. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

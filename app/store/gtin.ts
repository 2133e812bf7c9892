/** The GTIN-13 of a product; null for other numbers and for those that begin with 2, which are internal to a shop. */
export function gtin(ean: string): string | null {
  return /^(?!2)\d{13}$/.test(ean) ? ean : null
}

/** Whether 13 digits have the check digit of an EAN. */
export function isEan13(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return /^\d{13}$/.test(digits) && sum % 10 === 0
}

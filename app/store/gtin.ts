/** The GTIN-13 of a product; null for other numbers and for those that begin with 2, which are internal to a shop. */
export function gtin(ean: string): string | null {
  return /^(?!2)\d{13}$/.test(ean) ? ean : null
}

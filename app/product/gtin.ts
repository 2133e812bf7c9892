/** The number a product carries the world over (GTIN-13); null for numbers that begin with 2, which are a shop's own. */
export function gtin(ean: string): string | null {
  return /^(?!2)\d{13}$/.test(ean) ? ean : null
}

import { reducedPrice } from './reduced-price'
import type { UnitPrice } from './tiers'

/** What a price comes to for this shopper, in the store's currency including VAT: `percent`, in whole percent, is her displayed discount. */
export type PersonalPrice = { price: number; percent: number }

/** The price after a displayed discount of `percent`; null where nothing is off, or where rounding to the currency's digits leaves nothing. */
export function personalPrice(unit: UnitPrice | null, percent: number, currencyDigits: number): PersonalPrice | null {
  if (unit === null || percent <= 0) return null
  const price = reducedPrice(unit.price, percent, currencyDigits)
  // A reduction is never stated greater than it is.
  return price < unit.price ? { price, percent: Math.floor(percent) } : null
}

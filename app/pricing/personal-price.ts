import { reducedPrice } from './reduced-price'
import type { UnitPrice } from './tiers'

/**
 * The price after the shopper's displayed discount, in the store's currency including VAT;
 * `percent` is the discount in whole percent.
 */
export type PersonalPrice = { price: number; percent: number }

/**
 * Applies a displayed discount of `percent`; null without a price or discount, or when
 * rounding to the currency's digits removes it.
 */
export function personalPrice(unit: UnitPrice | null, percent: number, currencyDigits: number): PersonalPrice | null {
  if (unit === null || percent <= 0) return null
  const price = reducedPrice(unit.price, percent, currencyDigits)
  // Rounded down: the stated discount must not exceed the real one.
  return price < unit.price ? { price, percent: Math.floor(percent) } : null
}

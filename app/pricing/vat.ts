import { round } from '../store/money'
import type { VatDisplay } from '../store/vat-display'

/**
 * Converts an amount including VAT to the displayed amount: including VAT rounded to the currency's digits; excluding VAT divided
 * by the VAT factor and rounded to 2 decimals (spec section 9). `vat` is a percentage: 25 means a factor of 1.25.
 */
export function displayedAmount(amount: number, display: VatDisplay, vat: number, currencyDigits: number): number {
  return display === 'including' ? round(amount, currencyDigits) : round(amount / (1 + vat / 100), 2)
}

/** The VAT in an amount that includes it, not rounded. */
export function vatIn(amount: number, vat: number): number {
  return (amount * vat) / (100 + vat)
}

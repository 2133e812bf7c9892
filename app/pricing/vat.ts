import { round } from '../store/money'
import type { VatDisplay } from '../store/vat-display'

/**
 * An amount of the contract, which includes VAT, as it is shown: rounded to the currency's digits with VAT; without, divided by the
 * VAT factor and rounded to 2 decimals (spec section 9). `vat` is a percentage: 25 means a factor of 1.25.
 */
export function displayedAmount(amount: number, display: VatDisplay, vat: number, currencyDigits: number): number {
  return display === 'including' ? round(amount, currencyDigits) : round(amount / (1 + vat / 100), 2)
}

/** The tax in an amount that includes it, unrounded. */
export function vatIn(amount: number, vat: number): number {
  return (amount * vat) / (100 + vat)
}

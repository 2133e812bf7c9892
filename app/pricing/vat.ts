import { round } from '../store/money'

/** Whether amounts are shown with VAT or without (spec section 4, Price display). */
export type VatDisplay = 'including' | 'excluding'

/**
 * An amount of the contract, which includes VAT, as it is shown: rounded to the currency's digits with VAT; without, divided by the
 * VAT factor and rounded to 2 decimals (spec section 9). `vat` is a percentage: 25 means a factor of 1.25.
 */
export function displayedAmount(amount: number, display: VatDisplay, vat: number, currencyDigits: number): number {
  return display === 'including' ? round(amount, currencyDigits) : round(amount / (1 + vat / 100), 2)
}

import { CURRENCY_SIGNS } from '../commerce/contract/currency-signs'
import { round } from '../commerce/contract/round'
import { formatNumber } from './format-number'
import type { Store } from './store'

/** Re-exported, so that features import rounding and formatting from one file. The backend imports it from the contract. */
export { round }

/**
 * Formats an amount for the storefront: `129 kr`, `12,90 €`, `−50,00 €`. SEK, NOK and DKK have 0 decimals, or 2 for an amount
 * with decimals, for example one without VAT (spec section 9).
 */
export function formatMoney(amount: number, { iso, currency, currencyDigits }: Store): string {
  const digits = Number.isInteger(amount) ? currencyDigits : 2
  return `${formatNumber(amount, iso, digits)}\u00a0${CURRENCY_SIGNS[currency]}`
}

import { round } from '../commerce/contract/round'
import { numberFormat } from './intl-formats'
import type { Store } from './store'

/** Passed on, so that features round and format an amount from one file; the backend takes it from the contract. */
export { round }

/**
 * Formats an amount for the storefront: `129 kr`, `12,90 €`, `−50,00 €`. SEK, NOK and DKK have 0 decimals, or 2 for an amount with decimals, for
 * example one without VAT (spec section 9).
 */
export function formatMoney(amount: number, store: Store): string {
  const digits = Number.isInteger(amount) ? store.currencyDigits : 2
  return numberFormat(store.iso, {
    style: 'currency',
    currency: store.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(amount)
    .replace('-', '−')
}

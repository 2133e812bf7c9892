import { round } from '../commerce/contract/round'
import { numberFormat } from './intl-formats'
import type { Store } from './store'

export { round }

/**
 * An amount as the storefront writes it: `129 kr`, `12,90 €`. SEK, NOK and DKK show no decimals unless the amount has some, as one
 * without VAT may (spec section 9).
 */
export function formatMoney(amount: number, store: Store): string {
  const digits = Number.isInteger(amount) ? store.currencyDigits : 2
  return numberFormat(store.iso, {
    style: 'currency',
    currency: store.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
}

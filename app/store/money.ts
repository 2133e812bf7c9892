import { round } from '../commerce/contract/round'
import type { Store } from './store'

export { round }

const formats = new Map<string, Intl.NumberFormat>()

/** Intl formats cost far more to make than to use, so one is kept per store, currency and number of digits. */
function formatOf(store: Store, digits: number): Intl.NumberFormat {
  const key = `${store.iso} ${store.currency} ${digits}`
  const kept = formats.get(key)
  if (kept) return kept
  const made = new Intl.NumberFormat(store.iso, {
    style: 'currency',
    currency: store.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formats.set(key, made)
  return made
}

/**
 * An amount as the storefront writes it: `129 kr`, `12,90 €`. SEK, NOK and DKK show no decimals unless the amount has some, as one
 * without VAT may (spec section 9).
 */
export function formatMoney(amount: number, store: Store): string {
  const digits = Number.isInteger(amount) ? store.currencyDigits : 2
  return formatOf(store, digits).format(amount)
}

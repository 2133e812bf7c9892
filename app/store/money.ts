import type { Store } from './store'

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

/** Rounds to `digits` decimals, halves away from zero, without the drift of binary fractions: 1.005 is 1.01. */
export function round(amount: number, digits: number): number {
  const shifted = Number(`${amount.toFixed(10)}e${digits}`)
  return Number(`${Math.sign(shifted) * Math.round(Math.abs(shifted))}e-${digits}`)
}

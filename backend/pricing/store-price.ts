import { roundMoney } from '../stores/money'
import type { Store } from '../stores/stores'

/** Price level per currency, relative to SEK. Covers exchange rate, VAT and freight of the country. */
const FACTOR: Record<Store['currency'], number> = { SEK: 1, NOK: 1.05, EUR: 0.092, DKK: 0.68 }

/**
 * The price in a store, derived from the Swedish price (SEK including VAT) and rounded to usual prices: from 50 crowns on to a
 * last digit of 9, below 5 euros to 5 cents, above to ,95. The Swedish price is not changed.
 */
export function storePrice(sek: number, store: Store): number {
  const amount = sek * FACTOR[store.currency]
  if (store.currency === 'SEK') return roundMoney(amount, store)
  if (store.currency === 'EUR')
    return amount < 5 ? Math.max(0.05, roundTo(amount, 0.05)) : Math.max(4.95, Math.round(amount) - 0.05)
  return amount < 49.5 ? Math.max(1, Math.round(amount)) : roundTo(amount, 10) - 1
}

/** The value of a gift card: the same number of SEK, NOK and DKK, a tenth of it in EUR, so that it is a round amount. */
export function giftCardAmount(sek: number, store: Store): number {
  return store.currency === 'EUR' ? sek / 10 : sek
}

/**
 * A price after `percent` off, rounded down to the currency's digits, so that the reduction is at least the stated percentage.
 */
export function reduced(price: number, percent: number, store: Store): number {
  const digits = 10 ** store.digits
  // Six decimals hide the error of binary fractions.
  return Math.floor(Number((price * (1 - percent / 100) * digits).toFixed(6))) / digits
}

function roundTo(amount: number, step: number): number {
  return Math.round(Math.round(amount / step) * step * 100) / 100
}

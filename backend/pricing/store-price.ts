import { roundMoney } from '../stores/money'
import type { Store } from '../stores/stores'

/** What one krona is worth in a store's currency, tax and freight of that country included. */
const FACTOR: Record<Store['currency'], number> = { SEK: 1, NOK: 1.05, EUR: 0.092, DKK: 0.68 }

/**
 * A price of another store, derived from the Swedish one (SEK including VAT) and rounded to how shops price: crowns end in 9 from
 * 50 up, euros in 5 cents below 5 euros and in ,95 above. The Swedish price stands as it is.
 */
export function storePrice(sek: number, store: Store): number {
  const amount = sek * FACTOR[store.currency]
  if (store.currency === 'SEK') return roundMoney(amount, store)
  if (store.currency === 'EUR')
    return amount < 5 ? Math.max(0.05, roundTo(amount, 0.05)) : Math.max(4.95, Math.round(amount) - 0.05)
  return amount < 49.5 ? Math.max(1, Math.round(amount)) : roundTo(amount, 10) - 1
}

/** What a gift card is worth in a store: as many crowns in each of the three, a tenth in euros, so that it stays a round amount. */
export function giftCardAmount(sek: number, store: Store): number {
  return store.currency === 'EUR' ? sek / 10 : sek
}

/** A reduced price of a store: rounded to its currency only, and down, so that it is reduced by no less than is said. */
export function reduced(price: number, percent: number, store: Store): number {
  const digits = 10 ** store.digits
  // The sixth decimal hides what binary fractions add to or take from a whole number.
  return Math.floor(Number((price * (1 - percent / 100) * digits).toFixed(6))) / digits
}

function roundTo(amount: number, step: number): number {
  return Math.round(Math.round(amount / step) * step * 100) / 100
}

import type { Store } from './stores'

/** Rounds an amount including VAT to the digits of the store's currency (spec section 9), halves away from zero. */
export function roundMoney(amount: number, store: Pick<Store, 'digits'>): number {
  const factor = 10 ** store.digits
  // The nudge makes 1.005 round as it reads, although its nearest double lies just below.
  return (Math.sign(amount) * Math.round((Math.abs(amount) + 1e-9) * factor)) / factor
}

/** What `quantity` pieces come to. Unit prices may carry up to six decimals, so that a shared reduction adds up on the line. */
export function lineTotal(price: number, quantity: number, store: Pick<Store, 'digits'>): number {
  return roundMoney(price * quantity, store)
}

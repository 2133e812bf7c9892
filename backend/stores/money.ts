import { round } from '../../app/commerce/contract/round'
import type { Store } from './stores'

/** Rounds an amount including VAT to the digits of the store's currency (spec section 9), halves away from zero. */
export function roundMoney(amount: number, store: Pick<Store, 'digits'>): number {
  return round(amount, store.digits)
}

/** Rounds an amount including VAT down to the digits of the store's currency. */
export function floorMoney(amount: number, store: Pick<Store, 'digits'>): number {
  const rounded = roundMoney(amount, store)
  return rounded <= amount ? rounded : roundMoney(rounded - 10 ** -store.digits, store)
}

/** The total of a line. Unit prices have up to six decimals, so that a reduction shared between lines adds up on each line. */
export function lineTotal(price: number, quantity: number, store: Pick<Store, 'digits'>): number {
  return roundMoney(price * quantity, store)
}

/** Rounds an amount including VAT to two decimals, which the amounts of orders have in every currency. */
export const roundTotal = (amount: number): number => round(amount, 2)

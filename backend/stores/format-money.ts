import { EXACT_MONEY, MONEY } from './formats'
import type { Store } from './stores'

/**
 * An amount with its currency, as the storefront formats it: `129 kr`, `12,90 €`; with 2 decimals
 * when it is not whole (spec section 9).
 */
export function formatMoney(amount: number, { language }: Pick<Store, 'language'>): string {
  return (Number.isInteger(amount) ? MONEY : EXACT_MONEY)[language].format(amount)
}

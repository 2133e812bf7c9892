import { round } from '../../store/money'

/**
 * Compares a total with the minimum order value (spec section 5, Minimum order value). Amounts in the store's currency; `share`
 * is 0 to 1.
 */
export function minimumOrder(total: number, minimum: number): { reached: boolean; missing: number; share: number } {
  const missing = round(Math.max(0, minimum - total), 2)
  return { reached: missing === 0, missing, share: minimum === 0 ? 1 : Math.min(1, total / minimum) }
}

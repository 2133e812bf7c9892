import type { CodeState } from '../../discounts/code-state'
import { useCart } from './use-cart'

type CodesInCart = { codes: readonly CodeState[]; count: number }

/**
 * The discount codes and the number of pieces in the cart. `loaded` came with the page; the cart that the browser has changed
 * since is newer: a code that waits for goods wakes with them.
 */
export function useShownCodes(loaded: CodesInCart): CodesInCart {
  const state = useCart()?.state
  const changed = state?.staleReports === 0 ? state.confirmed : null
  return changed ? { codes: changed.codes, count: changed.cart.totals.count } : loaded
}

import { type Badge, badgeOf } from '../rules/badge'
import { useCart, useShownCart } from './use-cart'

/**
 * Count and total of the cart for the header; null while the cart is unknown. The count includes pending adds; the total is the
 * last confirmed one. `loaded` comes with the page.
 */
export function useBadge(loaded: Badge | null): Badge | null {
  const control = useCart()
  const shown = useShownCart()
  if (shown && control?.state.staleReports === 0) return { ...badgeOf(shown), count: shown.count }
  const coming =
    control?.state.requests.reduce((sum, { request }) => sum + (request.kind === 'add' ? request.quantity : 0), 0) ?? 0
  return loaded && { ...loaded, count: loaded.count + coming }
}

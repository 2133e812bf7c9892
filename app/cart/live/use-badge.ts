import { useCart, useShownCart } from './use-cart'

/**
 * Number of pieces, and the total with and without VAT, in the store's currency; null while the cart is unknown. The amounts
 * alone are null while no piece is confirmed.
 */
export type Badge = { count: number; total: number | null; net: number | null } | null

/**
 * Count and total of the cart for the header. The count includes pending adds; the total is the last confirmed one. `loaded`
 * comes with the page.
 */
export function useBadge(loaded: Badge): Badge {
  const control = useCart()
  const shown = useShownCart()
  if (shown && control?.state.staleReports === 0) return { count: shown.count, total: shown.totals.total, net: shown.totals.net }
  const coming =
    control?.state.requests.reduce((sum, { request }) => sum + (request.kind === 'add' ? request.quantity : 0), 0) ?? 0
  return loaded && { ...loaded, count: loaded.count + coming }
}

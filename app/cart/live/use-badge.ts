import { useCart, useShownCart } from './use-cart'

/** Pieces, and what they come to with and without VAT; null while nobody knows. */
export type Badge = { count: number; total: number; net: number } | null

/**
 * What the header says of the cart: at once how many pieces, and the total as it was confirmed last. `loaded` is what the page
 * came with.
 */
export function useBadge(loaded: Badge): Badge {
  const control = useCart()
  const shown = useShownCart()
  if (shown && control?.state.staleReports === 0) return { count: shown.count, total: shown.totals.total, net: shown.totals.net }
  const coming =
    control?.state.requests.reduce((sum, { request }) => sum + (request.kind === 'add' ? request.quantity : 0), 0) ?? 0
  return loaded && { ...loaded, count: loaded.count + coming }
}

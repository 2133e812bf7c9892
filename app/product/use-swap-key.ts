import { useLocation } from '@remix-run/react'

/**
 * `key` stays the same while the shopper goes from one variation of a product to another, so that React updates the page in
 * place: the focus, the quantity and what is open are kept. A link with the state `ofLink` leads to a page with the same key.
 */
export function useSwapKey(): { key: string; ofLink: { swapKey: string } } {
  const location = useLocation()
  const state: unknown = location.state
  const key = swapKeyOf(state) ?? location.pathname
  return { key, ofLink: { swapKey: key } }
}

/** The history's state may be of another page or of an older release. */
function swapKeyOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('swapKey' in state)) return null
  return typeof state.swapKey === 'string' ? state.swapKey : null
}

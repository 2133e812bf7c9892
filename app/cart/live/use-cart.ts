import { createContext, useContext } from 'react'
import type { CartData } from '../rules/cart-data'
import type { CartQueue } from './use-cart-queue'
import { type ShownCart, shownCart } from '../rules/shown-cart'

/** What can be open over the page: the cart, or what goes well with the product just added (spec section 4, Cart drawer). */
export type Panel = 'cart' | 'upselling'

export type CartControl = Pick<CartQueue, 'state' | 'adopt'> & {
  panel: Panel | null
  toggle: () => void
  show: (panel: Panel) => void
  hide: () => void
  /** Asks once more for what failed, or fetches the cart anew. */
  retry: () => void
}

export const CartContext = createContext<CartControl | null>(null)

/** The cart as the browser knows it, and its drawer; null outside a storefront's page. */
export function useCart(): CartControl | null {
  return useContext(CartContext)
}

/**
 * The cart with what was asked of it since; `loaded` is the page's own word, until the browser has heard of a newer. Null before
 * either.
 */
export function useShownCart(loaded: CartData): ShownCart
export function useShownCart(loaded?: CartData): ShownCart | null
export function useShownCart(loaded?: CartData): ShownCart | null {
  const state = useCart()?.state
  const data = state?.confirmed ?? loaded
  return data ? shownCart(data, state?.requests ?? [], (state?.staleReports ?? 0) > 0) : null
}

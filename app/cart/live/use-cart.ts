import { createContext, useContext } from 'react'
import type { CartData } from '../rules/cart-data'
import type { CartQueue } from './use-cart-queue'
import { type ShownCart, shownCart } from '../rules/shown-cart'

/** The content of the open drawer: the cart, or the upselling for the product just added (spec section 4, Cart drawer). */
export type Panel = 'cart' | 'upselling'

export type CartControl = Pick<CartQueue, 'state' | 'adopt'> & {
  panel: Panel | null
  toggle: () => void
  show: (panel: Panel) => void
  hide: () => void
  /** Repeats the failed request, or reads the cart again. */
  retry: () => void
}

export const CartContext = createContext<CartControl | null>(null)

/** The browser's cart and its drawer; null outside a storefront's page. */
export function useCart(): CartControl | null {
  return useContext(CartContext)
}

/**
 * The cart with its pending requests applied. `loaded` is the page's cart; it counts until the browser has a newer one. Null
 * without either.
 */
export function useShownCart(loaded: CartData): ShownCart
export function useShownCart(loaded?: CartData): ShownCart | null
export function useShownCart(loaded?: CartData): ShownCart | null {
  const state = useCart()?.state
  const data = state?.confirmed ?? loaded
  return data ? shownCart(data, state?.requests ?? [], (state?.staleReports ?? 0) > 0) : null
}

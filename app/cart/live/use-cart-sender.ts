import { createContext, useContext } from 'react'

import type { KnownProduct } from '../rules/cart-request'

/**
 * Sends a cart form by script. `name` is the product's name, `known` what the page knows of one that is added. Resolves when the
 * server has answered or the request has failed; it never rejects, because the cart itself shows the failure.
 */
export type CartSender = (form: FormData, name?: string, known?: KnownProduct) => Promise<void>

/** Null without a provider: then the browser submits the forms. */
export const CartSenderContext = createContext<CartSender | null>(null)

/** Sends a cart form by script; null outside a storefront's page, where the form is submitted as usual. */
export function useCartSender(): CartSender | null {
  return useContext(CartSenderContext)
}

import { createContext, useContext } from 'react'

/**
 * Sends a form of the cart by script. `name` is the product it is about, as the page calls it. Resolves when the server has answered or
 * failed; a failure is told where the cart is shown, so it never rejects.
 */
export type CartSender = (form: FormData, name?: string) => Promise<void>

/** Null where nothing takes the forms, and they go their own way. */
export const CartSenderContext = createContext<CartSender | null>(null)

export function useCartSender(): CartSender | null {
  return useContext(CartSenderContext)
}

import type { Needs } from './request-context.server'

/** The id of this shopper's checkout, created when it is needed first. At most one order is placed under it. */
export async function beginCheckout(context: Needs<'session'>): Promise<string> {
  const existing = (await context.session.read()).cart.checkoutID
  if (existing !== null) return existing
  const { cart } = await context.session.change((shopper) => ({
    ...shopper,
    cart: { ...shopper.cart, checkoutID: shopper.cart.checkoutID ?? crypto.randomUUID() },
  }))
  return cart.checkoutID ?? ''
}

import { type CartView, cartView } from '../cart/rules/cart-view'
import { minimumOrder } from '../cart/rules/minimum-order'
import { refreshCart } from '../cart/sync-cart.server'
import type { CheckoutOptions } from '../commerce/contract/checkout'
import { codesInCart } from '../discounts/coupons.server'
import { NO_DISCOUNTS } from '../discounts/displayed-discount'
import type { Needs } from '../server/request-context.server'

/**
 * A cart in checkout. `enough` is true when it has lines, none is sold out and the total reaches the minimum order (spec section
 * 5).
 */
export type CheckoutCart = CartView & { enough: boolean }

/** The cart with current prices and stock; `unconfirmed` during a backend outage. */
export async function checkoutCart(context: Needs<'visitor' | 'backend' | 'session'>): Promise<CheckoutCart> {
  const { items, unconfirmed } = await refreshCart(context)
  const { rules } = await codesInCart(context)
  const view = cartView(items, unconfirmed, context.visitor.store.currencyDigits, NO_DISCOUNTS, rules)
  const { reached } = minimumOrder(view.orderable, context.visitor.store.minimumOrder)
  return { ...view, enough: view.lines.length > 0 && !view.soldOut && reached }
}

/** The id of this checkout, created on the first visit. At most one order is placed under it. */
export async function beginCheckout(context: Needs<'session'>): Promise<string> {
  const existing = (await context.session.read()).cart.checkoutID
  if (existing !== null) return existing
  const { cart } = await context.session.change((shopper) => ({
    ...shopper,
    cart: { ...shopper.cart, checkoutID: shopper.cart.checkoutID ?? crypto.randomUUID() },
  }))
  return cart.checkoutID ?? ''
}

/** Shipping price plus payment fee of the chosen methods, in the store's currency; null when a method is not offered. */
export function extrasOf(options: CheckoutOptions, shippingId: string, paymentId: string): number | null {
  const shipping = options.shipping_methods.find(({ id }) => id === shippingId)
  const payment = options.payment_methods.find(({ id }) => id === paymentId)
  return shipping && payment ? shipping.price + payment.fee : null
}

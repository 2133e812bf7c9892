import { type CartView, cartView } from '../cart/rules/cart-view'
import { minimumOrder } from '../cart/rules/minimum-order'
import { refreshCart } from '../cart/sync-cart.server'
import type { CheckoutOptions } from '../commerce/contract/checkout'
import { codesInCart } from '../discounts/coupons.server'
import { NO_DISCOUNTS } from '../discounts/displayed-discount'
import type { Needs } from '../server/request-context.server'

/**
 * A cart on its way to be paid: `enough` when there is something in it, nothing of it is sold out and it comes to the minimum
 * (spec section 5).
 */
export type CheckoutCart = CartView & { enough: boolean }

/** The cart as it would be paid, its prices and stock of this moment; `unconfirmed` while the backend is away. */
export async function checkoutCart(context: Needs<'visitor' | 'backend' | 'session'>): Promise<CheckoutCart> {
  const { items, unconfirmed } = await refreshCart(context)
  const { rules } = await codesInCart(context)
  const view = cartView(items, unconfirmed, context.visitor.store.currencyDigits, NO_DISCOUNTS, rules)
  const { reached } = minimumOrder(view.orderable, context.visitor.store.minimumOrder)
  return { ...view, enough: view.lines.length > 0 && !view.soldOut && reached }
}

/** The id of this checkout, made when it begins; an order is placed once under it. */
export async function beginCheckout(context: Needs<'session'>): Promise<string> {
  const begun = (await context.session.read()).cart.checkoutID
  if (begun !== null) return begun
  const { cart } = await context.session.change((shopper) => ({
    ...shopper,
    cart: { ...shopper.cart, checkoutID: shopper.cart.checkoutID ?? crypto.randomUUID() },
  }))
  return cart.checkoutID ?? ''
}

/** What is paid besides the goods for the chosen methods; null when one of them is not on offer. */
export function extrasOf(options: CheckoutOptions, shippingId: string, paymentId: string): number | null {
  const shipping = options.shipping_methods.find(({ id }) => id === shippingId)
  const payment = options.payment_methods.find(({ id }) => id === paymentId)
  return shipping && payment ? shipping.price + payment.fee : null
}

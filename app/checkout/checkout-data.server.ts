import { cartView } from '../cart/cart-view'
import { minimumOrder } from '../cart/minimum-order'
import { refreshCart } from '../cart/sync-cart.server'
import type { CheckoutOptions } from '../commerce/contract/checkout'
import { pageFailure } from '../commerce/page-failure.server'
import type { Shop } from '../request/shop-context.server'

/** Whether a cart can be paid: there is something in it, it is confirmed, and it comes to the minimum (spec section 5). */
type Payable = ReturnType<typeof cartView> & { payable: boolean }

/** The cart as it would be paid, its prices and stock of this moment. */
export async function payableCart(shop: Shop): Promise<Payable> {
  const { items, unconfirmed } = await refreshCart(shop)
  const view = cartView(items, unconfirmed)
  const { reached } = minimumOrder(view.totals.total, shop.store.minimumOrder)
  return { ...view, payable: items.length > 0 && !view.unconfirmed && reached }
}

/** How the shopper can have it and pay it. Throws 503 in an outage: there is no checkout without these. */
export async function checkoutOptions(shop: Shop, cartTotal: number): Promise<CheckoutOptions> {
  try {
    const { answer } = await shop.call('checkoutOptions', { body: { cart_total: cartTotal } })
    return answer
  } catch (error) {
    throw pageFailure(error)
  }
}

/** The id of this checkout, made when it begins; an order is placed once under it. */
export async function beginCheckout(shop: Shop): Promise<string> {
  const begun = (await shop.shopper.read()).cart.checkoutID
  if (begun !== null) return begun
  const { cart } = await shop.shopper.change((shopper) => ({
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

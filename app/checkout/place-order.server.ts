import { BackendError, isOutage } from '../commerce/backend-error'
import { wantedLines } from '../cart/sync-cart.server'
import { lineRequest } from '../server/session/cart-line'
import { clearCheckout } from '../server/session/cart-state'
import { cartTotals } from '../cart/rules/totals'
import type { Order, PlaceOrderRequest } from '../commerce/contract/order'
import type { Needs } from '../server/request-context.server'
import type { Shopper } from '../server/session/shopper'
import type { CheckoutForm } from './checkout-form.server'
import type { OrderError } from './field-errors'

/** The order that came of it, or why none did. */
export type Placed = { orderId: string } | { refusal: OrderError }

/** The backend's reasons for refusing an order (409), in the shop's words. */
const REFUSALS: Readonly<Record<string, OrderError>> = {
  'stock-changed': 'checkout.stockChanged',
  'total-changed': 'checkout.changed',
}

/** How many purchases a browser can look back on. */
const KEPT_PURCHASES = 20

/**
 * Buys what is in the cart, once: a form sent twice finds its purchase already made and answers with the same order. `shippingPrice` is
 * that of the chosen method. When nothing was bought the cart is untouched.
 */
export async function placeOrder(
  context: Needs<'visitor' | 'backend' | 'session'>,
  form: CheckoutForm,
  extras: number,
): Promise<Placed> {
  let placed: Placed = { refusal: 'checkout.refused' }
  await context.session.change(async (shopper) => {
    const made = shopper.purchases.find(({ checkoutId }) => checkoutId === form.checkout_id)
    if (made) {
      placed = { orderId: made.orderId }
      return shopper
    }
    const { total } = cartTotals(shopper.cart.items, context.visitor.store.currencyDigits)
    if (shopper.cart.unconfirmed !== null) return refuse('checkout.unavailable')
    if (shopper.cart.checkoutID !== form.checkout_id || total !== form.seen_total) return refuse('checkout.changed')
    try {
      const { answer } = await context.backend.call('placeOrder', { body: orderRequest(context, shopper, form, total + extras) })
      placed = { orderId: answer.id }
      return bought(shopper, answer, form.checkout_id)
    } catch (error) {
      return refuse(refusalOf(error))
    }

    function refuse(refusal: OrderError): Shopper {
      placed = { refusal }
      return shopper
    }
  })
  return placed
}

function refusalOf(error: unknown): OrderError {
  if (isOutage(error)) return 'checkout.unavailable'
  if (error instanceof BackendError) return REFUSALS[error.code] ?? 'checkout.refused'
  throw error
}

/** What was ordered leaves the cart; a line that the order does not hold, added after an answer got lost on its way, stays. */
function bought(shopper: Shopper, { id: orderId, items }: Order, checkoutId: string): Shopper {
  const ordered = new Set(items.map(({ uuid }) => uuid))
  const left = shopper.cart.items.filter(({ uuid }) => !ordered.has(uuid))
  const cart = { ...clearCheckout(shopper.cart), items: left, unconfirmed: null }
  return {
    ...shopper,
    cart,
    discountCodes: [],
    removedCodes: [],
    link: null,
    draft: {},
    purchases: [{ orderId, checkoutId }, ...shopper.purchases].slice(0, KEPT_PURCHASES),
  }
}

function orderRequest(
  context: Needs<'visitor'>,
  { cart, discountCodes }: Shopper,
  form: CheckoutForm,
  expectedTotal: number,
): PlaceOrderRequest {
  const { first_name, last_name, street, street2, postal_code, city } = form
  const address = { first_name, last_name, street, street2, postal_code, city, country_code: context.visitor.store.countryCode }
  return {
    checkout_order_id: form.checkout_id,
    items: wantedLines(cart).map(lineRequest),
    coupons: discountCodes,
    customer: { email: form.email, mobile: form.mobile, address },
    shipping_method: form.shipping_method,
    payment_method: form.payment_method,
    expected_total: expectedTotal,
    message: form.message,
    campaign_data: cart.campaignData,
  }
}

import { BackendError, isOutage } from '../commerce/backend-error'
import { cartTotals } from '../cart/rules/totals'
import { requestedLines } from '../cart/rules/requested-lines'
import type { PlaceOrderRequest } from '../commerce/contract/order'
import type { Needs } from '../server/request-context.server'
import { lineRequest } from '../server/session/cart-line'
import type { Shopper } from '../server/session/shopper'
import type { Store } from '../store/store'
import type { CheckoutForm } from './checkout-form.server'
import type { OrderError } from './field-errors'
import { purchaseOf, withoutPlacing, withPurchase } from './purchases'

/** The id of the placed order, or the reason why there is none. */
export type Placed = { orderId: string } | { refusal: OrderError }

/** The shop's message for each of the backend's reasons to refuse an order (409). */
const REFUSALS: Readonly<Record<string, OrderError>> = {
  'stock-changed': 'checkout.stockChanged',
  'total-changed': 'checkout.changed',
}

type Context = Needs<'visitor' | 'backend' | 'session' | 'services'>

/**
 * Places the order once, in three steps (decision 004): notes that it is being placed, calls the backend without a session lock,
 * and writes the purchase. The backend gives one order per checkout, so a repeated form gets the same order. `extras` is the
 * amount to pay besides the goods. Without an order the cart is unchanged.
 */
export async function placeOrder(context: Context, form: CheckoutForm, extras: number): Promise<Placed> {
  const { visitor, backend, session, services } = context
  const at = services.now().getTime()
  const noted: { refusal: OrderError | null } = { refusal: null }
  const asked = await session.change((now) => {
    const isMade = purchaseOf(now, form.checkout_id) !== null
    noted.refusal = isMade ? null : refusalBefore(now, form, visitor.store)
    if (isMade || noted.refusal !== null) return null
    return { ...now, placing: { checkoutId: form.checkout_id, codes: now.discountCodes, at } }
  })
  const made = purchaseOf(asked, form.checkout_id)
  if (made !== null) return { orderId: made }
  if (noted.refusal !== null) return { refusal: noted.refusal }
  const total = cartTotals(asked.cart.items, visitor.store.currencyDigits).total + extras
  try {
    const { answer } = await backend.call('placeOrder', { body: orderRequest(context, asked, form, total) })
    await session.change((now) => withPurchase(now, answer))
    return { orderId: answer.id }
  } catch (error) {
    const refusal = refusalOf(error)
    // After an outage the order may have been placed anyway: the next visit asks for it.
    if (refusal !== 'checkout.unavailable')
      await session.change((now) => withoutPlacing(now, { checkoutId: form.checkout_id, at }))
    return { refusal }
  }
}

/** Why the order cannot be sent to the backend. */
function refusalBefore({ cart, placing }: Shopper, form: CheckoutForm, { currencyDigits }: Store): OrderError | null {
  if (cart.unconfirmed !== null) return 'checkout.unavailable'
  // It is not yet known whether another checkout of the same cart has placed an order.
  if (placing !== null && placing.checkoutId !== form.checkout_id) return 'checkout.unavailable'
  const { total } = cartTotals(cart.items, currencyDigits)
  return cart.checkoutID !== form.checkout_id || total !== form.seen_total ? 'checkout.changed' : null
}

function refusalOf(error: unknown): OrderError {
  if (isOutage(error)) return 'checkout.unavailable'
  if (error instanceof BackendError) return REFUSALS[error.code] ?? 'checkout.refused'
  throw error
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
    items: requestedLines(cart).map(lineRequest),
    coupons: discountCodes,
    customer: { email: form.email, mobile: form.mobile, address },
    shipping_method: form.shipping_method,
    payment_method: form.payment_method,
    expected_total: expectedTotal,
    message: form.message,
    campaign_data: cart.campaignData,
  }
}

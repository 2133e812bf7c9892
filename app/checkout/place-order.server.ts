import { BackendError, isOutage } from '../commerce/backend-error'
import { cartTotals } from '../cart/rules/totals'
import { wantedLines } from '../cart/rules/wanted-lines'
import type { PlaceOrderRequest } from '../commerce/contract/order'
import type { Needs } from '../server/request-context.server'
import { lineRequest } from '../server/session/cart-line'
import type { Shopper } from '../server/session/shopper'
import type { Store } from '../store/store'
import type { CheckoutForm } from './checkout-form.server'
import type { OrderError } from './field-errors'
import { purchaseOf, withoutPlacing, withPurchase } from './purchases'

/** The order that came of it, or why none did. */
export type Placed = { orderId: string } | { refusal: OrderError }

/** The backend's reasons for refusing an order (409), in the shop's words. */
const REFUSALS: Readonly<Record<string, OrderError>> = {
  'stock-changed': 'checkout.stockChanged',
  'total-changed': 'checkout.changed',
}

type Context = Needs<'visitor' | 'backend' | 'session' | 'services'>

/**
 * Buys what is in the cart, once, in three steps (decision 004): notes that the order is being placed, asks the backend with the session
 * free, and writes the purchase. The backend gives one order for one checkout, so a form sent twice is answered with the same order.
 * `extras` is what is paid besides the goods. When nothing was bought the cart is untouched.
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
    // After an outage the order may have been placed all the same: the next visit asks for it.
    if (refusal !== 'checkout.unavailable') await session.change((now) => withoutPlacing(now, form.checkout_id))
    return { refusal }
  }
}

/** Why the order cannot even be asked for. */
function refusalBefore({ cart, placing }: Shopper, form: CheckoutForm, { currencyDigits }: Store): OrderError | null {
  if (cart.unconfirmed !== null) return 'checkout.unavailable'
  // Whether another checkout of the same cart has led to an order is not known yet.
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

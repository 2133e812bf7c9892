import { BackendError, isOutage } from '../commerce/backend-error'
import type { Checkout, CheckoutOrder } from '../commerce/contract/checkout'
import { cartFieldOf, type ProviderId } from '../commerce/contract/payment'
import { optional } from '../commerce/optional'
import { contentHref, href } from '../routing/href'
import { paymentNotificationUrl } from '../routing/resources'
import { isCampaignRefused } from '../server/session/campaign.server'
import type { Needs } from '../server/request-context.server'
import { callAsCustomerOrGuest } from '../server/customer-call.server'
import type { Shopper } from '../server/session/shopper'
import type { Language } from '../store/languages'
import { billingAddress } from './billing-address'
import type { CheckoutInput } from './checkout-form.server'
import { checkoutRequest } from './checkout-data.server'
import type { OrderError } from './field-errors'
import { PLACING_LIFE_MS, purchaseOf, withoutPlacing, withPurchase } from './purchases'

/**
 * The id of the placed order, and whether it is new to the session; or the id of the checkout whose payment is to be made; or the
 * reason why there is no order.
 */
export type Placed = { orderId: string; isNew?: boolean } | { payment: string } | { refusal: OrderError }

/** The shop's message for each of the backend's reasons to refuse an order. */
const REFUSALS: Readonly<Record<string, OrderError>> = {
  'stock-changed': 'checkout.stockChanged',
  'quote-changed': 'checkout.changed',
  'service-point-changed': 'checkout.servicePointChanged',
  'carrier-unavailable': 'checkout.carrierUnavailable',
  'payment-refused': 'checkout.paymentRefused',
  'payment-unavailable': 'checkout.paymentUnavailable',
}

/**
 * Places the order once, in three steps (decision 004): notes that it is being placed, calls the backend without a session lock,
 * and writes the purchase, or the payment that the shopper is to make. The backend gives one order per checkout, so a repeated
 * form gets the same order. Without an order the cart is unchanged; with an unpaid one too.
 */
export async function placeOrder(
  context: Needs<'visitor' | 'backend' | 'session' | 'services'>,
  form: CheckoutInput,
): Promise<Placed> {
  const { session, services } = context
  const at = services.now().getTime()
  const result: { refusal: OrderError | null; former: Shopper['placing'] } = { refusal: null, former: null }
  const asked = await session.change((now) => {
    const isMade = purchaseOf(now, form.checkout_id) !== null
    result.refusal = isMade ? null : refusalBefore(now, form, at)
    result.former = now.placing?.checkoutId === form.checkout_id ? now.placing : null
    if (isMade || result.refusal !== null) return null
    return { ...now, placing: { checkoutId: form.checkout_id, codes: now.discountCodes, at } }
  })
  const made = purchaseOf(asked, form.checkout_id)
  if (made !== null) return { orderId: made }
  if (result.refusal !== null) return { refusal: result.refusal }
  try {
    const body = checkoutRequest(asked, context.visitor.store, orderOf(context, asked, form))
    const { answer } = await callAsCustomerOrGuest(context, 'checkout', { params: { id: form.checkout_id }, body })
    return await written(context, answer)
  } catch (error) {
    const refusal = refusalOf(error)
    // After an outage the order may have been placed anyway: the next visit asks for it. A refused order changes nothing about an
    // earlier one that waits for its payment.
    if (!isOutage(error)) {
      await session.change((now) => {
        const free = withoutPlacing(now, { checkoutId: form.checkout_id, at })
        return free && { ...free, placing: result.former }
      })
    }
    return { refusal }
  }
}

/** Writes what the backend answered to an order: the purchase, or the provider's payment with the language it belongs to. */
async function written(context: Needs<'visitor' | 'backend' | 'session'>, { id, next, order }: Checkout): Promise<Placed> {
  const { visitor, session } = context
  if (next?.type === 'done' && order !== null) {
    const asked = { params: { id: order.id }, query: { checkout_order_id: id } }
    const read = await optional(callAsCustomerOrGuest(context, 'order', asked), null)
    // The order is placed, whatever becomes of this call: the confirmation finds it by the note and writes the purchase.
    if (read === null) return { orderId: order.id, isNew: true }
    const result = { isNew: false }
    await session.change((now) => {
      result.isNew = purchaseOf(now, id) === null
      return withPurchase(now, read.answer)
    })
    return { orderId: order.id, isNew: result.isNew }
  }
  if (next?.type !== 'redirect') return { refusal: 'checkout.paymentUnavailable' }
  const { payment, id: reference } = next.provider_order
  await session.change((now) => withProviderOrder(now, payment, { id: reference, locale: visitor.language }))
  return { payment: id }
}

function withProviderOrder(now: Shopper, payment: ProviderId, order: { id: string; locale: Language }): Shopper {
  return { ...now, cart: { ...now.cart, providerOrders: { ...now.cart.providerOrders, [cartFieldOf(payment)]: order } } }
}

/** The reason for which the order cannot be sent to the backend. */
function refusalBefore({ cart, placing }: Shopper, form: CheckoutInput, now: number): OrderError | null {
  if (cart.unconfirmed !== null) return 'checkout.unavailable'
  // It is not yet known whether another checkout of the same cart has placed an order.
  const isOther = placing !== null && placing.checkoutId !== form.checkout_id
  if (isOther && now - placing.at < PLACING_LIFE_MS) return 'checkout.unavailable'
  return cart.checkoutID === form.checkout_id ? null : 'checkout.changed'
}

function refusalOf(error: unknown): OrderError {
  if (!(error instanceof BackendError)) throw error
  const known = REFUSALS[error.code]
  if (known !== undefined) return known
  if (!isOutage(error)) return 'checkout.refused'
  // Without an answer the order may have been placed: only the backend's own word says that it was not.
  return error.status === 503 ? 'checkout.unavailable' : 'checkout.unknown'
}

function orderOf({ visitor, services }: Needs<'visitor' | 'services'>, { cart }: Shopper, form: CheckoutInput): CheckoutOrder {
  const { language, store } = visitor
  const { first_name, last_name, street, street2, postal_code, city, company_name, organisation_number, gift_email } = form
  // `URL` does not build it, because it would encode the braces of a placeholder.
  const page = (path: string) => `${services.publicOrigin}${path}`
  const pageOf = (name: 'confirmation' | 'checkoutFailed') => `${page(href(name, language))}/{order}?access={access}`
  const isSent = street !== null && postal_code !== null && city !== null
  return {
    quote: form.quote,
    delivery: form.shipping_method,
    service_point: form.service_point || null,
    post_number: form.post_number,
    payment: form.payment_method,
    customer: {
      email: form.email,
      mobile: form.mobile,
      first_name,
      last_name,
      address: isSent
        ? { first_name, last_name, street, street2: street2 ?? '', postal_code, city, country_code: store.countryCode }
        : null,
      billing: billingAddress(form, store),
      company:
        company_name === null || organisation_number === null
          ? null
          : { name: company_name, organisation_number, reference: form.company_reference ?? '' },
      gift: gift_email === null ? null : { email: gift_email, message: form.gift_message ?? '', deliver_on: form.gift_day },
    },
    message: form.message,
    review_invitation: form.told_of_review_mail === 'yes' && form.no_review_mail !== 'yes',
    // A visit that was recorded before a refusal is not used after it.
    campaign_data: isCampaignRefused(visitor) ? null : cart.campaignData,
    urls: {
      success: pageOf('confirmation'),
      cancel: pageOf('checkoutFailed'),
      notify: page(paymentNotificationUrl),
      terms: page(contentHref(language, store.paths.terms)),
    },
  }
}

import type Stripe from 'stripe'
import type { Language } from '../../../app/commerce/contract/languages'
import { toMinor } from '../minor-units'
import type { Attempt, PayableLine, PayableOrder, ReturnUrls } from '../../interfaces/provider'

/** Checkout takes at most 100 lines in a payment. */
const MAX_LINES = 100
const MAX_NAME = 250

/** Stripe's names of the languages. */
export const LOCALES = { sv: 'sv', no: 'nb', de: 'de', da: 'da' } as const satisfies Record<Language, string>

/** The card is kept for later charges without the shopper, which the bank must approve now. */
const KEEPS_CARD = { setup_future_usage: 'off_session' } as const

/**
 * A Checkout Session of Stripe's hosted page. Cards only: they can be reserved and captured at dispatch, and their result is
 * known at once. It depends on the order and the attempt alone, because a repeated begin with the same idempotency key must send
 * the same. The attempt has to last 30 minutes at least, and 24 hours at most.
 */
export function checkoutSession(order: PayableOrder, attempt: Attempt, urls: ReturnUrls, metadata: Stripe.MetadataParam) {
  // A line of Checkout cannot be negative, as the line of a gift card is.
  const isShownWhole = order.lines.length > MAX_LINES || order.lines.some(({ total }) => total < 0)
  const lines = order.lines.map((line) => lineItem(line, attempt.currency))
  const whole = priceOf(order.number, toMinor(attempt.amount), attempt.currency)
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    payment_intent_data: { capture_method: 'manual', metadata, ...(order.isSubscribed ? KEEPS_CARD : {}) },
    ...(order.isSubscribed ? { customer_creation: 'always' } : {}),
    line_items: isShownWhole ? [{ quantity: 1, price_data: whole }] : lines,
    client_reference_id: attempt.id,
    metadata,
    customer_email: order.buyer.email,
    locale: LOCALES[order.language],
    success_url: urls.success,
    cancel_url: urls.cancel,
    expires_at: Math.floor(attempt.expiresAt.getTime() / 1000),
  } as const satisfies Stripe.Checkout.SessionCreateParams
}

/**
 * Stripe multiplies whole minor units. A total that is not divisible by its quantity becomes
 * one piece whose name states the quantity.
 */
function lineItem({ name, quantity, total }: PayableLine, currency: string) {
  const minor = toMinor(total)
  return minor % quantity === 0
    ? { quantity, price_data: priceOf(name, minor / quantity, currency) }
    : { quantity: 1, price_data: priceOf(`${quantity} × ${name}`, minor, currency) }
}

const priceOf = (name: string, unit_amount: number, currency: string) => ({
  currency: currency.toLowerCase(),
  unit_amount,
  product_data: { name: name.slice(0, MAX_NAME) },
})

import type Stripe from 'stripe'
import { fromMinor } from '../minor-units'
import type { PaymentStatus } from '../provider'

/** The payment as its Checkout Session says, read with its payment intent. */
export function statusOf(session: Stripe.Checkout.Session): PaymentStatus {
  const currency = (session.currency ?? '').toUpperCase()
  const unpaid = { amount: 0, currency, orderReference: null, reason: null }
  if (session.status === 'expired') return { ...unpaid, state: 'expired' }
  const intent = session.payment_intent
  if (session.status !== 'complete' || intent === null || typeof intent === 'string') return { ...unpaid, state: 'open' }

  const found = { ...unpaid, currency: intent.currency.toUpperCase(), orderReference: intent.id }
  switch (intent.status) {
    case 'requires_capture':
      return { ...found, state: 'authorized', amount: fromMinor(intent.amount_capturable) }
    case 'succeeded':
      return { ...found, state: 'captured', amount: fromMinor(intent.amount_received) }
    case 'canceled':
      // Stripe itself releases what is not captured in time.
      return {
        ...found,
        state: intent.cancellation_reason === 'automatic' ? 'expired' : 'cancelled',
        reason: intent.cancellation_reason,
      }
    case 'requires_payment_method':
      return { ...found, state: 'failed', reason: intent.last_payment_error?.code ?? null }
    default:
      return { ...found, state: 'open', reason: intent.status }
  }
}

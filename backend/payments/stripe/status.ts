import type Stripe from 'stripe'
import { fromMinor } from '../minor-units'
import type { PaymentStatus } from '../../interfaces/provider'

const unpaidIn = (currency: string | null) =>
  ({ amount: 0, currency: (currency ?? '').toUpperCase(), orderReference: null, reason: null }) as const

/** The payment as its Checkout Session says, read with its payment intent. */
export function statusOfSession(session: Stripe.Checkout.Session): PaymentStatus {
  const unpaid = unpaidIn(session.currency)
  if (session.status === 'expired') return { ...unpaid, state: 'expired' }
  const intent = session.payment_intent
  if (session.status !== 'complete' || intent === null || typeof intent === 'string') return { ...unpaid, state: 'open' }
  return statusOfIntent(intent)
}

/** The payment as its payment intent says. */
export function statusOfIntent(intent: Stripe.PaymentIntent): PaymentStatus {
  const found = { ...unpaidIn(intent.currency), orderReference: intent.id }
  switch (intent.status) {
    case 'requires_capture':
      return { ...found, state: 'authorized', amount: fromMinor(intent.amount_capturable), ...heldUntil(intent.latest_charge) }
    case 'succeeded':
      return { ...found, state: 'captured', amount: fromMinor(intent.amount_received) }
    case 'canceled':
      // Stripe itself releases an amount that is not captured in time.
      return {
        ...found,
        state: intent.cancellation_reason === 'automatic' ? 'expired' : 'cancelled',
        reason: intent.cancellation_reason,
      }
    case 'requires_payment_method':
      return {
        ...found,
        state: 'failed',
        reason: intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? null,
      }
    default:
      return { ...found, state: 'open', reason: intent.status }
  }
}

/** Card networks hold an amount for 7 days as a rule; Stripe asks to rely on `capture_before`. */
function heldUntil(charge: Stripe.PaymentIntent['latest_charge']): Pick<PaymentStatus, 'authorizedUntil'> {
  const seconds = typeof charge === 'object' ? charge?.payment_method_details?.card?.capture_before : undefined
  return seconds === undefined ? {} : { authorizedUntil: new Date(seconds * 1000) }
}

import { z } from 'zod'

/** A card that is kept for charges without the shopper. */
const KeptCard = z.object({ customer: z.string(), payment_method: z.string() })

/** `created` is in seconds; `purpose` comes from the shop's metadata. */
const SimulatedRefund = z.object({
  id: z.string(),
  amount: z.number().int(),
  created: z.number().int().default(0),
  purpose: z.string().nullable().default(null),
})
type SimulatedRefund = z.output<typeof SimulatedRefund>

/**
 * A payment intent, which has been confirmed with a card; `declined` is the code of a charge that was refused. Refunds begin with
 * the id that their idempotency key gave them.
 */
export const SimulatedPayment = z.object({
  id: z.string(),
  amount: z.number().int(),
  status: z.enum(['requires_capture', 'succeeded', 'canceled', 'requires_payment_method']),
  received: z.number().int(),
  card: KeptCard.nullable().default(null),
  declined: z.string().nullable().default(null),
  /** Seconds; null in records of earlier releases. */
  capture_before: z.number().int().nullable().default(null),
  lapsed: z.boolean().default(false),
  refunds: z.array(SimulatedRefund),
})
export type SimulatedPayment = z.output<typeof SimulatedPayment>

/** A change that Stripe answers 400 with this code. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused'
  constructor(readonly code: string) {
    super(code)
  }
}

/** Card networks hold an amount for 7 days. */
const HOLD_S = 7 * 24 * 60 * 60

/** The time until which an amount that is reserved now must be captured, in seconds. */
export const captureBefore = (now: Date): number => Math.floor(now.getTime() / 1000) + HOLD_S

const hasLapsed = ({ capture_before }: SimulatedPayment, now: Date) =>
  capture_before !== null && capture_before * 1000 <= now.getTime()

/** The payment at this time: an amount that was not captured in time is released. */
export const currentPayment = (payment: SimulatedPayment, now: Date): SimulatedPayment =>
  payment.status === 'requires_capture' && hasLapsed(payment, now) ? { ...payment, status: 'canceled', lapsed: true } : payment

/** Throws a PaymentRefused, as the other changes do. */
export function capturePayment(payment: SimulatedPayment, amount: number): SimulatedPayment {
  if (payment.status !== 'requires_capture') throw new PaymentRefused('payment_intent_unexpected_state')
  if (amount < 1 || amount > payment.amount) throw new PaymentRefused('amount_too_large')
  return { ...payment, status: 'succeeded', received: amount }
}

/** Throws `payment_intent_unexpected_state` unless the payment is authorized and not captured. */
export function cancelPayment(payment: SimulatedPayment): SimulatedPayment {
  if (payment.status !== 'requires_capture') throw new PaymentRefused('payment_intent_unexpected_state')
  return { ...payment, status: 'canceled' }
}

/** Stripe forgets an idempotency key after 24 hours: the call is then a new one. */
const KEY_LIFE_S = 24 * 60 * 60

/** Adds a refund in minor units, once for each id in 24 hours. Throws `charge_already_refunded` above what was received. */
export function refundPayment(payment: SimulatedPayment, { id, amount, created, purpose }: SimulatedRefund): SimulatedPayment {
  if (payment.refunds.some((refund) => refund.id.startsWith(id) && created - refund.created < KEY_LIFE_S)) return payment
  const refunded = payment.refunds.reduce((sum, refund) => sum + refund.amount, 0)
  if (refunded + amount > payment.received) throw new PaymentRefused('charge_already_refunded')
  return { ...payment, refunds: [...payment.refunds, { id: `${id}_${created}`, amount, created, purpose }] }
}

/** A bank that asks for the shopper has a code of its own; all other reasons are kinds of `card_declined`. */
const declinedBy = (reason: string) =>
  reason === 'authentication_required'
    ? { code: reason, decline_code: reason }
    : { code: 'card_declined', decline_code: 'generic_decline' }

const chargeBody = ({ id, capture_before }: SimulatedPayment) => ({
  id: id.replace('pi', 'ch'),
  object: 'charge',
  payment_method_details: { type: 'card', card: capture_before === null ? {} : { capture_before } },
})

/** The body of GET /v1/payment_intents/{id}, with its charge. */
export function paymentBody(payment: SimulatedPayment, currency: string) {
  return {
    id: payment.id,
    object: 'payment_intent',
    amount: payment.amount,
    currency,
    status: payment.status,
    amount_capturable: payment.status === 'requires_capture' ? payment.amount : 0,
    amount_received: payment.received,
    cancellation_reason: payment.status !== 'canceled' ? null : payment.lapsed ? 'automatic' : 'requested_by_customer',
    latest_charge: payment.declined === null ? chargeBody(payment) : null,
    customer: payment.card?.customer ?? null,
    payment_method: payment.card?.payment_method ?? null,
    last_payment_error: payment.declined === null ? null : { type: 'card_error', ...declinedBy(payment.declined) },
    capture_method: 'manual',
  }
}

/** The body of GET /v1/refunds for a payment, newest first. */
export function refundsBody({ id: payment_intent, refunds }: SimulatedPayment, currency: string) {
  const data = refunds.toReversed().map(({ id, amount, created, purpose }) => ({
    id,
    object: 'refund',
    amount,
    created,
    currency,
    payment_intent,
    status: 'succeeded',
    metadata: purpose === null ? {} : { refund: purpose },
  }))
  return { object: 'list', url: '/v1/refunds', has_more: false, data }
}

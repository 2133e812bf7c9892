import { z } from 'zod'

/** A payment intent, which has been confirmed with a card. Refunds carry the id that their idempotency key gave them. */
export const SimulatedPayment = z.object({
  id: z.string(),
  amount: z.number().int(),
  status: z.enum(['requires_capture', 'succeeded', 'canceled']),
  received: z.number().int(),
  refunds: z.array(z.object({ id: z.string(), amount: z.number().int() })),
})
export type SimulatedPayment = z.output<typeof SimulatedPayment>

/** A change that Stripe answers 400 with this code. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused'
  constructor(readonly code: string) {
    super(code)
  }
}

/** Throws a PaymentRefused, as the other changes do. */
export function capturePayment(payment: SimulatedPayment, amount: number): SimulatedPayment {
  if (payment.status !== 'requires_capture') throw new PaymentRefused('payment_intent_unexpected_state')
  if (amount < 1 || amount > payment.amount) throw new PaymentRefused('amount_too_large')
  return { ...payment, status: 'succeeded', received: amount }
}

export function cancelPayment(payment: SimulatedPayment): SimulatedPayment {
  if (payment.status !== 'requires_capture') throw new PaymentRefused('payment_intent_unexpected_state')
  return { ...payment, status: 'canceled' }
}

export function refundPayment(payment: SimulatedPayment, id: string, amount: number): SimulatedPayment {
  if (payment.refunds.some((refund) => refund.id === id)) return payment
  const refunded = payment.refunds.reduce((sum, refund) => sum + refund.amount, 0)
  if (refunded + amount > payment.received) throw new PaymentRefused('charge_already_refunded')
  return { ...payment, refunds: [...payment.refunds, { id, amount }] }
}

/** The body of GET /v1/payment_intents/{id}. */
export function paymentBody(payment: SimulatedPayment, currency: string) {
  return {
    ...{ id: payment.id, object: 'payment_intent', amount: payment.amount, currency, status: payment.status },
    amount_capturable: payment.status === 'requires_capture' ? payment.amount : 0,
    amount_received: payment.received,
    cancellation_reason: payment.status === 'canceled' ? 'requested_by_customer' : null,
    last_payment_error: null,
    capture_method: 'manual',
  }
}

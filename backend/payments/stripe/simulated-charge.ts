import { createHash } from 'node:crypto'
import { captureBefore, type SimulatedPayment } from './simulated-payment'
import type { ChargeRequest } from './simulated-request'
import { idOf } from './simulated-id'
import { refusalOf } from './simulated-card'
import type { SimulatedSession } from './simulated-session'

/** A charge without the shopper, kept as a session that was never open. */
export function newCharge(id: string, request: ChargeRequest, now: Date): SimulatedSession {
  const { amount, currency, customer, payment_method, metadata } = request
  const declined = refusalOf(payment_method)
  const payment: SimulatedPayment = {
    id: idOf('pi', id),
    amount,
    received: 0,
    refunds: [],
    card: { customer, payment_method },
    declined,
    capture_before: captureBefore(now),
    lapsed: false,
    status: declined === null ? 'requires_capture' : 'requires_payment_method',
  }
  return {
    id,
    mode: 'payment',
    status: 'complete',
    declined: false,
    payment,
    lines: [],
    currency,
    amount_total: amount,
    card: null,
    metadata,
    client_reference_id: '',
    locale: 'sv',
    success_url: '',
    cancel_url: '',
    expires_at: 0,
    fingerprint: createHash('sha256').update(JSON.stringify(request)).digest('hex'),
  }
}

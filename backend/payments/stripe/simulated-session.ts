import { createHash } from 'node:crypto'
import { z } from 'zod'
import { fromMinor } from '../minor-units'
import { pageLanguage } from '../simulator/page-language'
import { type SimulatedOutcome, PaymentClosed, type TestPayment, type WebhookMessage } from '../simulator/provider-simulator'
import { enteredCard, keptCard } from './simulated-card'
import { idOf } from './simulated-id'
import type { SessionRequest } from './simulated-request'
import { captureBefore, SimulatedPayment } from './simulated-payment'

/** A Checkout Session, and its payment once a card was accepted. Amounts in minor units, `expires_at` in seconds. */
export const SimulatedSession = z.object({
  id: z.string(),
  /** `setup`: a card is entered for later charges, and nothing is paid. */
  mode: z.enum(['payment', 'setup']).default('payment'),
  /** Hash of the request: a repeated one with the same idempotency key must be the same. */
  fingerprint: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  declined: z.boolean(),
  expires_at: z.number().int(),
  currency: z.string(),
  amount_total: z.number().int(),
  lines: z.array(z.object({ name: z.string(), quantity: z.number().int(), total: z.number().int() })),
  client_reference_id: z.string(),
  metadata: z.record(z.string(), z.string()),
  locale: z.string(),
  success_url: z.string(),
  cancel_url: z.string(),
  /** The card that a payment keeps; null when it keeps none. */
  card: SimulatedPayment.shape.card,
  payment: SimulatedPayment.nullable(),
})
export type SimulatedSession = z.output<typeof SimulatedSession>

/** An open Checkout session as Stripe creates it from a request; amounts are in minor units. */
export function newSession(id: string, request: SessionRequest): SimulatedSession {
  const { mode, client_reference_id, metadata, locale, success_url, cancel_url, expires_at } = request
  const asked = request.mode === 'payment' ? paymentOf(id, request) : setupOf(id, request)
  return {
    id,
    mode,
    status: 'open',
    declined: false,
    payment: null,
    ...asked,
    client_reference_id,
    metadata,
    locale,
    success_url,
    cancel_url,
    expires_at,
    fingerprint: createHash('sha256').update(JSON.stringify(request)).digest('hex'),
  }
}

type Asked = Pick<SimulatedSession, 'lines' | 'currency' | 'amount_total' | 'card'>

function paymentOf(id: string, request: Extract<SessionRequest, { mode: 'payment' }>): Asked {
  const lines = request.line_items.map(({ quantity, price_data }) => ({
    name: price_data.product_data.name,
    quantity,
    total: quantity * price_data.unit_amount,
  }))
  const keepsCard = request.payment_intent_data.setup_future_usage !== undefined && request.customer_creation !== undefined
  return {
    lines,
    currency: request.line_items[0]?.price_data.currency ?? '',
    card: keepsCard ? keptCard(id, request.customer_email) : null,
    amount_total: lines.reduce((sum, { total }) => sum + total, 0),
  }
}

const setupOf = (id: string, { currency, customer_email }: Extract<SessionRequest, { mode: 'setup' }>): Asked => ({
  lines: [],
  currency,
  amount_total: 0,
  card: enteredCard(id, customer_email),
})

/** The status at this time: an open session expires. */
function currentStatus(session: SimulatedSession, now: Date): SimulatedSession['status'] {
  return session.status === 'open' && session.expires_at * 1000 <= now.getTime() ? 'expired' : session.status
}

/** Carries an outcome out. A shopper who cancels only leaves: the session stays open. Throws PaymentClosed when it is final. */
export function settleSession(session: SimulatedSession, outcome: SimulatedOutcome, now: Date): SimulatedSession {
  if (currentStatus(session, now) !== 'open') throw new PaymentClosed()
  switch (outcome) {
    case 'approve': {
      if (session.mode === 'setup') return { ...session, status: 'complete' }
      const payment = { id: idOf('pi', session.id), amount: session.amount_total, received: 0, refunds: [], declined: null }
      const held = { status: 'requires_capture', capture_before: captureBefore(now), lapsed: false } as const
      return { ...session, status: 'complete', payment: { ...payment, card: session.card, ...held } }
    }
    case 'decline':
      return { ...session, declined: true }
    case 'expire':
      return { ...session, status: 'expired' }
    case 'cancel':
      return session
  }
}

/** The body of GET /v1/checkout/sessions/{id}, without its payment intent. */
export function sessionBody(session: SimulatedSession, now: Date, url: string) {
  const status = currentStatus(session, now)
  const { id, expires_at, currency, amount_total, client_reference_id, metadata } = session
  return {
    id,
    object: 'checkout.session',
    mode: session.mode,
    status,
    expires_at,
    currency,
    amount_total,
    client_reference_id,
    metadata,
    livemode: false,
    payment_status: session.payment?.status === 'succeeded' ? 'paid' : 'unpaid',
    payment_intent: session.payment?.id ?? null,
    url: status === 'open' ? url : null,
    customer: status === 'complete' ? (session.card?.customer ?? null) : null,
    setup_intent: setupIntent(session),
  }
}

/** The setup intent of a page on which a card is entered, with the card once that was accepted. */
function setupIntent({ id, mode, status, card }: SimulatedSession) {
  if (mode !== 'setup') return null
  const isKept = status === 'complete'
  return {
    id: idOf('seti', id),
    object: 'setup_intent',
    status: isKept ? 'succeeded' : 'requires_payment_method',
    payment_method: isKept ? (card?.payment_method ?? null) : null,
  }
}

/** The webhook about an outcome; null for those that Stripe does not report. */
export function sessionEvent(session: SimulatedSession, now: Date, url: string): WebhookMessage | null {
  const status = currentStatus(session, now)
  const { notify_url } = session.metadata
  if (status === 'open' || notify_url === undefined) return null
  const event = {
    id: idOf('evt', `${session.id} ${status}`),
    object: 'event',
    livemode: false,
    created: Math.floor(now.getTime() / 1000),
    type: status === 'complete' ? 'checkout.session.completed' : 'checkout.session.expired',
    data: { object: sessionBody(session, now, url) },
  }
  return { url: notify_url, body: JSON.stringify(event) }
}

/** The data of a Stripe session for the test payment page. */
export function testPayment(session: SimulatedSession, now: Date): TestPayment {
  const open = session.declined ? 'declined' : 'open'
  return {
    state: ({ open, complete: 'approved', expired: 'expired' } as const)[currentStatus(session, now)],
    language: pageLanguage(session.locale),
    orderNumber: session.metadata.order ?? '',
    amount: fromMinor(session.amount_total),
    currency: session.currency.toUpperCase(),
    lines: session.lines.map((line) => ({ ...line, total: fromMinor(line.total) })),
    shopUrl: session.cancel_url,
  }
}

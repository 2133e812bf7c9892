import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { bearerAuth } from 'hono/bearer-auth'
import type { z } from 'zod'
import { jsonFiles } from '../simulator/json-files'
import { PaymentClosed, paymentPageUrl, type SimulatorFactory } from '../simulator/provider-simulator'
import { parseNestedForm } from './nested-form'
import { SIMULATED_STRIPE } from './settings'
import {
  cancelPayment,
  capturePayment,
  currentPayment,
  paymentBody,
  PaymentRefused,
  refundPayment,
  refundsBody,
  type SimulatedPayment,
} from './simulated-payment'
import { CaptureRequest, ChargeRequest, RefundRequest, SessionRequest } from './simulated-request'
import { newCharge } from './simulated-charge'
import { idOf } from './simulated-id'
import { newSession, sessionBody, sessionEvent, settleSession, SimulatedSession, testPayment } from './simulated-session'

/** A session lasts at least 30 minutes and at most 24 hours. */
const LIFETIME_S = { min: 30 * 60, max: 24 * 60 * 60 }

/**
 * Stripe's Checkout Sessions, payment intents and refunds, as far as stripe/provider.ts uses them. Its API is at `/v1`: the
 * official client takes a host and a port, and no path. The id of a payment intent derives from that of its session.
 */
export const stripeSimulator: SimulatorFactory = (context) => {
  const { now } = context
  const sessions = jsonFiles(join(context.folder, 'stripe', 'sessions'), SimulatedSession)
  const sessionOfPayment = jsonFiles(join(context.folder, 'stripe', 'payments'), SimulatedSession.shape.id)
  const pageOf = (session: SimulatedSession) => paymentPageUrl(context, 'stripe', session.id)
  const bodyOf = (session: SimulatedSession) => sessionBody(session, now(), pageOf(session))

  const api = new Hono()
  const noKey = { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } }
  api.use(
    bearerAuth({
      token: SIMULATED_STRIPE.secretKey,
      noAuthenticationHeader: { message: noKey },
      invalidToken: { message: noKey },
    }),
  )

  api.post('/checkout/sessions', async (call) => {
    const request = SessionRequest.safeParse(await formOf(call))
    if (!request.success) return invalid(call, request.error)
    const session = newSession(idOf('cs_test', keyOf(call)), request.data)
    const known = await sessions.find(session.id)
    if (known !== null && known.fingerprint !== session.fingerprint)
      return failure(call, 400, 'idempotency_error', 'idempotency_error')
    const lifetime = session.expires_at - now().getTime() / 1000
    if (known === null && (lifetime < LIFETIME_S.min || lifetime > LIFETIME_S.max)) {
      return failure(call, 400, 'invalid_request_error', 'parameter_invalid_integer', 'expires_at')
    }
    await sessionOfPayment.create(idOf('pi', session.id), session.id)
    return call.json(bodyOf(await sessions.create(session.id, session)))
  })

  api.get('/checkout/sessions/:id', async (call) => {
    const session = await sessions.find(call.req.param('id'))
    if (session === null) return missing(call)
    const intent = session.payment && paymentBody(currentPayment(session.payment, now()), session.currency)
    const isExpanded = call.req.query('expand[0]')?.startsWith('payment_intent') === true
    return call.json({ ...bodyOf(session), ...(isExpanded ? { payment_intent: intent } : {}) })
  })

  api.post('/checkout/sessions/:id/expire', async (call) => {
    try {
      const session = await sessions.change(call.req.param('id'), (stored) => settleSession(stored, 'expire', now()))
      if (session === null) return missing(call)
      const event = sessionEvent(session, now(), pageOf(session))
      if (event !== null) await context.notify(event)
      return call.json(bodyOf(session))
    } catch (error) {
      if (!(error instanceof PaymentClosed)) throw error
      return failure(call, 400, 'invalid_request_error', 'resource_not_open')
    }
  })

  api.get('/payment_intents', async (call) => {
    const customer = call.req.query('customer')
    const data = (await sessions.all()).flatMap(({ payment, currency, metadata }) =>
      payment !== null && payment.card?.customer === customer ? [{ ...paymentBody(payment, currency), metadata }] : [],
    )
    return call.json({ object: 'list', data, has_more: false, url: '/v1/payment_intents' })
  })

  api.get('/payment_intents/:id', (call) => change(call, call.req.param('id'), (payment) => payment))

  api.post('/payment_intents', async (call) => {
    const request = ChargeRequest.safeParse(await formOf(call))
    if (!request.success) return invalid(call, request.error)
    const charge = newCharge(idOf('cs_charge', keyOf(call)), request.data, now())
    const known = await sessions.find(charge.id)
    if (known !== null && known.fingerprint !== charge.fingerprint)
      return failure(call, 400, 'idempotency_error', 'idempotency_error')
    const { payment, currency } = await sessions.create(charge.id, charge)
    if (payment === null) return missing(call)
    await sessionOfPayment.create(payment.id, charge.id)
    const body = paymentBody(payment, currency)
    const { last_payment_error: error } = body
    return error === null ? call.json(body) : call.json({ error: { ...error, message: error.code, payment_intent: body } }, 402)
  })

  api.post('/payment_intents/:id/capture', async (call) => {
    const request = CaptureRequest.safeParse(await formOf(call))
    if (!request.success) return invalid(call, request.error)
    return change(call, call.req.param('id'), (payment) => capturePayment(payment, request.data.amount_to_capture))
  })

  api.post('/payment_intents/:id/cancel', (call) => change(call, call.req.param('id'), cancelPayment))

  api.post('/refunds', async (call) => {
    const request = RefundRequest.safeParse(await formOf(call))
    if (!request.success) return invalid(call, request.error)
    const { payment_intent, amount, metadata } = request.data
    const created = Math.floor(now().getTime() / 1000)
    const refund = { id: idOf('re', keyOf(call)), amount, created, purpose: metadata?.refund ?? null }
    return change(call, payment_intent, (payment) => refundPayment(payment, refund))
  })

  api.get('/refunds', async (call) => {
    const session = await sessions.find((await sessionOfPayment.find(call.req.query('payment_intent') ?? '')) ?? '')
    if (session === null || session.payment === null) return missing(call)
    return call.json(refundsBody(session.payment, session.currency))
  })

  async function change(call: Context, id: string, act: (payment: SimulatedPayment) => SimulatedPayment) {
    try {
      const session = await sessions.change((await sessionOfPayment.find(id)) ?? '', (stored) =>
        stored.payment === null ? stored : { ...stored, payment: act(currentPayment(stored.payment, now())) },
      )
      if (session === null || session.payment === null) return missing(call)
      return call.json(paymentBody(session.payment, session.currency))
    } catch (error) {
      if (!(error instanceof PaymentRefused)) throw error
      return failure(call, 400, 'invalid_request_error', error.code)
    }
  }

  return {
    id: 'stripe',
    name: 'Stripe',
    mount: (app) => app.route('/v1', api),

    async open(id) {
      const session = await sessions.find(id)
      return session && testPayment(session, now())
    },

    async settle(id, outcome) {
      const session = await sessions.change(id, (stored) => settleSession(stored, outcome, now()))
      if (session === null) return null
      const event = sessionEvent(session, now(), pageOf(session))
      const { success_url: approve, cancel_url: cancel } = session
      return { next: { approve, cancel, decline: null, expire: null }[outcome], messages: event === null ? [] : [event] }
    },

    webhooks: {
      sign: ({ url, body }, forged) => ({ url, headers: { 'stripe-signature': signature(body, now(), forged) } }),
      // Stripe repeats for three days, with growing pauses; here it ends after 6 minutes.
      retryDelaysMs: [5000, 60_000, 300_000],
    },
  }
}

function signature(body: string, now: Date, forged: boolean): string {
  const time = Math.floor(now.getTime() / 1000)
  const secret = forged ? 'whsec_wrong' : SIMULATED_STRIPE.webhookSecret
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}

const keyOf = (call: Context) => call.req.header('idempotency-key')

const formOf = async (call: Context) => parseNestedForm(await call.req.text())

const invalid = (call: Context, error: z.ZodError) =>
  failure(call, 400, 'invalid_request_error', 'parameter_invalid', error.issues[0]?.path.join('.'))

const missing = (call: Context) => failure(call, 404, 'invalid_request_error', 'resource_missing')

function failure(call: Context, status: 400 | 404, type: string, code: string, param?: string) {
  return call.json({ error: { type, code, param, message: `${code} ${param ?? ''}`.trim() } }, status)
}

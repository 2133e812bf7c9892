import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { basicAuth } from 'hono/basic-auth'
import type { z } from 'zod'
import { parseJsonText } from '../json-text'
import { jsonFiles } from '../simulator/json-files'
import { PaymentClosed, paymentPageUrl, type SimulatorFactory } from '../simulator/provider-simulator'
import { SIMULATED_KLARNA } from './settings'
import {
  cancelOrder,
  captureOrder,
  ChangeRefused,
  extendOrder,
  orderBody,
  refundOrder,
  releaseRest,
  type SimulatedOrder,
} from './simulated-order'
import {
  changeStatus,
  currentStatus,
  isForgotten,
  nextUrl,
  pageBody,
  SimulatedPage,
  STATUS_OF,
  statusUpdate,
  testPayment,
} from './simulated-page'
import { CaptureRequest, PageRequest, RefundRequest, SessionRequest } from './simulated-requests'

/** Klarna's pages live 47 hours: an hour less than their payment sessions. */
const LIFETIME_MS = 47 * 60 * 60 * 1000

/** Klarna Payments, the Hosted Payment Page and Order Management below `/klarna`, as far as klarna/provider.ts uses them. */
export const klarnaSimulator: SimulatorFactory = (context) => {
  const { now } = context
  const sessions = jsonFiles(join(context.folder, 'klarna', 'sessions'), SessionRequest)
  const pages = jsonFiles(join(context.folder, 'klarna', 'pages'), SimulatedPage)

  const api = new Hono()
  const authorized = basicAuth({ ...SIMULATED_KLARNA, realm: 'klarna' })
  for (const path of ['/payments/*', '/hpp/*', '/ordermanagement/*']) api.use(path, authorized)

  api.post('/payments/v1/sessions', async (call) => {
    const session = SessionRequest.safeParse(await jsonOf(call))
    if (!session.success) return badValue(call, session.error)
    const id = randomUUID()
    await sessions.create(id, session.data)
    return call.json({ session_id: id, client_token: randomUUID(), payment_method_categories: [] })
  })

  api.post('/hpp/v1/sessions', async (call) => {
    const request = PageRequest.safeParse(await jsonOf(call))
    if (!request.success) return badValue(call, request.error)
    const { payment_session_url, merchant_urls: urls } = request.data
    const payment = await sessions.find(payment_session_url.split('/').at(-1) ?? '')
    if (payment === null) return failure(call, 404, 'NOT_FOUND', 'The payment session has expired')
    const at = now()
    const session_id = randomUUID()
    const page = await pages.create(session_id, {
      session_id,
      status: 'WAITING',
      payment,
      urls,
      order: null,
      updated_at: at.toISOString(),
      expires_at: new Date(at.getTime() + LIFETIME_MS).toISOString(),
    })
    return call.json({ ...pageBody(page, at), redirect_url: paymentPageUrl(context, 'klarna', page.session_id) }, 201)
  })

  api.get('/hpp/v1/sessions/:id', async (call) => {
    const page = await pages.find(call.req.param('id'))
    return page === null || isForgotten(page, now())
      ? failure(call, 404, 'NOT_FOUND', 'No such session')
      : call.json(pageBody(page, now()))
  })

  api.delete('/hpp/v1/sessions/:id', async (call) => {
    try {
      const page = await pages.change(call.req.param('id'), (stored) => changeStatus(stored, 'DISABLED', now()))
      return page === null ? failure(call, 404, 'NOT_FOUND', 'No such session') : call.body(null, 204)
    } catch (error) {
      if (!(error instanceof PaymentClosed)) throw error
      return failure(call, 400, 'INVALID_STATUS', 'The session is final already')
    }
  })

  api.get('/ordermanagement/v1/orders/:id', async (call) => {
    const page = await pages.find(pageOf(call.req.param('id')))
    if (page === null || page.order === null) return failure(call, 404, 'NO_SUCH_ORDER', 'No such order')
    const { purchase_currency, purchase_country, merchant_reference1 } = page.payment
    return call.json({ ...orderBody(page.order, now()), purchase_currency, purchase_country, merchant_reference1 })
  })

  api.post('/ordermanagement/v1/orders/:id/captures', async (call) => {
    const request = CaptureRequest.safeParse(await jsonOf(call))
    if (!request.success) return badValue(call, request.error)
    return change(call, 201, (order) => captureOrder(order, keyOf(call), request.data.captured_amount, now()))
  })

  api.post('/ordermanagement/v1/orders/:id/refunds', async (call) => {
    const request = RefundRequest.safeParse(await jsonOf(call))
    if (!request.success) return badValue(call, request.error)
    return change(call, 201, (order) => refundOrder(order, keyOf(call), request.data.refunded_amount))
  })

  api.post('/ordermanagement/v1/orders/:id/cancel', (call) => change(call, 204, cancelOrder))
  api.post('/ordermanagement/v1/orders/:id/release-remaining-authorization', (call) => change(call, 204, releaseRest))
  api.post('/ordermanagement/v1/orders/:id/extend-authorization-time', (call) =>
    change(call, 204, (order) => extendOrder(order, now())),
  )

  async function change(call: Context, status: 201 | 204, act: (order: SimulatedOrder) => SimulatedOrder) {
    try {
      const page = await pages.change(pageOf(call.req.param('id') ?? ''), (stored) =>
        stored.order === null ? stored : { ...stored, order: act(stored.order) },
      )
      return page === null || page.order === null ? failure(call, 404, 'NO_SUCH_ORDER', 'No such order') : call.body(null, status)
    } catch (error) {
      if (!(error instanceof ChangeRefused)) throw error
      return failure(call, 403, error.code, 'The order is in another state')
    }
  }

  return {
    id: 'klarna',
    name: 'Klarna',
    mount: (app) => app.route('/klarna', api),

    async open(id) {
      const page = await pages.find(id)
      if (page === null || currentStatus(page, now()) !== 'WAITING') return page && testPayment(page, now())
      const opened = await pages.change(id, (stored) =>
        stored.status === 'WAITING' ? changeStatus(stored, 'IN_PROGRESS', now()) : stored,
      )
      if (opened === null) return null
      await context.notify(statusUpdate(opened, now()))
      return testPayment(opened, now())
    },

    async settle(id, outcome) {
      const page = await pages.change(id, (stored) => changeStatus(stored, STATUS_OF[outcome], now()))
      return page && { next: nextUrl(page, outcome), messages: [statusUpdate(page, now())] }
    },

    webhooks: {
      sign: ({ url }, forged) => ({ url: forged ? withWrongToken(url) : url, headers: {} }),
      // Up to 3 repetitions, "after a few seconds".
      retryDelaysMs: [3000, 3000, 3000],
    },
  }
}

/** An order's id names the page that it was placed in. */
const pageOf = (orderId: string) => orderId.replace(/^order-/, '')

const keyOf = (call: Context) => call.req.header('klarna-idempotency-key') ?? randomUUID()

const jsonOf = async (call: Context) => parseJsonText(await call.req.text())

function withWrongToken(url: string): string {
  const wrong = new URL(url)
  wrong.searchParams.set('token', 'wrong')
  return wrong.href
}

const badValue = (call: Context, error: z.ZodError) =>
  failure(call, 400, 'BAD_VALUE', ...error.issues.map(({ path }) => `Bad value: ${path.join('.')}`))

function failure(call: Context, status: 400 | 403 | 404, error_code: string, ...error_messages: string[]) {
  return call.json({ error_code, error_messages, correlation_id: randomUUID() }, status)
}

import { beginOnce } from '../begin-once'
import { parseJsonText } from '../json-text'
import { toMinor } from '../minor-units'
import { type TokenOf, verifyNotification } from '../notification-token'
import { type PaymentProvider, ProviderOutage, ProviderRefusal, WebhookRefusal } from '../../interfaces/provider'
import { providerClient } from '../provider-client'
import { isReleased, KlarnaError, Order, PageSession, PageStatus, PaymentSession, StatusUpdate, statusOf } from './answers'
import { pageSession, paymentSession } from './session-request'
import type { KlarnaSettings } from './settings'

const NOT_FOUND = 'NOT_FOUND'

/**
 * Klarna's Hosted Payment Page: a payment session, a page for it, and Order Management once the shopper has
 * paid. The reference of an attempt is the page's session. A declined shopper could try again at Klarna, so
 * `read` ends the page before it answers `failed`.
 */
export function klarnaProvider(settings: KlarnaSettings, tokenOf: TokenOf, timeoutMs?: number): PaymentProvider {
  const credentials = Buffer.from(`${settings.username}:${settings.password}`).toString('base64')
  const klarna = providerClient({
    provider: 'klarna',
    baseUrl: settings.apiUrl,
    timeoutMs,
    headers: () => ({ authorization: `Basic ${credentials}` }),
    errorCode: (body, status) => (status === 404 ? NOT_FOUND : (KlarnaError.safeParse(body).data?.error_code ?? null)),
  })
  const pagePath = (reference: string) => `/hpp/v1/sessions/${encodeURIComponent(reference)}`
  const orderPath = (orderReference: string) => `/ordermanagement/v1/orders/${encodeURIComponent(orderReference)}`
  const readOrder = (orderReference: string) => klarna.read(Order, { method: 'GET', path: orderPath(orderReference) })

  /** Null when the page has expired at Klarna. */
  const readPage = (reference: string): Promise<PageStatus | null> =>
    klarna.read(PageStatus, { method: 'GET', path: pagePath(reference) }).catch(ifNotFound)

  /** Ends a page and reads it again: it may have become final in the meantime, which Klarna answers with a refusal. */
  async function endPage(reference: string): Promise<PageStatus | null> {
    const refusal = await klarna.send({ method: 'DELETE', path: pagePath(reference) }).then(() => null, ifRefused)
    const page = await readPage(reference)
    if (refusal !== null && page !== null && !FINAL.has(page.status)) throw refusal
    return page
  }

  /**
   * Sends a change of an order under a key, so that it counts once. A refused change that the order shows already is no failure.
   */
  async function change(orderReference: string, action: string, key: string, json: unknown, isDone: (order: Order) => boolean) {
    const call = { method: 'POST', path: `${orderPath(orderReference)}/${action}`, json } as const
    try {
      await klarna.send({ ...call, headers: { 'klarna-idempotency-key': key } })
    } catch (error) {
      if (!(error instanceof ProviderRefusal) || !isDone(await readOrder(orderReference))) throw error
    }
  }

  return {
    id: 'klarna',
    capturesParts: true,

    begin: beginOnce(async (order, attempt, urls) => {
      const session = paymentSession(order, attempt)
      const { session_id } = await klarna.read(PaymentSession, { method: 'POST', path: '/payments/v1/sessions', json: session })
      const sessionUrl = `${settings.apiUrl}/payments/v1/sessions/${session_id}`
      const page = await klarna.read(PageSession, {
        method: 'POST',
        path: '/hpp/v1/sessions',
        json: pageSession(sessionUrl, attempt, urls),
      })
      return { reference: page.session_id, redirectUrl: page.redirect_url }
    }),

    async read({ reference, orderReference, currency }) {
      if (orderReference !== null) return statusOf(await readOrder(orderReference).catch(notFound), orderReference)
      const unpaid = { amount: 0, currency, orderReference: null, reason: null }
      if (reference === null) return { ...unpaid, state: 'open' }
      let page = await readPage(reference)
      const declined = page?.status === 'FAILED' || page?.status === 'ERROR' ? page.status : null
      if (declined !== null) page = await endPage(reference)
      if (page?.order_id) return statusOf(await readOrder(page.order_id).catch(notFound), page.order_id)
      if (declined !== null) return { ...unpaid, state: 'failed', reason: `page ${declined}` }
      if (page === null || page.status === 'TIMEOUT') return { ...unpaid, state: 'expired' }
      const isCancelled = page.status === 'CANCELLED' || page.status === 'DISABLED'
      return { ...unpaid, state: isCancelled ? 'cancelled' : 'open', reason: `page ${page.status}` }
    },

    capture: (_attempt, orderReference, amount, key) =>
      change(orderReference, 'captures', key, { captured_amount: toMinor(amount) }, ({ status }) => status === 'CAPTURED'),

    async extend(_attempt, orderReference) {
      await klarna.send({ method: 'POST', path: `${orderPath(orderReference)}/extend-authorization-time` })
    },

    async cancel({ id, reference }, orderReference) {
      if (orderReference !== null) {
        // Klarna cancels no order of which a part was captured.
        const isPart = (await readOrder(orderReference)).status === 'PART_CAPTURED'
        await change(orderReference, isPart ? 'release-remaining-authorization' : 'cancel', `${id}-cancel`, undefined, isReleased)
        return
      }
      if (reference === null) return
      if ((await endPage(reference))?.order_id) {
        throw new ProviderRefusal('klarna: the shopper paid before the page was ended', 'COMPLETED')
      }
    },

    refund: (_attempt, orderReference, amount, key) =>
      change(orderReference, 'refunds', key, { refunded_amount: toMinor(amount) }, () => false),

    async parseWebhook({ query, rawBody }) {
      const attempt = await verifyNotification(query, tokenOf)
      const update = StatusUpdate.safeParse(parseJsonText(rawBody))
      if (!update.success) throw new WebhookRefusal('The notification is not in the documented form')
      const { event_id, session } = update.data
      const { status, session_id: reference } = session
      if (!REPORTED.has(status)) return null
      return { eventId: event_id, type: status, attempt: reference === undefined ? attempt : { ...attempt, reference } }
    },
  }
}

/** The others only report that the shopper is at the page. */
const REPORTED: ReadonlySet<PageStatus['status']> = new Set(['COMPLETED', 'CANCELLED', 'FAILED', 'DISABLED', 'ERROR', 'TIMEOUT'])

/** States of a page in which it cannot be paid any more. */
const FINAL: ReadonlySet<PageStatus['status']> = new Set(['COMPLETED', 'CANCELLED', 'DISABLED', 'TIMEOUT'])

function ifRefused(error: unknown): ProviderRefusal {
  if (error instanceof ProviderRefusal) return error
  throw error
}

function ifNotFound(error: unknown): null {
  if (error instanceof ProviderRefusal && error.code === NOT_FOUND) return null
  throw error
}

/** Order Management may not know an order yet that was placed a moment ago, and one that it does not find has not ended. */
function notFound(error: unknown): never {
  ifNotFound(error)
  throw new ProviderOutage('klarna: the order cannot be read', { cause: error })
}

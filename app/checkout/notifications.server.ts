import type { ResourceRequest } from '../server/endpoint.server'
import type { Services } from '../server/services.server'
import { DEFAULT_LANGUAGE } from '../store/languages'
import { storeOf } from '../store/stores'

type Notification = Pick<ResourceRequest, 'request' | 'url'> & { services: Pick<Services, 'backendUrl' | 'fetch' | 'log'> }

/** Milliseconds until a notification is answered as not taken: providers wait 3 to 10 seconds, and send it again. */
const TIMEOUT_MS = 5000

/**
 * The headers that describe or prove a notification: its media type, password and signature, as in
 * `stripe-signature` or `x-NAME-signature`.
 */
const FORWARDED_HEADERS = /^(content-type|authorization|(.+-)?signature)$/

/** /webhooks/{provider}: what a payment provider tells about a payment. */
export const paymentNotification = (asked: Notification): Promise<Response> =>
  forwardWebhook(asked, '/webhooks/', '/api/payment-webhooks/')

/** /webhooks/carriers/{carrier}: what a carrier tells about a parcel. */
export const carrierMessage = (asked: Notification): Promise<Response> =>
  forwardWebhook(asked, '/webhooks/carriers/', '/api/carrier-messages/')

/**
 * Forwards a notification to the backend as it came, because signatures are computed over its bytes, and the backend may be
 * reachable from this machine only. The backend verifies it. It is of no storefront, so `locale` and `sid`, which every request
 * carries (spec section 7), are those of the default one; they follow the sender's own parameters, which stay as they came.
 */
async function forwardWebhook({ request, url, services }: Notification, from: string, to: string): Promise<Response> {
  const sender = url.pathname.slice(from.length)
  const target = new URL(to + encodeURIComponent(sender), services.backendUrl)
  target.search = withStore(url.search)
  const headers = forwardedHeaders(request.headers)
  const { method } = request
  const body = method === 'GET' ? null : await request.text()
  const taken = await services
    .fetch(target, { method, headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) })
    .catch((error: unknown) => {
      services.log('warn', 'webhook-not-forwarded', { sender, error: String(error) })
      return new Response(null, { status: 503 })
    })
  return new Response(null, { status: taken.status, headers: { 'cache-control': 'no-store' } })
}

const withStore = (search: string): string =>
  `${search}${search === '' ? '?' : '&'}locale=${DEFAULT_LANGUAGE}&sid=${storeOf(DEFAULT_LANGUAGE).storeId}`

/** The headers of a notification that the backend needs to verify it. */
export const forwardedHeaders = (headers: Headers): Headers =>
  new Headers([...headers].filter(([name]) => FORWARDED_HEADERS.test(name)))

import type { ResourceRequest } from '../server/endpoint.server'

type Notification = Pick<ResourceRequest, 'request' | 'url' | 'services'>

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
 * reachable from this machine only. The backend verifies it.
 */
async function forwardWebhook({ request, url, services }: Notification, from: string, to: string): Promise<Response> {
  const sender = url.pathname.slice(from.length)
  const target = new URL(to + encodeURIComponent(sender), services.backendUrl)
  target.search = url.search
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

/** The headers of a notification that the backend needs to verify it. */
export const forwardedHeaders = (headers: Headers): Headers =>
  new Headers([...headers].filter(([name]) => FORWARDED_HEADERS.test(name)))

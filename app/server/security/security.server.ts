import { randomBytes } from 'node:crypto'
import { type ReviewWidgets, widgetOrigins } from '../process/review-widgets'

type Surroundings = { publicOrigin: string; mode: 'production' | 'development' | 'test'; reviewWidgets: ReviewWidgets }

/** A nonce of 128 random bits for the Content-Security-Policy of one answer. */
export function createNonce(): string {
  return randomBytes(16).toString('base64')
}

/**
 * Whether another site sent a request that may change something. Browsers send `Sec-Fetch-Site` or at least `Origin` with every POST, and where
 * both are sent, both must name the shop. Text browsers send neither; the SameSite cookie then keeps other sites' forms out of the session.
 */
export function isForgedPost(request: Request, publicOrigin: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('origin')
  return origin !== null && origin !== publicOrigin && origin !== new URL(request.url).origin
}

/**
 * A page runs only scripts with this answer's nonce, and loads from the shop's origin and the review widgets' origins. In development Vite
 * needs inline styles and a socket.
 */
function contentSecurityPolicy(nonce: string, development: boolean, widgets: readonly string[]): string {
  const from = widgets.map((origin) => ` ${origin}`).join('')
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    `img-src 'self' data:${from}`,
    `connect-src 'self'${from}${development ? ' ws:' : ''}`,
    ...(from === '' ? [] : [`frame-src 'self'${from}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(development ? [] : ["require-trusted-types-for 'script'"]),
  ].join('; ')
}

/** Sets the security headers of an answer; HSTS only when the public origin is https. */
export function secureHeaders(headers: Headers, nonce: string, { publicOrigin, mode, reviewWidgets }: Surroundings): void {
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=()')
  headers.set('cross-origin-opener-policy', 'same-origin')
  if (headers.get('content-type')?.startsWith('text/html')) {
    headers.set('content-security-policy', contentSecurityPolicy(nonce, mode === 'development', widgetOrigins(reviewWidgets)))
  }
  if (publicOrigin.startsWith('https:')) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
}

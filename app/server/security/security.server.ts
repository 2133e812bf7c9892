import { type AnalyticsSettings, originsOfPath } from '../process/analytics-settings'
import { languageOfPath } from '../../store/languages'
import { type ReviewWidgets, widgetOrigins } from '../process/review-widgets'
import { randomText } from './random-text.server'

type Foreign = { reviewWidgets: ReviewWidgets; analytics: AnalyticsSettings }
type Surroundings = Foreign & {
  pictureOrigins: readonly string[]
  publicOrigin: string
  mode: 'production' | 'development' | 'test'
}

/** A nonce of 128 random bits for the Content-Security-Policy of one answer. */
export function createNonce(): string {
  return randomText(16, 'base64')
}

/**
 * Whether another site sent a request that may change something. Browsers send `Sec-Fetch-Site` or at least `Origin` with
 * every POST, and where both are sent, both must name the shop. Text browsers send neither; the SameSite cookie then keeps
 * other sites' forms out of the session.
 */
export function isForgedPost(request: Request, publicOrigin: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return true
  const origin = request.headers.get('origin')
  return origin !== null && origin !== publicOrigin && origin !== new URL(request.url).origin
}

/**
 * `scripts` are the sources of script-src. A page loads from the shop's origin and the `foreign` ones that are configured,
 * pictures from those of `pictures` too. In development Vite needs inline styles and a socket.
 */
function contentSecurityPolicy(
  scripts: string,
  development: boolean,
  { foreign, pictures }: Record<'foreign' | 'pictures', readonly string[]>,
): string {
  const listed = (origins: readonly string[]) => origins.map((origin) => ` ${origin}`).join('')
  const from = listed(foreign)
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    `img-src 'self' data:${from}${listed(pictures)}`,
    `connect-src 'self'${from}${development ? ' ws:' : ''}`,
    ...(from === '' ? [] : [`frame-src 'self'${from}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(development ? [] : ["require-trusted-types-for 'script'"]),
  ].join('; ')
}

/** A page of one visitor runs only scripts with this answer's nonce, and what they load. */
export const scriptsByNonce = (nonce: string): string => `'nonce-${nonce}' 'strict-dynamic'`

/**
 * A page for all visitors runs only the scripts with these hashes, and files of the shop and the foreign origins that are
 * configured. `strict-dynamic` would bar the modules that a hashed script imports: only a nonce is passed on to them.
 */
export const scriptsByHash = (hashes: readonly string[], pathname: string, services: Foreign): string =>
  ["'self'", ...foreignOrigins(pathname, services), ...hashes.map((hash) => `'${hash}'`)].join(' ')

/** The foreign origins of a page: those of the review widget and of the tag manager of its storefront. */
function foreignOrigins(pathname: string, { reviewWidgets, analytics }: Foreign): string[] {
  return [...new Set([...widgetOrigins(reviewWidgets, languageOfPath(pathname)), ...originsOfPath(analytics, pathname)])]
}

/**
 * Sets the security headers of an answer to the address `pathname`; HSTS only when the public origin is https. A
 * page with a policy of its own keeps it.
 */
export function secureHeaders(headers: Headers, scripts: string, pathname: string, surroundings: Surroundings): void {
  const { publicOrigin, mode, pictureOrigins: pictures } = surroundings
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=()')
  headers.set('cross-origin-opener-policy', 'same-origin')
  if (headers.get('content-type')?.startsWith('text/html') && !headers.has('content-security-policy')) {
    const foreign = foreignOrigins(pathname, surroundings)
    headers.set('content-security-policy', contentSecurityPolicy(scripts, mode === 'development', { foreign, pictures }))
  }
  // The data of a page is no page for a search result.
  if (pathname.endsWith('.data')) headers.set('x-robots-tag', 'noindex')
  if (publicOrigin.startsWith('https:')) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
}

import { discountRedirect } from './routing/discount-redirect'
import { href } from './routing/href'
import { languageOfPath } from './store/languages'
import { isPrefetch } from './server/pipeline/is-prefetch'
import { backendFileResponse } from './server/pipeline/backend-files.server'
import { landingOf } from './server/session/campaign.server'
import { categoryMenuResponse } from './menu/category-menu.server'
import { clientAddress } from './server/security/client-address.server'
import { compress } from './server/pipeline/compress.server'
import { localeCookie, readLocaleCookie, vatCookie } from './server/cookies.server'
import { deviceChoicesResponse } from './finder/device-choices.server'
import { healthResponse } from './server/pipeline/health.server'
import { languageHandlers } from './server/pipeline/language-handlers.server'
import { preferredLanguage } from './server/pipeline/preferred-language.server'
import { reviewWidgetResponse } from './review-widget/review-widget.server'
import { suggestionsResponse } from './search/search-suggestions.server'
import { createNonce, isForgedPost, secureHeaders } from './server/security/security.server'
import type { Services } from './server/services.server'
import type { BeforeRoutes } from './server/pipeline/wrap-routes.server'
import { startUp } from './start-up.server'
import { type Needs, openRequest, type RequestContext } from './server/request-context.server'

/** No page is guarded yet: accounts will be. */
const BEFORE_ROUTES: BeforeRoutes = { startUp, guards: {} }

/**
 * Answers every request that is not for a static file. The one way in for the server and for the tests. `peer` is the address of whoever
 * opened the connection.
 */
export async function handleShopRequest(request: Request, services: Services, peer = ''): Promise<Response> {
  const nonce = createNonce()
  const answer = await route(request, nonce, services, peer)
  const response = new Response(answer.body, answer)
  secureHeaders(response.headers, nonce, services)
  return compress(request, response)
}

async function route(request: Request, nonce: string, services: Services, peer: string): Promise<Response> {
  const url = new URL(request.url)
  const plain =
    (await healthResponse(url, services)) ??
    (await backendFileResponse(request, url, services)) ??
    (await suggestionsResponse(request, url, services)) ??
    (await deviceChoicesResponse(request, url, services)) ??
    (await categoryMenuResponse(request, url, services)) ??
    (await reviewWidgetResponse(request, url, services))
  if (plain) return plain
  if (isForgedPost(request, services.publicOrigin)) return new Response('Cross-site request refused', { status: 403 })
  if (url.pathname === '/') return redirect(href('home', await preferredLanguage(request)) + url.search)
  const discount = discountRedirect(url)
  if (discount !== null) return redirect(discount)
  const language = languageOfPath(url.pathname)
  const address = clientAddress(peer, request.headers.get('x-forwarded-for'), services.trustedProxies)
  const context = await openRequest(request, language ?? (await preferredLanguage(request)), nonce, services, address)
  return page(request, context, services, language !== undefined)
}

async function page(request: Request, context: RequestContext, services: Services, named: boolean): Promise<Response> {
  const { language } = context.visitor
  // Whoever only looks ahead comes again when somebody visits, and is counted then.
  if (isPrefetch(request.headers) && landingOf(request, services.publicOrigin) !== null)
    return new Response(null, { status: 503 })
  // isForgedPost has judged it. Remix would hold it against the Host again, which a proxy may have replaced, and answer 500.
  request.headers.delete('origin')
  const answer = await languageHandlers(services.build, services.mode, BEFORE_ROUTES)[language](request, context)
  const response = new Response(answer.body, answer)
  if (named && readLocaleCookie(request) !== language) {
    response.headers.append('set-cookie', localeCookie(language, services.publicOrigin))
  }
  // Remix leaves the headers of a thrown answer behind.
  if (response.status === 503) response.headers.set('retry-after', '10')
  if (response.status === 429) response.headers.set('retry-after', String(context.services.attempts.wait() ?? 60))
  await appendSession(response, context)
  const { reply } = context
  const campaign = reply.campaignCookie()
  if (campaign !== null) reply.cookies.push(campaign)
  for (const cookie of reply.cookies) response.headers.append('set-cookie', cookie)
  return response
}

/** The one place where a session's cookie is sent, and renewed what lives as long as the cart. */
async function appendSession(
  response: Response,
  { session, visitor, services }: Needs<'session' | 'visitor' | 'services'>,
): Promise<void> {
  const cookie = session.setCookie() ?? (await session.slide(services.now()))
  if (cookie !== null) {
    response.headers.append('set-cookie', cookie)
    if (visitor.vat === 'excluding') {
      response.headers.append('set-cookie', vatCookie(visitor.vat, services.publicOrigin))
    }
  }
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-cache')
}

function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location } })
}

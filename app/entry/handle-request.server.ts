import { requireCustomer } from '../account/require-customer.server'
import { optional } from '../commerce/optional'
import { endpoints } from './endpoints.server'
import { discountRedirect } from '../routing/discount-redirect'
import { href } from '../routing/href'
import { findResource, resourceRow } from '../routing/resources'
import { answerResource } from '../server/pipeline/answer-resource.server'
import { DEFAULT_LANGUAGE, type Language, languageOfPath } from '../store/languages'
import { isPrefetch } from '../server/is-prefetch'
import { landingOf } from '../server/session/campaign.server'
import { clientAddress } from '../server/security/client-address.server'
import { compress } from '../server/pipeline/compress.server'
import { localeCookie, readLocaleCookie, vatCookie } from '../server/cookies.server'
import { type Handlers, languageHandlers } from '../server/pipeline/language-handlers.server'
import { preferredLanguage } from '../server/pipeline/preferred-language.server'
import { withOwnHeaders } from '../server/pipeline/whole-answer.server'
import { createNonce, isForgedPost, secureHeaders } from '../server/security/security.server'
import type { Services } from '../server/services.server'
import type { BeforeRoutes } from '../server/pipeline/wrap-routes.server'
import { startUp } from './start-up.server'
import { openRequest, type RequestContext } from '../server/request-context.server'

const BEFORE_ROUTES: BeforeRoutes = { startUp, guards: { customer: requireCustomer } }

/**
 * Answers every request that is not for a static file: the one entrance, for the server and for the tests. `peer` is the address that opened
 * the connection.
 */
export async function handleShopRequest(request: Request, services: Services, peer = ''): Promise<Response> {
  const nonce = createNonce()
  const answer = await route(request, nonce, services, peer)
  const response = withOwnHeaders(answer)
  secureHeaders(response.headers, nonce, services)
  return compress(request, response)
}

async function route(request: Request, nonce: string, services: Services, peer: string): Promise<Response> {
  const url = new URL(request.url)
  // Made before any page is asked for: the route manifests are theirs, and another process may have rendered the page.
  const handlers = languageHandlers(services.build, services.mode, BEFORE_ROUTES)
  if (isForgedPost(request, services.publicOrigin)) return new Response('Cross-site request refused', { status: 403 })
  const address = clientAddress(peer, request.headers.get('x-forwarded-for'), services.trustedProxies)
  const open = (language: Language) => openRequest(request, language, nonce, services, address)
  const found = findResource(url.pathname)
  if (found !== null) {
    const context = await open(found.language ?? DEFAULT_LANGUAGE)
    const answer = await answerResource(found.resource, endpoints, { request, url, context, services })
    return resourceRow(found.resource).personal ? withCookies(answer, context) : answer
  }
  if (url.pathname === '/') return redirect(href('home', await preferredLanguage(request)) + url.search)
  const discount = discountRedirect(url)
  if (discount !== null) return redirect(discount)
  const named = languageOfPath(url.pathname)
  const context = await open(named ?? (await preferredLanguage(request)))
  return page(request, context, services, { handlers, named: named !== undefined })
}

/** Remix would take any other method for a form. */
const PAGE_METHODS: readonly string[] = ['GET', 'HEAD', 'POST']

type PageOptions = { handlers: Handlers; named: boolean }

/** `named`: the address itself names the language. */
async function page(
  request: Request,
  context: RequestContext,
  services: Services,
  { handlers, named }: PageOptions,
): Promise<Response> {
  const { language } = context.visitor
  if (!PAGE_METHODS.includes(request.method)) {
    return new Response(null, { status: 405, headers: { allow: PAGE_METHODS.join(', ') } })
  }
  // A prefetch is refused: the visit itself comes later and is recorded then.
  if (isPrefetch(request.headers) && landingOf(request, services.publicOrigin) !== null)
    return new Response(null, { status: 503 })
  // isForgedPost has checked it. Remix would compare it with Host, which a proxy may have replaced, and answer 500.
  request.headers.delete('origin')
  if (named && readLocaleCookie(request) !== language) context.reply.cookies.push(localeCookie(language, services.publicOrigin))
  const answer = await handlers[language](request, context)
  await optional(context.reply.recordCampaign(), undefined)
  return withCookies(answer, context)
}

/** The one place that sends cookies: the session's, the VAT display's as long as the session lives, the campaign's and the reply's own. */
async function withCookies(answer: Response, { reply, session, visitor, services }: RequestContext): Promise<Response> {
  const response = withOwnHeaders(answer)
  const send = (cookie: string | null) => cookie !== null && response.headers.append('set-cookie', cookie)
  // Remix drops the headers of a thrown answer.
  if (response.status === 503) response.headers.set('retry-after', String(reply.retryAfter))
  if (response.status === 429) response.headers.set('retry-after', String(services.attempts.wait() ?? 60))
  const sessionCookie = session.setCookie() ?? (await session.slide(services.now()))
  send(sessionCookie)
  if (sessionCookie !== null && visitor.vat === 'excluding') send(vatCookie(visitor.vat, services.publicOrigin))
  for (const cookie of reply.cookies) send(cookie)
  send(reply.campaignCookie())
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-cache')
  return response
}

function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location } })
}

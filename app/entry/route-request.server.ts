import { setTimeout as sleep } from 'node:timers/promises'
import { requireCustomer } from '../account/require-customer.server'
import { optional } from '../commerce/optional'
import { canonicalEnd } from '../listing/canonical-end'
import { endpoints } from './endpoints.server'
import { discountRedirect } from '../routing/discount-redirect'
import { href } from '../routing/href'
import { findResource, resourceRow } from '../routing/resources'
import { safeRedirect } from '../routing/safe-redirect'
import { answerResource } from '../server/pipeline/answer-resource.server'
import { DEFAULT_LANGUAGE, isLanguage, type Language, languageOfPath } from '../store/languages'
import { isPrefetch } from '../server/is-prefetch'
import { isLanding } from '../server/session/campaign.server'
import { clientAddress } from '../server/security/client-address.server'
import { localeCookie, readLocaleCookie, vatCookie } from '../server/cookies.server'
import { type Handlers, languageHandlers } from '../server/pipeline/language-handlers.server'
import { preferredLanguage } from '../server/pipeline/preferred-language.server'
import { withOwnHeaders } from '../server/pipeline/whole-answer.server'
import { plainAnswer } from '../server/process/plain-answer'
import { isForgedPost } from '../server/security/security.server'
import type { Services } from '../server/services.server'
import type { BeforeRoutes } from '../server/pipeline/wrap-routes.server'
import { startUp } from './start-up.server'
import { type Needs, openRequest, type Reply, type RequestContext } from '../server/request-context.server'

/** The guards that pages and resources name. */
const GUARDS = { customer: requireCustomer }

const BEFORE_ROUTES: BeforeRoutes = { startUp, guards: GUARDS, canonicalEnd }

/**
 * The answer of the resource or page at the address of a request, before security headers and compression. `nonce` is that of the
 * scripts of a page; `shared` takes notes when the page is rendered for all visitors without state, `noted` for the metrics.
 * `peer` is the address that opened the connection.
 */
export async function routeRequest(
  request: Request,
  answering: Pick<Reply, 'nonce' | 'shared' | 'noted'>,
  services: Services,
  peer: string,
): Promise<Response> {
  const url = new URL(request.url)
  // Created before the first page request: they make the route manifests, and another process may have rendered the page.
  const handlers = languageHandlers(services.build, services.mode, BEFORE_ROUTES)
  if (isForgedPost(request, services.publicOrigin)) return plainAnswer(request, 'error.refused', { status: 403 })
  const address = clientAddress(peer, request.headers.get('x-forwarded-for'), services.trustedProxies)
  const open = (language: Language) => openRequest(request, language, answering, services, address)
  const found = findResource(url.pathname)
  if (found !== null) {
    answering.noted.route = found.resource
    const locale = url.searchParams.get('locale')
    const context = await open(found.language ?? (isLanguage(locale) ? locale : DEFAULT_LANGUAGE))
    const answer = await answerResource(found.resource, endpoints, { request, url, context, services }, GUARDS)
    return resourceRow(found.resource).personal ? withCookies(answer, url, context) : answer
  }
  if (url.pathname === '/') return redirect(href('home', await preferredLanguage(request)) + url.search)
  const discount = discountRedirect(url)
  if (discount !== null) return redirect(discount)
  const named = languageOfPath(url.pathname)
  const context = await open(named ?? (await preferredLanguage(request)))
  return page(request, context, services, { handlers, named: named !== undefined })
}

/** Milliseconds. */
const RETRY_DELAY_MS = 250

/** Remix would handle any other method as a form. */
const PAGE_METHODS: readonly string[] = ['GET', 'HEAD', 'POST']

type PageOptions = { handlers: Handlers; named: boolean }

/** `named`: the address contains the language. */
async function page(
  request: Request,
  context: RequestContext,
  { publicOrigin }: Pick<Services, 'publicOrigin'>,
  { handlers, named }: PageOptions,
): Promise<Response> {
  const { language } = context.visitor
  if (!PAGE_METHODS.includes(request.method)) {
    return plainAnswer(request, 'error.refused', { status: 405, headers: { allow: PAGE_METHODS.join(', ') } })
  }
  // A prefetch is refused: the visit itself comes later and is recorded then.
  if (isPrefetch(request.headers) && isLanding(request, publicOrigin)) return new Response(null, { status: 503 })
  // isForgedPost has checked it. Remix would compare it with Host, which a proxy may have replaced, and answer 500.
  request.headers.delete('origin')
  if (named && readLocaleCookie(request) !== language) context.reply.cookies.push(localeCookie(language, publicOrigin))
  const answer = withErrorPage(await handlers[language](request, context), request, context)
  // The action, or the page that was to show its answer, failed: what was typed is shown later.
  if (answer.status >= 500) await context.reply.keepForm()
  await optional(context.reply.recordCampaign(), undefined)
  const sent = await withCookies(answer, new URL(request.url), context)
  // Remix refuses a form for a page without an action, and names no method (RFC 9110, section 15.5.6).
  if (sent.status === 405) sent.headers.set('allow', 'GET, HEAD')
  return sent
}

/** The words of the spec (section 8), for the log. The page has their translation. */
const ERROR_PAGE_FAILED = 'An error occurred while showing the error page'

/**
 * The answer, or a plain page in place of that of Remix without one: when its error page could not be rendered either,
 * it answers with a line of English text.
 */
function withErrorPage(answer: Response, request: Request, { reply, services }: Needs<'reply' | 'services'>): Response {
  if (!reply.isDocument || answer.status < 500 || answer.headers.get('content-type')?.startsWith('text/html')) return answer
  services.log('error', ERROR_PAGE_FAILED, { path: new URL(request.url).pathname })
  return plainAnswer(request, 'error.document', { status: answer.status })
}

/**
 * The one place that sends cookies: the session's, the VAT display's as long as the session
 * lives, the campaign's and the reply's own.
 */
async function withCookies(
  answer: Response,
  { pathname, search }: URL,
  { reply, session, visitor, services }: Needs<'reply' | 'session' | 'visitor' | 'services'>,
): Promise<Response> {
  if (session.hasMoved()) return repeatRequest(answer, safeRedirect(pathname + search, '/'))
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

/**
 * Makes the browser send the same request again (307 keeps the method and the form), with the session's new cookie (decision
 * 042). Browsers follow 20 redirects, so all of them together must last longer than the wait for a moved session.
 */
async function repeatRequest(answer: Response, location: string): Promise<Response> {
  await answer.body?.cancel()
  await sleep(RETRY_DELAY_MS)
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } })
}

function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location } })
}

import { isOutage } from '../commerce/backend-error'
import { optional } from '../commerce/optional'
import { shownDiscounts } from '../discounts/coupons.server'
import { type VatDisplay, vatDisplay } from '../store/vat-display'
import { languageOfSuggestions } from '../routing/suggestions-path'
import { isSearchable, searchText } from '../routing/search-query'
import { SUGGESTED, suggestions } from './suggestions'
import { problemAnswer } from '../server/pipeline/problem-answer.server'
import type { Services } from '../server/services.server'
import { openRequest, type Needs } from '../server/request-context.server'

/**
 * For somebody who takes letters back and types them again; prices may not stay longer than on a page. With other cookies come
 * other ones.
 */
const KEPT = { 'cache-control': 'private, max-age=30', vary: 'cookie' }

/** A session may hold a code and a customer have prices of her own, which change at any time. */
const PERSONAL = { 'cache-control': 'private, no-store' }

/**
 * The products, categories and hints for what stands in the search field, as `Suggestions`; null for every other path. Refuses a query of
 * one character or none with 400 and tells an outage with 503, both as a problem body (RFC 9457).
 */
export async function suggestionsResponse(request: Request, url: URL, services: Services): Promise<Response | null> {
  const language = languageOfSuggestions(url.pathname)
  if (language === undefined) return null
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return problemAnswer(405, 'method-not-allowed', { allow: 'GET, HEAD' })
  const query = searchText(url.searchParams)
  if (!isSearchable(query)) return problemAnswer(400, 'query-too-short')
  try {
    const context = await openRequest(request, language, '', services, '')
    const { hasSession, signedIn } = context.visitor
    const answer = Response.json(await find(query, context, vatDisplay(context.visitor.store, url.searchParams.get('vat'))), {
      headers: hasSession || signedIn !== null ? PERSONAL : KEPT,
    })
    for (const cookie of context.reply.cookies) answer.headers.append('set-cookie', cookie)
    return answer
  } catch (error) {
    const outage = isOutage(error)
    services.log(outage ? 'warn' : 'error', 'search suggestions failed', { error: String(error) })
    return outage ? problemAnswer(503, 'backend-unavailable', { 'retry-after': '10' }) : problemAnswer(500, 'internal')
  }
}

/** Hints and the shopper's discounts are extras: the products show without them. */
async function find(query: string, context: Needs<'visitor' | 'backend' | 'session'>, display: VatDisplay) {
  const page_size = String(SUGGESTED.products)
  const [{ answer: found }, hints, discounts] = await Promise.all([
    context.backend.call('products', { query: { query, nc: 'true', co: 'true', facets: 'false', typing: 'true', page_size } }),
    optional(
      context.backend.call('searchTriggers', { query: { query } }).then(({ answer }) => answer),
      [],
    ),
    shownDiscounts(context),
  ])
  return suggestions(query, found, hints, context.visitor.store, { display, discounts })
}

import { isOutage } from '../commerce/backend-error'
import { optional } from '../commerce/optional'
import { shownDiscounts } from '../discounts/coupons.server'
import { type VatDisplay, vatDisplay } from '../store/vat-display'
import { languageOfSuggestions } from '../routing/suggestions-path'
import { isSearchable, searchText } from '../routing/search-query'
import { SUGGESTED, suggestions } from './suggestions'
import { readToken } from '../server/security/auth-cookies.server'
import { problemAnswer } from '../server/pipeline/problem-answer.server'
import type { Services } from '../server/services.server'
import { createShop, type Shop } from '../server/shop-context.server'

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
    const shop = await createShop(request, language, '', services, '')
    const answer = Response.json(await find(query, shop, vatDisplay(shop.store, url.searchParams.get('vat'))), {
      headers: (await isAnybody(request, services)) ? KEPT : PERSONAL,
    })
    for (const cookie of shop.cookies) answer.headers.append('set-cookie', cookie)
    return answer
  } catch (error) {
    const outage = isOutage(error)
    services.log(outage ? 'warn' : 'error', 'search suggestions failed', { error: String(error) })
    return outage ? problemAnswer(503, 'backend-unavailable', { 'retry-after': '10' }) : problemAnswer(500, 'internal')
  }
}

/** Whether neither a session nor a customer's token comes with a request. */
async function isAnybody(request: Request, { sessions, authCookie }: Services): Promise<boolean> {
  const header = request.headers.get('cookie')
  return (await sessions.idOf(header)) === '' && (await readToken(authCookie, header)) === null
}

/** Hints and the shopper's discounts are extras: the products show without them. */
async function find(query: string, shop: Shop, display: VatDisplay) {
  const page_size = String(SUGGESTED.products)
  const [{ answer: found }, hints, discounts] = await Promise.all([
    shop.call('products', { query: { query, nc: 'true', co: 'true', facets: 'false', typing: 'true', page_size } }),
    optional(
      shop.call('searchTriggers', { query: { query } }).then(({ answer }) => answer),
      [],
    ),
    shownDiscounts(shop),
  ])
  return suggestions(query, found, hints, shop.store, { display, discounts })
}

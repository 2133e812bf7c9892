import { isOutage } from '../commerce/backend-error'
import { createCall } from '../commerce/client.server'
import { optional } from '../commerce/optional'
import { type VatDisplay, vatDisplay } from '../store/vat-display'
import { languageOfSuggestions } from '../routing/suggestions-path'
import { isSearchable, searchText } from '../routing/search-query'
import { SUGGESTED, suggestions } from '../suggestions/suggestions'
import type { Language } from '../store/languages'
import { storeOf } from '../store/stores'
import { problemAnswer } from './problem-answer.server'
import type { Services } from './services.server'

/** For somebody who takes letters back and types them again; prices may not stay longer than on a page. */
const KEPT = 'private, max-age=30'

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
  const display = vatDisplay(storeOf(language), url.searchParams.get('vat'))
  try {
    return Response.json(await find(query, language, display, services), { headers: { 'cache-control': KEPT } })
  } catch (error) {
    const outage = isOutage(error)
    services.log(outage ? 'warn' : 'error', 'search suggestions failed', { error: String(error) })
    return outage ? problemAnswer(503, 'backend-unavailable', { 'retry-after': '10' }) : problemAnswer(500, 'internal')
  }
}

/** Hints are an extra: the products show without them. */
async function find(query: string, language: Language, display: VatDisplay, { backendUrl, fetch }: Services) {
  const store = storeOf(language)
  const call = createCall(backendUrl, fetch, { language, storeId: store.storeId })
  const [{ answer: found }, hints] = await Promise.all([
    call('products', { query: { query, nc: 'true', co: 'true', facets: 'false', page_size: String(SUGGESTED.products) } }),
    optional(
      call('searchTriggers', { query: { query } }).then(({ answer }) => answer),
      [],
    ),
  ])
  return suggestions(query, found, hints, store, display)
}

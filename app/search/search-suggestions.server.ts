import { optional } from '../commerce/optional'
import { withResultCount } from '../commerce/result-count'
import { shownDiscounts } from '../discounts/coupons.server'
import { finderHref } from '../routing/finder-query'
import { isSearchable, searchText } from '../routing/search-query'
import { callAsCustomerOrGuest } from '../server/customer-call.server'
import type { PersonalEndpoint } from '../server/endpoint.server'
import { problemAnswer } from '../server/problem-answer.server'
import type { Needs } from '../server/request-context.server'
import type { Language } from '../store/languages'
import { translations } from '../store/translations'
import { type VatDisplay, vatDisplay } from '../store/vat-display'
import { type HintSuggestion, suggestions } from './suggestions'

/**
 * A browser may keep an answer for 30 s, so that a letter that is deleted and typed again costs no request. The
 * answer varies by cookie, because prices do.
 */
const CACHED_30_SECONDS = { 'cache-control': 'private, max-age=30', vary: 'cookie' }

/** Number of products among which the dropdown looks for different ones; a cell is sold in up to six packs. */
const CANDIDATES = 12

/** A session may hold a code, and a customer may have personal prices; both can change at any time. */
const NOT_CACHED = { 'cache-control': 'private, no-store' }

/** The products, categories and hints for the typed query, as `Suggestions`; 400 for a query of 1 character or none. */
export const searchSuggestions: PersonalEndpoint = async ({ url, context }) => {
  const query = searchText(url.searchParams)
  if (!isSearchable(query)) return problemAnswer(400, 'query-too-short')
  const { hasSession, signedIn, store } = context.visitor
  const found = await find(query, context, vatDisplay(store, url.searchParams.get('vat')))
  return Response.json(found, { headers: hasSession || signedIn !== null ? NOT_CACHED : CACHED_30_SECONDS })
}

/** Hints and the shopper's discounts are extras: without them the products are shown all the same. */
async function find(query: string, context: Needs<'visitor' | 'backend' | 'session' | 'services'>, display: VatDisplay) {
  const page_size = String(CANDIDATES)
  const [{ answer, headers }, hints, discounts] = await Promise.all([
    callAsCustomerOrGuest(context, 'products', {
      query: { query, nc: 'true', co: 'true', facets: 'false', typing: 'true', page_size },
    }),
    optional(
      context.backend.extras.call('searchTriggers', { query: { query } }).then(({ answer }) => answer),
      [],
    ),
    shownDiscounts(context),
  ])
  const found = suggestions(query, withResultCount(answer, headers), hints, context.visitor.store, {
    display,
    discounts,
    origin: context.services.publicOrigin,
  })
  // The dropdown offers a way on when no product is found.
  return found.total > 0 || found.hints.length > 0 ? found : { ...found, hints: [finderHint(context.visitor.store.language)] }
}

function finderHint(language: Language): HintSuggestion {
  const text = translations(language).t('finder.link')
  return { text, title: text, href: finderHref(language) }
}

import { canonicalQuery, type ListingQuery, parseListingQuery } from './listing-query'

/** The page, order and facets that the URL of a request asks for. */
export function requestedListing({ url }: Pick<Request, 'url'>): ListingQuery {
  return parseListingQuery(new URL(url).searchParams)
}

/**
 * Throws a 302 to the canonical query when the URL has another one or asks for a page beyond the last. `page` is the page that
 * the backend returned, from 1. Call it after the backend's answer: an unknown listing is a 404, not a redirect.
 */
export function redirectUnlessCanonical({ url }: Pick<Request, 'url'>, { page }: { page: number }): void {
  const { pathname, searchParams } = new URL(url)
  const canonical = canonicalQuery(searchParams, page)
  if (canonical === null) return
  throw new Response(null, { status: 302, headers: { location: pathname + canonical + scrollTarget(searchParams) } })
}

/** The fragment of an address whose query was corrected: a page that was asked for scrolls to the grid (spec section 2, page). */
export function scrollTarget(asked: URLSearchParams): string {
  return asked.has('page') ? '#grid' : ''
}

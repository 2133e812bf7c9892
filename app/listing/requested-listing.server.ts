import { canonicalQuery, type ListingQuery, parseListingQuery } from './listing-query'

/** A page that was asked for scrolls to the grid (spec section 2, page), also when its number leaves the address. */
const GRID = '#grid'

/** The page, order and facets that the URL of a request asks for. */
export function requestedListing({ url }: Pick<Request, 'url'>): ListingQuery {
  return parseListingQuery(new URL(url).searchParams)
}

/**
 * Throws a 302 to the canonical query when the URL has another one or asks for a page beyond the last. `page` is the page that the
 * backend returned, from 1. Call it after the backend's answer: an unknown listing is a 404, not a redirect.
 */
export function redirectUnlessCanonical({ url }: Pick<Request, 'url'>, { page }: { page: number }): void {
  const { pathname, searchParams } = new URL(url)
  const canonical = canonicalQuery(searchParams, page)
  if (canonical === null) return
  const location = pathname + canonical + (searchParams.has('page') ? GRID : '')
  throw new Response(null, { status: 302, headers: { location } })
}

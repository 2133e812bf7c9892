import { canonicalEnd, canonicalPageQuery } from './canonical-end'
import { type ListingQuery, parseListingQuery } from './listing-query'

/** The page, order and facets that the URL of a request asks for. */
export function requestedListing({ url }: Pick<Request, 'url'>): ListingQuery {
  return parseListingQuery(new URL(url).searchParams)
}

/**
 * Throws a redirect to the canonical query when the URL has another one or asks for a page beyond the last. `page` is the page
 * that the backend returned, from 1. Call it after the backend's answer: an unknown listing is a 404, not a redirect.
 */
export function redirectUnlessCanonical(
  { url }: Pick<Request, 'url'>,
  { page }: { page: number },
  of: 'listing' | 'search' = 'listing',
): void {
  const { pathname, search, searchParams } = new URL(url)
  if (canonicalPageQuery(of, searchParams, page) === null) return
  // Another form of the same query is moved for good; a listing may grow beyond its last page.
  const status = Number(parseListingQuery(searchParams).page) > page ? 302 : 301
  throw new Response(null, { status, headers: { location: pathname + canonicalEnd(of, search, page) } })
}

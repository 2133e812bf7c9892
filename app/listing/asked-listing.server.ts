import { type ListingQuery, parseListingQuery, tidyListing } from './listing-query'

/** What the address of a request asks of a listing. */
export function askedListing({ url }: Pick<Request, 'url'>): ListingQuery {
  return parseListingQuery(new URL(url).searchParams)
}

/**
 * Once the page is known (`page`, from 1): an address that is written otherwise than the shop writes it, or asks for a page
 * beyond the last, goes to the one that is. Throws the 302; a page that is not there at all is a 404 before that.
 */
export function settleAddress({ url }: Pick<Request, 'url'>, { page }: { page: number }): void {
  const { pathname, searchParams } = new URL(url)
  const tidy = tidyListing(searchParams, page)
  if (tidy !== null) throw new Response(null, { status: 302, headers: { location: pathname + tidy } })
}

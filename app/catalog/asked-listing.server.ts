import { type ListingQuery, parseListingQuery, tidyListing } from './listing-query'

/** What the address of a request asks of a listing. One that is written otherwise than the shop writes it goes to the one that is: throws the 302. */
export function askedListing(request: Request): ListingQuery {
  const { pathname, searchParams } = new URL(request.url)
  const tidy = tidyListing(searchParams)
  if (tidy !== null) throw new Response(null, { status: 302, headers: { location: pathname + tidy } })
  return parseListingQuery(searchParams)
}

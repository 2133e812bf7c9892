import type { ListingSort } from '../commerce/contract/listing'
import { type FacetChoice, facetParameters, parseFacetChoice } from '../facets/facet-choice'

/** The orders a shopper can choose from; the first is the default. The contract's own list would bring zod into the browser. */
export const SORTS = ['popular', 'price-asc', 'price-desc', 'name', 'newest'] as const satisfies readonly ListingSort[]

/** What the controls of a listing choose. */
export type ListingChoice = { sort: ListingSort; choice: FacetChoice }

/** What a listing's address asks for. `page` is a whole number from 1, as it stands in the address. */
export type ListingQuery = ListingChoice & { page: string }

/** Reads `page`, `sort` and the facets; what is malformed counts as left out. A page beyond the last is the backend's to clamp. */
export function parseListingQuery(search: URLSearchParams): ListingQuery {
  const page = search.get('page') ?? ''
  const sort = search.get('sort')
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? page : '1',
    sort: SORTS.find((known) => known === sort) ?? SORTS[0],
    choice: parseFacetChoice(search),
  }
}

/** The same as the backend's calls take it. */
export function listingCall({ page, sort, choice }: ListingQuery): { page: string; sort: ListingSort; f: FacetChoice } {
  return { page, sort, f: choice }
}

/**
 * The query of a listing's address, `?` included: empty for the first page in the default order, so that each page has one address.
 * Facets stand in one order. `query` is the search text, on the search results only.
 */
export function listingSearch({
  query = '',
  choice = {},
  sort,
  page = 1,
}: Partial<ListingChoice> & { query?: string; page?: number }): string {
  const search = new URLSearchParams()
  if (query !== '') search.set('query', query)
  for (const [name, value] of facetParameters(choice)) search.append(name, value)
  if (sort !== undefined && sort !== SORTS[0]) search.set('sort', sort)
  if (page > 1) search.set('page', String(page))
  return search.size === 0 ? '' : `?${search.toString()}`
}

/**
 * The query of an address as listingSearch writes it, what is none of a listing's before it and as it is; null when it stands so already.
 * A form without scripts sends the default order as well, and facets in the order they stand in. `shown` is the page there is, where
 * the one asked for is beyond the last.
 */
export function tidyListing(search: URLSearchParams, shown?: number): string | null {
  const isListings = ([name]: [string, string]) => name === 'sort' || name === 'page' || name.startsWith('f.')
  const { page, ...chosen } = parseListingQuery(search)
  const tidy = [...new URLSearchParams(listingSearch({ ...chosen, page: shown ?? Number(page) }))]
  const asked = [...search].filter(isListings)
  if (asked.flat().join('\n') === tidy.flat().join('\n')) return null
  const written = new URLSearchParams([...[...search].filter((pair) => !isListings(pair)), ...tidy])
  return written.size === 0 ? '' : `?${written.toString()}`
}

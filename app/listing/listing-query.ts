import type { ListingSort } from '../commerce/contract/listing'
import { type FacetChoice, facetParameters, parseFacetChoice } from '../facets/facet-choice'

/** The orders of a listing; the first is the default. Not imported from the contract, which would load zod in the browser. */
export const SORTS = ['popular', 'price-asc', 'price-desc', 'name', 'newest'] as const satisfies readonly ListingSort[]

/** The order and the facet values that the shopper has chosen. */
export type ListingChoice = { sort: ListingSort; choice: FacetChoice }

/** The query of a listing's address. `page` is an integer from 1, as a string. */
export type ListingQuery = ListingChoice & { page: string }

/** Parses `page`, `sort` and the facets; malformed values are ignored. The backend clamps a page beyond the last. */
export function parseListingQuery(search: URLSearchParams): ListingQuery {
  const page = search.get('page') ?? ''
  const sort = search.get('sort')
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? page : '1',
    sort: SORTS.find((known) => known === sort) ?? SORTS[0],
    choice: parseFacetChoice(search),
  }
}

/** A listing query as parameters of the backend's calls. */
export function listingCall({ page, sort, choice }: ListingQuery): { page: string; sort: ListingSort; f: FacetChoice } {
  return { page, sort, f: choice }
}

/**
 * The query string of a listing's address, `?` included. Defaults are left out and facets are sorted, so each page has one
 * address. `query` is the search text, for search results only.
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
 * The query string that listingSearch would write for `search`, with other parameters unchanged in front;
 * null when it is canonical already. Forms without scripts submit default values and unsorted facets.
 * `shownPage` replaces a page beyond the last.
 */
export function canonicalQuery(search: URLSearchParams, shownPage?: number): string | null {
  const isListingParameter = ([name]: [string, string]) => name === 'sort' || name === 'page' || name.startsWith('f.')
  const { page, ...chosen } = parseListingQuery(search)
  const canonical = [...new URLSearchParams(listingSearch({ ...chosen, page: shownPage ?? Number(page) }))]
  const requested = [...search].filter(isListingParameter)
  if (requested.flat().join('\n') === canonical.flat().join('\n')) return null
  const result = new URLSearchParams([...[...search].filter((pair) => !isListingParameter(pair)), ...canonical])
  return result.size === 0 ? '' : `?${result.toString()}`
}

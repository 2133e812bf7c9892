import type { PageName } from '../routing/pages'
import { tidySearch } from '../routing/search-query'
import { canonicalQuery } from './listing-query'

const WITH_LISTING: ReadonlySet<PageName> = new Set(['listing', 'brand', 'tag', 'device', 'search'])

/**
 * The canonical query of an address of `page`, `?` included; null when it has that query already. `shownPage` replaces a
 * page beyond the last.
 */
export function canonicalPageQuery(page: PageName, search: URLSearchParams, shownPage?: number): string | null {
  if (!WITH_LISTING.has(page)) return null
  const tidy = page === 'search' ? tidySearch(search) : null
  return canonicalQuery(tidy === null ? search : new URLSearchParams(tidy), shownPage) ?? tidy
}

/**
 * The end of the address that a redirect to `page` leads to, so that its query needs no second redirect: the canonical query, or
 * `search` as it was sent where that is canonical, and the fragment.
 */
export function canonicalEnd(page: PageName, search: string, shownPage?: number): string {
  const asked = new URLSearchParams(search)
  return (canonicalPageQuery(page, asked, shownPage) ?? search) + (WITH_LISTING.has(page) ? scrollTarget(asked) : '')
}

/** A page that was asked for scrolls to the grid, also where its number leaves the address (spec section 2, page). */
const scrollTarget = (asked: URLSearchParams): string => (asked.has('page') ? '#grid' : '')

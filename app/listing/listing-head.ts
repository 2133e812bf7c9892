import { countChosen } from '../facets/facet-choice'
import type { PageAlternates } from '../routing/alternates'
import type { PageHead } from '../routing/page-head'
import type { ListingPage } from './listing-page'
import { listingSearch } from './listing-query'

/**
 * The link tags of a listing for search engines. Each page is its own canonical, in the default order. With one chosen facet
 * value the canonical is the unfiltered listing; with more, or without products, the page is noindex. Alternates are on page 1
 * only, because later pages hold different products in each language. `path` is the canonical address of page 1, `ownPath` that
 * of the listing itself: a ghost listing has another one.
 */
export function listingHead(
  path: string,
  { total, page, pages, sort, choice }: Pick<ListingPage, 'total' | 'page' | 'pages' | 'sort' | 'choice'>,
  alternates: PageAlternates,
  ownPath = path,
): Pick<PageHead, 'page' | 'canonical' | 'previous' | 'next' | 'alternates' | 'noindex'> {
  const neighbour = (target: number) =>
    target < 1 || target > pages ? null : ownPath + listingSearch({ choice, sort, page: target })
  const chosen = countChosen(choice)
  if (total === 0 || chosen > 1) return { noindex: true, alternates: {} }
  if (chosen === 1) return { canonical: path, previous: neighbour(page - 1), next: neighbour(page + 1), alternates: {} }
  return {
    page,
    canonical: path + listingSearch({ page }),
    previous: neighbour(page - 1),
    next: neighbour(page + 1),
    alternates: page === 1 ? alternates : {},
  }
}

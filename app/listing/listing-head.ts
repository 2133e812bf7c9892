import { countChosen } from '../facets/facet-choice'
import type { PageAlternates } from '../routing/alternates'
import type { PageHead } from '../routing/page-meta'
import type { ListingPage } from './listing-page'
import { listingSearch } from './listing-query'

/**
 * The addresses of a listing's head. Each page of it is its own canonical, in the default order, since another order shows the same
 * products; prev and next lead to its neighbours. One chosen value is the whole listing to search engines, more are not
 * listed at all, nor is a listing without products. Other languages are named on the first page only: later ones hold other products.
 */
export function listingHead(
  path: string,
  { total, page, pages, sort, choice }: Pick<ListingPage, 'total' | 'page' | 'pages' | 'sort' | 'choice'>,
  alternates: PageAlternates,
): Pick<PageHead, 'canonical' | 'previous' | 'next' | 'alternates' | 'noindex'> {
  const neighbour = (target: number) =>
    target < 1 || target > pages ? null : path + listingSearch({ choice, sort, page: target })
  const chosen = countChosen(choice)
  if (total === 0 || chosen > 1) return { noindex: true, alternates: {} }
  if (chosen === 1) return { canonical: path, previous: neighbour(page - 1), next: neighbour(page + 1), alternates: {} }
  return {
    canonical: path + listingSearch({ page }),
    previous: neighbour(page - 1),
    next: neighbour(page + 1),
    alternates: page === 1 ? alternates : {},
  }
}

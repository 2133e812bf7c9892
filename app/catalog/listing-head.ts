import type { PageAlternates } from '../routing/alternates'
import type { PageHead } from '../routing/page-meta'
import type { ListingPage } from './listing-page'
import { listingSearch } from './listing-query'

/**
 * The addresses of a listing's head. Each page of it is its own canonical, in the default order, since another order shows the same
 * products; prev and next lead to its neighbours. Other languages are named on the first page only: later ones hold other products.
 */
export function listingHead(
  path: string,
  { page, pages, sort }: ListingPage,
  alternates: PageAlternates,
): Pick<PageHead, 'canonical' | 'previous' | 'next' | 'alternates'> {
  const neighbour = (target: number) => (target < 1 || target > pages ? null : path + listingSearch({ sort, page: target }))
  return {
    canonical: path + listingSearch({ page }),
    previous: neighbour(page - 1),
    next: neighbour(page + 1),
    alternates: page === 1 ? alternates : {},
  }
}

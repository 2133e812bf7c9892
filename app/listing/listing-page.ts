import type { FacetedPage } from '../commerce/contract/listing'
import type { DiscountSources } from '../discounts/displayed-discount'
import { type ShownFacet, shownFacets } from '../facets/shown-facets'
import type { Store } from '../store/store'
import { type CardProduct, cardProduct } from '../card/rules/card-product'
import type { ListingChoice } from './listing-query'

/** One page of a listing: cards and facets. `page` counts from 1. */
export type ListingPage = ListingChoice & {
  /** Missing in a browser whose document has the cards as markup (decision 081). */
  cards?: CardProduct[]
  facets: ShownFacet[]
  total: number
  page: number
  pages: number
  /** The number of products on the pages before this one. */
  before: number
  /** Origin of absolute addresses in structured data. */
  origin: string
}

/** The data of a listing, from one page of it as the backend answers; `requested` is the choice of the URL. */
export function listingPage(
  { products, facets, total, page, pages, page_size }: FacetedPage,
  requested: ListingChoice,
  store: Store,
  { discounts, origin }: { discounts: DiscountSources; origin: string },
): ListingPage {
  const { sort, choice } = requested
  const cards = products.map((product) => cardProduct(product, store, discounts))
  return { cards, facets: shownFacets(facets), total, page, pages, before: (page - 1) * page_size, sort, choice, origin }
}

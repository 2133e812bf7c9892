import type { ProductList } from '../page/page-facts'
import type { ListingPage } from './listing-page'

/** A page of a listing as a list of products, as analytics sends it. */
export function listed(id: string, name: string, { cards = [], before }: Pick<ListingPage, 'cards' | 'before'>): ProductList {
  return { id, name, products: cards, before }
}

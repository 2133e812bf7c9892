import type { ListingSort, ProductPage } from '../commerce/contract/listing'
import type { Store } from '../store/store'
import { type CardProduct, cardProduct } from './card-product'

/** One page of cards, as every kind of listing shows it. */
export type ListingPage = { cards: CardProduct[]; total: number; page: number; pages: number; sort: ListingSort }

export function listingPage({ products, total, page, pages }: ProductPage, sort: ListingSort, store: Store): ListingPage {
  return { cards: products.map((product) => cardProduct(product, store)), total, page, pages, sort }
}

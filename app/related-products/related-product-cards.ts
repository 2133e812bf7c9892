import { cardProduct } from '../card/rules/card-product'
import { offeredCard } from '../card/rules/offered-card'
import type { RelatedProducts, SearchProduct } from '../commerce/contract/product'
import { type DiscountSources, NO_DISCOUNTS } from '../discounts/displayed-discount'
import type { Store } from '../store/store'

/** Converts the related products of the product `id` to cards; `inCart` are the ids of the products in the cart. */
export function relatedProductCards(
  id: number,
  products: RelatedProducts,
  store: Store,
  inCart: ReadonlySet<number>,
  discounts: DiscountSources = NO_DISCOUNTS,
) {
  const card = (product: SearchProduct) => cardProduct(product, store, discounts)
  return {
    productInCart: inCart.has(id),
    offered: products.cross_selling.map((product) => offeredCard(product, store, inCart, discounts)),
    accessories: products.accessories.map(card),
    related: products.related.map(card),
    recommended: products.recommended.map(card),
  }
}

export type RelatedProductCards = ReturnType<typeof relatedProductCards>

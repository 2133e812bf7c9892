import { cardProduct } from '../card/rules/card-product'
import type { Companions, SearchProduct } from '../commerce/contract/product'
import { type DiscountSources, NO_DISCOUNTS } from '../discounts/displayed-discount'
import type { Store } from '../store/store'
import { offeredCard } from '../card/rules/offered-card'

/** What stands around the product `id` as cards; `inCart` are the ids of the products in the cart. */
export function companionCards(
  id: number,
  companions: Companions,
  store: Store,
  inCart: ReadonlySet<number>,
  discounts: DiscountSources = NO_DISCOUNTS,
) {
  const card = (product: SearchProduct) => cardProduct(product, store, discounts)
  return {
    shownInCart: inCart.has(id),
    offered: companions.cross_selling.map((product) => offeredCard(product, store, inCart, discounts)),
    accessories: companions.accessories.map(card),
    related: companions.related.map(card),
    recommended: companions.recommended.map(card),
  }
}

export type CompanionCards = ReturnType<typeof companionCards>

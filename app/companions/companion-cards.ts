import { cardProduct } from '../catalog/card-product'
import type { Companions } from '../commerce/contract/product'
import type { Store } from '../store/store'
import { offeredCard } from './offered-card'

/** What stands around the product `id` as cards; `inCart` are the ids of the products in the cart. */
export function companionCards(id: number, companions: Companions, store: Store, inCart: ReadonlySet<number>) {
  return {
    shownInCart: inCart.has(id),
    offered: companions.cross_selling.map((product) => offeredCard(product, store, inCart)),
    accessories: companions.accessories.map((product) => cardProduct(product, store)),
    related: companions.related.map((product) => cardProduct(product, store)),
    recommended: companions.recommended.map((product) => cardProduct(product, store)),
  }
}

export type CompanionCards = ReturnType<typeof companionCards>

import { cardProduct, type CardProduct } from './card-product'
import type { CrossSellingProduct } from '../../commerce/contract/product'
import { type DiscountSources, displayedDiscount, NO_DISCOUNTS } from '../../discounts/displayed-discount'
import { personalPrice } from '../../pricing/personal-price'
import type { Store } from '../../store/store'

/**
 * The card of a product offered along with another one. `offer` is null where it costs what it always does; `instead` is what that is.
 * `inCart` switches its button off (spec section 5, Cross-selling Buy button).
 */
export type OfferedCard = CardProduct & {
  offer: { instead: number; beside: number } | null
  inCart: boolean
}

/**
 * A product as it is offered: at its lower price while the other one is in the cart, with the discount in whole percent, rounded down. A product with
 * variations cannot be added quickly, so its price beside another one is not shown either: it would be lost on the way to its page.
 */
export function offeredCard(
  product: CrossSellingProduct,
  store: Store,
  inCart: ReadonlySet<number>,
  discounts: DiscountSources = NO_DISCOUNTS,
): OfferedCard {
  const card = cardProduct(product, store, discounts)
  const { cross_selling_price: price, cross_selling_product_id: beside } = product
  const common = { inCart: inCart.has(card.id) }
  if (price === null || beside === null || card.price === null || card.action !== 'buy' || price >= card.price.price) {
    return { ...card, ...common, offer: null }
  }
  const instead = card.price.price
  const discount = Math.floor(((instead - price) * 100) / instead)
  const offered = { price, ordinary: null, discount }
  const personal = personalPrice(offered, displayedDiscount(product, discounts), store.currencyDigits)
  return { ...card, ...common, price: offered, personal, offer: { instead, beside } }
}

import { cardProduct, type CardProduct } from './card-product'
import type { CrossSellingProduct } from '../../commerce/contract/product'
import { type DiscountSources, displayedDiscount, NO_DISCOUNTS } from '../../discounts/displayed-discount'
import { personalPrice } from '../../pricing/personal-price'
import type { Store } from '../../store/store'

/**
 * The card of a product offered with another product. `offer` holds the price without the offer and the id of the other product; null
 * when the price is not reduced. `inCart` disables the button (spec section 5, Cross-selling Buy button).
 */
export type OfferedCard = CardProduct & {
  offer: { regularPrice: number; withProductId: number } | null
  inCart: boolean
}

/**
 * Applies the cross-selling price, which is valid while the other product is in the cart. The discount is in whole percent, rounded down.
 * A product without a Buy button keeps its regular price: the offer would be lost on the way to its page.
 */
export function offeredCard(
  product: CrossSellingProduct,
  store: Store,
  inCart: ReadonlySet<number>,
  discounts: DiscountSources = NO_DISCOUNTS,
): OfferedCard {
  const card = cardProduct(product, store, discounts)
  const { cross_selling_price: price, cross_selling_product_id: withProductId } = product
  const common = { ...card, inCart: inCart.has(card.id) }
  if (price === null || withProductId === null || card.price === null || card.action !== 'buy' || price >= card.price.price) {
    return { ...common, offer: null }
  }
  const regularPrice = card.price.price
  const discount = Math.floor(((regularPrice - price) * 100) / regularPrice)
  const reduced = { price, ordinary: null, discount }
  const personal = personalPrice(reduced, displayedDiscount(product, discounts), store.currencyDigits)
  return { ...common, price: reduced, personal, offer: { regularPrice, withProductId } }
}

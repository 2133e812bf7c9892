import { type CrossSellingOffer, offeredPrice } from '../../cart/rules/offered-price'
import { cardProduct, type CardProduct, savingOf } from './card-product'
import type { CrossSellingProduct } from '../../commerce/contract/product'
import { type DiscountSources, displayedDiscount, NO_DISCOUNTS } from '../../discounts/displayed-discount'
import { hasFreeFreight } from '../../pricing/free-freight'
import { personalPrice } from '../../pricing/personal-price'
import type { Store } from '../../store/store'

/**
 * The card of a product offered with another product. `offer` is null when the price is not reduced. `inCart` disables the button
 * (spec section 5, Cross-selling Buy button).
 */
export type OfferedCard = CardProduct & {
  offer: CrossSellingOffer | null
  inCart: boolean
}

/**
 * Applies the cross-selling price, which is valid while the other product is in the cart. A product without a Buy button keeps
 * its regular price: the offer would be lost on the way to its page.
 */
export function offeredCard(
  product: CrossSellingProduct,
  store: Store,
  inCart: ReadonlySet<number>,
  discounts: DiscountSources = NO_DISCOUNTS,
): OfferedCard {
  const card = cardProduct(product, store, discounts)
  const common = { ...card, inCart: inCart.has(card.id) }
  const offered = card.price && card.action === 'buy' ? offeredPrice(card.price, product) : null
  if (offered === null) return { ...common, offer: null }
  const personal = personalPrice(offered.price, displayedDiscount(product, discounts), store.currencyDigits)
  const { freeFreight: _, ...atOffer } = { ...common, ...offered, personal }
  return {
    ...atOffer,
    saving: savingOf(product, offered.price, discounts),
    ...(hasFreeFreight(product, personal ?? offered.price) ? { freeFreight: true as const } : {}),
  }
}

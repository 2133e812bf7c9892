import { offeredCard, type OfferedCard } from '../card/rules/offered-card'
import { requestedLines } from '../cart/rules/requested-lines'
import { optional } from '../commerce/optional'
import { chosenLines, sentLines } from '../commerce/contract/chosen-lines'
import type { Product } from '../commerce/contract/product'
import { shownDiscounts } from '../discounts/coupons.server'
import type { Needs } from '../server/request-context.server'
import { lineRequest } from '../server/session/cart-line'
import type { CartState } from '../server/session/cart-state'
import { type RelatedProductCards, relatedProductCards } from './related-product-cards'

/** The related products of a product as cards; null when they or the session cannot be read, which must not fail the page. */
export async function loadRelatedProducts(
  context: Needs<'visitor' | 'backend' | 'session'>,
  product: Promise<Product>,
): Promise<RelatedProductCards | null> {
  const reading = product.then(async ({ id }) => ({ id, products: await context.backend.extras.relatedProducts(id) }))
  const [found, session, discounts] = await Promise.all([
    optional(reading, null),
    optional(context.session.read(), null),
    shownDiscounts(context),
  ])
  if (found === null || session === null) return null
  return relatedProductCards(found.id, found.products, context.visitor.store, productsIn(session.cart), discounts)
}

/** The cross-selling offers for a cart (POST /api/cross-selling-products); empty for an empty cart and in an outage. */
export async function loadCrossSelling(
  context: Needs<'visitor' | 'backend' | 'session'>,
  cart: CartState,
): Promise<OfferedCard[]> {
  const lines = requestedLines(cart)
  if (lines.length === 0) return []
  const reading = context.backend.extras.crossSelling({
    checkout_order_id: cart.checkoutID,
    cart: sentLines(lines).map(lineRequest),
  })
  const [found, discounts] = await Promise.all([optional(reading, []), shownDiscounts(context)])
  return found.map((product) => offeredCard(product, context.visitor.store, productsIn(cart), discounts))
}

/** The products that the shopper has chosen: the piece that a code adds counts for no offer. */
const productsIn = (cart: CartState): ReadonlySet<number> =>
  new Set(chosenLines(requestedLines(cart)).map(({ product_id }) => product_id))

import { requestedLines } from './rules/requested-lines'
import { optional } from '../commerce/optional'
import { chosenLines, sentLines } from '../commerce/contract/chosen-lines'
import type { CrossSellingProduct } from '../commerce/contract/product'
import { shownDiscounts } from '../discounts/coupons.server'
import type { Needs } from '../server/request-context.server'
import { lineRequest } from '../server/session/cart-line'
import type { CartState } from '../server/session/cart-state'
import { type Upselling, upsellingOffer } from './rules/upselling-offer'

/** Number of offers that fit the panel. */
const MAX_OFFERS = 4

/**
 * Products that match a product in the cart (GET /api/products/{id}/upselling), if they can be ordered; null
 * when there are none or the call fails (spec section 7). Where the answer is truthy and names no products,
 * those of the cross-selling call for the cart.
 */
export async function loadUpselling(context: Needs<'visitor' | 'backend' | 'session'>, id: number): Promise<Upselling | null> {
  const asking = context.backend.extras.call('upselling', { params: { id: String(id) } }).then(({ answer }) => answer)
  const [found, shopper, discounts] = await Promise.all([
    optional(asking, []),
    optional(context.session.read(), null),
    shownDiscounts(context),
  ])
  const added = shopper?.cart.items.find(({ product_id }) => product_id === id)
  if (!shopper || !added) return null
  const products = found ?? (await crossSellingProducts(context, shopper.cart))
  const inCart = new Set(chosenLines(requestedLines(shopper.cart)).map(({ product_id }) => product_id))
  const offers = products
    .filter((product) => !inCart.has(product.id))
    .flatMap((product) => upsellingOffer(product, context.visitor.store, discounts) ?? [])
  return offers.length === 0 ? null : { id, name: added.name, offers: offers.slice(0, MAX_OFFERS) }
}

function crossSellingProducts({ backend }: Needs<'backend'>, cart: CartState): Promise<CrossSellingProduct[]> {
  const body = { checkout_order_id: cart.checkoutID, cart: sentLines(requestedLines(cart)).map(lineRequest) }
  return optional(backend.extras.crossSelling(body), [])
}

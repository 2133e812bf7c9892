import { requestedLines } from './rules/requested-lines'
import { optional } from '../commerce/optional'
import { shownDiscounts } from '../discounts/coupons.server'
import type { Needs } from '../server/request-context.server'
import { type Upselling, upsellingOffer } from './rules/upselling-offer'

/** Number of offers that fit the panel. */
const MAX_OFFERS = 4

/**
 * Products that match a product in the cart (GET /api/products/{id}/upselling), if they can be ordered; null when there are
 * none or the call fails (spec section 7).
 */
export async function loadUpselling(
  context: Needs<'visitor' | 'backend' | 'session' | 'services'>,
  id: number,
): Promise<Upselling | null> {
  const asking = context.backend.extras.call('upselling', { params: { id: String(id) } }).then(({ answer }) => answer)
  const [found, shopper, discounts] = await Promise.all([
    optional(asking, []),
    optional(context.session.read(), null),
    shownDiscounts(context),
  ])
  const added = shopper?.cart.items.find(({ product_id }) => product_id === id)
  if (!shopper || !added) return null
  const inCart = new Set(requestedLines(shopper.cart).map(({ product_id }) => product_id))
  const offers = found
    .filter((product) => !inCart.has(product.id))
    .flatMap((product) => upsellingOffer(product, context.visitor.store, discounts) ?? [])
  return offers.length === 0 ? null : { id, name: added.name, offers: offers.slice(0, MAX_OFFERS) }
}

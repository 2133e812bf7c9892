import { wantedLines } from './rules/wanted-lines'
import { offeredCard } from '../card/rules/offered-card'
import { optional } from '../commerce/optional'
import { shownDiscounts } from '../discounts/coupons.server'
import type { Needs } from '../server/request-context.server'
import type { Upselling } from './rules/cart-data'

/** More than a panel can show at once. */
const AT_MOST = 4

/**
 * What goes well with a product that lies in the cart (GET /api/products/{id}/upselling), as far as it can be bought at once; null when that is
 * nothing, or the call fails (spec section 7).
 */
export async function loadUpselling(context: Needs<'visitor' | 'backend' | 'session'>, id: number): Promise<Upselling | null> {
  const asking = context.backend.call('upselling', { params: { id: String(id) } }).then(({ answer }) => answer)
  const [found, shopper, discounts] = await Promise.all([
    optional(asking, []),
    optional(context.session.read(), null),
    shownDiscounts(context),
  ])
  const added = shopper?.cart.items.find(({ product_id }) => product_id === id)
  if (!shopper || !added) return null
  const inCart = new Set(wantedLines(shopper.cart).map(({ product_id }) => product_id))
  const cards = found
    .filter((product) => !inCart.has(product.id))
    .map((product) => offeredCard(product, context.visitor.store, inCart, discounts))
    .filter(({ action, price }) => action === 'buy' && price !== null)
  return cards.length === 0 ? null : { id, name: added.name, cards: cards.slice(0, AT_MOST) }
}

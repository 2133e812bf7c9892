import { wantedLines } from '../cart/sync-cart.server'
import { optional } from '../commerce/optional'
import type { Product } from '../commerce/contract/product'
import { shownDiscounts } from '../discounts/coupons.server'
import type { Needs } from '../server/request-context.server'
import { lineRequest } from '../server/session/cart-line'
import type { CartState } from '../server/session/cart-state'
import { type CompanionCards, companionCards } from './companion-cards'
import { type OfferedCard, offeredCard } from '../card/rules/offered-card'

/** What stands around a product on its page; null when that fails, or nobody knows what is in the cart: the page stands without. */
export async function loadCompanions(
  context: Needs<'visitor' | 'backend' | 'session'>,
  product: Promise<Product>,
): Promise<CompanionCards | null> {
  const reading = product.then(async ({ id }) => ({ id, companions: await context.backend.companions(id) }))
  const knowing = optional(context.session.read(), null)
  const [found, shopper, discounts] = await Promise.all([optional(reading, null), knowing, shownDiscounts(context)])
  return (
    found && shopper && companionCards(found.id, found.companions, context.visitor.store, productsIn(shopper.cart), discounts)
  )
}

/** What to offer with a cart (POST /api/cross-selling-products); nothing with an empty one, or when that fails. */
export async function loadOffers(context: Needs<'visitor' | 'backend' | 'session'>, cart: CartState): Promise<OfferedCard[]> {
  const lines = wantedLines(cart)
  if (lines.length === 0) return []
  const asking = context.backend.call('crossSelling', {
    body: { checkout_order_id: cart.checkoutID, cart: lines.map(lineRequest) },
  })
  const [found, discounts] = await Promise.all([optional(asking, null), shownDiscounts(context)])
  return found === null
    ? []
    : found.answer.map((product) => offeredCard(product, context.visitor.store, productsIn(cart), discounts))
}

const productsIn = (cart: CartState): ReadonlySet<number> => new Set(wantedLines(cart).map(({ product_id }) => product_id))

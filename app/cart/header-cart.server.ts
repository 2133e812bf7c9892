import { optional } from '../commerce/optional'
import { href } from '../routing/href'
import type { Needs } from '../server/request-context.server'
import type { CartState } from '../server/session/cart-state'
import { opensDrawer } from './opened-drawer.server'
import { cartOfStorefront, refreshCart } from './sync-cart.server'

/**
 * The cart that the header counts. Where the page or its drawer shows the lines, it is the cart that they show, synced in this
 * request: a price that has changed since the last visit would else leave two totals on one page.
 */
export async function headerCart(context: Needs<'visitor' | 'backend' | 'session' | 'services'>, url: URL): Promise<CartState> {
  const { language } = context.visitor
  const showsLines = url.pathname === href('cart', language) || opensDrawer(url)
  const keepsMissing = url.pathname === href('checkout', language)
  const synced = showsLines ? await optional(refreshCart(context, { keepsMissing }), null) : null
  return synced ?? cartOfStorefront(context)
}

import { UPSELL } from './rules/added'
import type { Needs } from '../server/request-context.server'
import type { CartAnswer } from './rules/cart-data'
import { loadCart } from './cart-data.server'
import { loadUpselling } from './upselling.server'

/** The query parameter that opens the drawer. */
const DRAWER = 'cart'

/**
 * What the drawer holds when an address asks for it to be open: `?cart` the cart, `?upsell=ID` what goes well with a product just added. Null when it
 * asks for neither, or nothing goes well with that.
 */
export async function openedDrawer(
  context: Needs<'visitor' | 'backend' | 'session'>,
  { searchParams }: URL,
): Promise<CartAnswer | null> {
  const product = searchParams.get(UPSELL)
  if (product !== null && /^\d{1,9}$/.test(product)) {
    const upselling = await loadUpselling(context, Number(product))
    if (upselling) return { ...(await loadCart(context)), added: null, upselling, summary: null }
  }
  return searchParams.has(DRAWER) ? { ...(await loadCart(context)), added: null, upselling: null, summary: null } : null
}

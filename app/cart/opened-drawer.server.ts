import { UPSELL } from './rules/added'
import type { Needs } from '../server/request-context.server'
import type { CartAnswer } from './rules/cart-data'
import { knownCart, loadCart } from './cart-data.server'
import { loadUpselling } from './upselling.server'

/** The query parameter that opens the drawer. */
const DRAWER = 'cart'

/** Whether the URL opens the drawer with the cart. */
export const opensDrawer = ({ searchParams }: URL): boolean => searchParams.has(DRAWER) && !searchParams.has(UPSELL)

/**
 * The content of a drawer that the URL opens: `?cart` the cart, `?upsell=ID` the upselling for a product just added. Null when
 * the URL asks for neither, or the product has no upselling.
 */
export async function openedDrawer(
  context: Needs<'visitor' | 'backend' | 'session' | 'services'>,
  { searchParams }: URL,
): Promise<CartAnswer | null> {
  const product = searchParams.get(UPSELL)
  if (product !== null && /^\d{1,9}$/.test(product)) {
    const upselling = await loadUpselling(context, Number(product))
    if (upselling) return { ...(await knownCart(context)), added: null, upselling, summary: null }
  }
  return searchParams.has(DRAWER) ? { ...(await loadCart(context)), added: null, upselling: null, summary: null } : null
}

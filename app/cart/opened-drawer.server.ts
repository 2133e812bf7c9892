import { UPSELL } from './rules/added'
import type { Shop } from '../server/shop-context.server'
import type { CartAnswer } from './rules/cart-data'
import { loadCart } from './cart-data.server'
import { loadUpselling } from './upselling.server'

/** The query parameter that opens the drawer. */
const DRAWER = 'cart'

/**
 * What the drawer holds when an address asks for it to be open: `?cart` the cart, `?upsell=ID` what goes well with a product just added. Null when it
 * asks for neither, or nothing goes well with that.
 */
export async function openedDrawer(shop: Shop, { searchParams }: URL): Promise<CartAnswer | null> {
  const product = searchParams.get(UPSELL)
  if (product !== null && /^\d{1,9}$/.test(product)) {
    const upselling = await loadUpselling(shop, Number(product))
    if (upselling) return { ...(await loadCart(shop)), added: null, upselling, known: null }
  }
  return searchParams.has(DRAWER) ? { ...(await loadCart(shop)), added: null, upselling: null, known: null } : null
}

import type { Shop } from '../server/shop-context.server'
import { href } from '../routing/href'
import { clearCheckout, isCheckoutBegun } from '../server/session/cart-state'

/**
 * The start-up parameter `token` signs the user in as an account user, clears any checkout state, then opens the account orders page
 * (spec section 2). One that opens nothing leads to the login. Gives the path to go on to, with the `query` that came along, such
 * as `?a=1`.
 */
export async function signInByLink(shop: Shop, token: string, query: string): Promise<string> {
  if (!(await shop.customer.signIn(token))) return `${href('home', shop.language)}${query === '' ? '?' : `${query}&`}login`
  if (isCheckoutBegun((await shop.shopper.read()).cart)) {
    await shop.shopper.change((shopper) => ({ ...shopper, cart: clearCheckout(shopper.cart) }))
  }
  return href('accountOrders', shop.language) + query
}

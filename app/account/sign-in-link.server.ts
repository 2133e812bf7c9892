import type { RequestContext } from '../server/request-context.server'
import { href } from '../routing/href'
import { tokenCookie } from '../server/security/auth-cookies.server'
import { clearCheckout, forgetReductions, isCheckoutBegun } from '../server/session/cart-state'

/**
 * The start-up parameter `token` signs the user in as an account user, clears any checkout state, then opens the account orders page
 * (spec section 2). A token that is not valid leads to the login. Returns the path to go on to, with the `query` of the request, such as
 * `?a=1`. The cart is synced by the next page, which is the first with the discounts of the customer's profile (spec section 6).
 */
export async function signInByLink(context: RequestContext, token: string, query: string): Promise<string> {
  const { backend, reply, services, session, visitor } = context
  if ((await backend.profileOf(token)) === null)
    return `${href('home', visitor.language)}${query === '' ? '?' : `${query}&`}login`
  reply.cookies.push(await tokenCookie(services.authCookie, token))
  const { cart } = await session.read()
  if (cart.items.length > 0 || isCheckoutBegun(cart)) {
    await session.change((shopper) => ({ ...shopper, cart: forgetReductions(clearCheckout(shopper.cart)) }))
  }
  return href('accountOrders', visitor.language) + query
}

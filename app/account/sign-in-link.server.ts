import type { RequestContext } from '../server/request-context.server'
import { href } from '../routing/href'
import { tokenCookie } from '../server/security/auth-cookies.server'
import { clearCheckout, forgetReductions, isCheckoutBegun } from '../server/session/cart-state'

/**
 * Handles the start-up parameter `token` (spec section 2): signs the customer in, clears the checkout state, and returns the path of the
 * account orders page with the `query` of the request, such as `?a=1`. An invalid token leads to the login. The next page syncs the cart,
 * as it is the first one with the discounts of the customer's profile (spec section 6).
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

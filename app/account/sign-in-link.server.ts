import type { RequestContext } from '../server/request-context.server'
import { href } from '../routing/href'
import { tokenCookie } from '../server/security/auth-cookies.server'
import { clearCheckout, isCheckoutBegun } from '../server/session/cart-state'

/**
 * The start-up parameter `token` signs the user in as an account user, clears any checkout state, then opens the account orders page
 * (spec section 2). One that opens nothing leads to the login. Gives the path to go on to, with the `query` that came along, such
 * as `?a=1`.
 */
export async function signInByLink(context: RequestContext, token: string, query: string): Promise<string> {
  const { backend, reply, services, session, visitor } = context
  if ((await backend.profileOf(token)) === null)
    return `${href('home', visitor.language)}${query === '' ? '?' : `${query}&`}login`
  reply.cookies.push(await tokenCookie(services.authCookie, token))
  if (isCheckoutBegun((await session.read()).cart)) {
    await session.change((shopper) => ({ ...shopper, cart: clearCheckout(shopper.cart) }))
  }
  return href('accountOrders', visitor.language) + query
}

import { withRequest } from '../cart/rules/cart-requests'
import { requestedLines } from '../cart/rules/requested-lines'
import type { RequestContext } from '../server/request-context.server'
import { href } from '../routing/href'
import { newLogin } from '../server/security/logins.server'
import { clearCheckout, forgetReductions, isCheckoutBegun } from '../server/session/cart-state'
import type { Shopper } from '../server/session/shopper'

/** The form of a token that an Authorization header can carry (RFC 6750, section 2.1). */
const BEARER_TOKEN = /^[\w.~+/-]{1,4000}=*$/

/**
 * Handles the start-up parameter `token` (spec section 2): signs the customer in, clears the checkout state, and returns the path of the
 * account orders page with the `query` of the request, such as `?a=1`. An invalid token leads to the login. The next page syncs the cart,
 * as it is the first one with the discounts of the customer's profile (spec section 6).
 */
export async function signInByLink(context: RequestContext, token: string, query: string): Promise<string> {
  const { backend, logins, services, session, visitor } = context
  if (!BEARER_TOKEN.test(token) || (await backend.profileOf(token)) === null)
    return `${href('home', visitor.language)}${query === '' ? '?' : `${query}&`}login`
  await logins.keep('myAccount', newLogin({ access_token: token, refresh_token: null }, null, services.now()))
  await session.change(withoutCheckout)
  return href('accountOrders', visitor.language) + query
}

/**
 * The shopper without the checkout state. The lines are requested again, so that an answer with a guest's prices that is still on its way
 * is not written (decision 012). Null when there is nothing to clear or to request.
 */
function withoutCheckout(shopper: Shopper): Shopper | null {
  const lines = requestedLines(shopper.cart)
  if (lines.length === 0 && !isCheckoutBegun(shopper.cart)) return null
  const cleared = { ...shopper, cart: forgetReductions(clearCheckout(shopper.cart)) }
  return lines.length === 0 ? cleared : withRequest(cleared, lines)
}

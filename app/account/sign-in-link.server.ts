import { loginHref } from '../login/login-mode'
import { href } from '../routing/href'
import type { Needs } from '../server/request-context.server'
import { authenticate } from '../server/security/token-strategy.server'
import { clearCheckout } from '../server/session/cart-state'
import type { Shopper } from '../server/session/shopper'
import { accountStrategy } from './account-strategy.server'
import { logIn } from './log-in.server'

/** The form of a token that an Authorization header can carry (RFC 6750, section 2.1). */
const BEARER_TOKEN = /^[\w.~+/-]{1,4000}=*$/

/**
 * Handles the start-up parameter `token` (spec section 2): signs the customer in, clears the checkout state, and returns the path
 * of the account orders page with the `query` of the request, such as `?a=1`. An invalid token leads to the login.
 */
export async function signInByLink(
  request: Request,
  context: Needs<'logins' | 'services' | 'session' | 'visitor'>,
  token: string,
  query: string,
): Promise<string> {
  const { services, visitor } = context
  const login = BEARER_TOKEN.test(token) ? await authenticate(accountStrategy({ token }, context), request, services.log) : null
  if (login === null) return loginHref({ pathname: href('home', visitor.language), search: query }, 'login')
  await logIn(login, context, withoutCheckout)
  return href('accountOrders', visitor.language) + query
}

/** Drops what was typed into the checkout and not ordered yet, or into a form of the account too: it may be another person's. */
const withoutCheckout = (shopper: Shopper): Shopper => ({
  ...shopper,
  draft: {},
  keptForm: null,
  cart: { ...clearCheckout(shopper.cart), postalCode: null },
})

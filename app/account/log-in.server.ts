import { withRequest } from '../cart/rules/cart-requests'
import { requestedLines } from '../cart/rules/requested-lines'
import type { Needs } from '../server/request-context.server'
import type { KeptLogin } from '../server/security/auth-cookies.server'
import { forgetReductions } from '../server/session/cart-state'
import type { Shopper } from '../server/session/shopper'

/**
 * Keeps a login to an account in the browser, and carries the shopper's session over to the customer, under a new id (decision
 * 042). `change` is what else the login changes in the session. The next page syncs the cart, because it is the first with the
 * discounts of the customer's profile (spec section 6).
 */
export async function logIn(
  login: KeptLogin,
  { logins, session, visitor }: Needs<'logins' | 'session' | 'visitor'>,
  change: (shopper: Shopper) => Shopper = (shopper) => shopper,
): Promise<void> {
  await logins.keep('myAccount', login)
  if (visitor.hasSession) await session.move((shopper) => withCustomersPrices(change(shopper)))
}

/** Requests the lines again, so that a pending answer with a guest's prices is not written (decision 012). */
function withCustomersPrices(shopper: Shopper): Shopper {
  const lines = requestedLines(shopper.cart)
  return lines.length === 0 ? shopper : withRequest({ ...shopper, cart: forgetReductions(shopper.cart) }, lines)
}

import { redirect } from '@remix-run/node'
import type { Needs } from '../server/request-context.server'
import { clearCheckout } from '../server/session/cart-state'
import type { Shopper } from '../server/session/shopper'
import { forgottenLinks } from './forgotten-links.server'

/**
 * Ends all logins of this browser and leads to the start page (spec section 2, Auth redirects), or to `to`. Also deletes
 * what the session holds about the person: what was typed into forms, withdrawals, and purchases, whose ids open
 * confirmations. The cart stays, and the next page asks for a guest's prices. An order that is being paid stays too, so
 * that its answer finds it (decision 004).
 */
export async function logOut(
  request: Request,
  { logins, session, visitor, reply, services }: Needs<'logins' | 'session' | 'visitor' | 'reply' | 'services'>,
  to = '/',
): Promise<Response> {
  await logins.end('myAccount', 'myOrder')
  // The next user of this computer must not choose a password, open an order or confirm an
  // address by a link that was opened here.
  reply.cookies.push(...forgottenLinks(request, { services }))
  if (visitor.hasSession) await session.move(withoutPerson)
  return redirect(to, 303)
}

/** The shopper without the parts that identify the person. */
export const withoutPerson = (shopper: Shopper): Shopper => ({
  ...shopper,
  draft: {},
  purchases: [],
  withdrawals: [],
  keptForm: null,
  cart: { ...clearCheckout(shopper.cart), postalCode: null, internal: false },
})

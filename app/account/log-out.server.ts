import { redirect } from '@remix-run/node'
import type { Needs } from '../server/request-context.server'
import { forgottenLink } from './password-link.server'

/**
 * Ends all logins of this browser and leads to the start page (spec section 2, Auth redirects). The address that was typed in the checkout is forgotten
 * with them; the cart stays, and the next page asks for the prices of a guest.
 */
export async function logOut({
  logins,
  session,
  visitor,
  reply,
  services,
}: Needs<'logins' | 'session' | 'visitor' | 'reply' | 'services'>): Promise<Response> {
  await logins.keep('myAccount', null)
  await logins.keep('myOrder', null)
  // The next user of this computer must not choose a password by the link that was opened here.
  reply.cookies.push(forgottenLink({ services }))
  if (visitor.hasSession) await session.change((shopper) => ({ ...shopper, draft: {} }))
  return redirect('/', 303)
}

import type { SignedIn } from '../login/use-signed-in'
import type { Needs } from '../server/request-context.server'
import { loadPasswordLink } from './password-link.server'

/** The visitor's login, for the account button and the login dialog (spec section 4). */
export async function loginData(
  request: Request,
  context: Needs<'logins' | 'reply' | 'services' | 'visitor'>,
): Promise<SignedIn> {
  const { signedIn, ownOrder } = context.visitor
  return { signedIn, ownOrder, passwordLink: await loadPasswordLink(request, context) }
}

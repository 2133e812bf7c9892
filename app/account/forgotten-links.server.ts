import { forgottenCookie, privateCookieNames } from '../server/private-cookie.server'
import type { Needs } from '../server/request-context.server'

/**
 * The cookies that keep the token of an opened mailed link: the links that choose a password, open an order, review
 * a product or change the e-mail address.
 */
const OPENED_LINK = /^(?:password-link|order-link|review-link|email-change-[\da-f]{8})$/

/** The lines of Set-Cookie by which a browser forgets the mailed links that it has opened. */
export function forgottenLinks(request: Request, { services }: Needs<'services'>): string[] {
  const names = privateCookieNames(request).filter((name) => OPENED_LINK.test(name))
  return names.flatMap((name) => forgottenCookie(name, services.publicOrigin))
}

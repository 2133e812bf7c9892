import { parseCookie, stringifySetCookie } from 'cookie'
import type { Needs } from '../server/request-context.server'

/** The cookies that keep the token of an opened mailed link: the links that choose a password, open an order, review a product or change the e-mail address. */
const OPENED_LINK = /^(?:password-link|order-link|review-link|email-change-[\da-f]{8})$/

/** The lines of Set-Cookie by which a browser forgets the mailed links that it has opened. */
export function forgottenLinks(request: Request, { services }: Needs<'services'>): string[] {
  const names = Object.keys(parseCookie(request.headers.get('cookie') ?? '')).filter((name) => OPENED_LINK.test(name))
  const secure = services.publicOrigin.startsWith('https:')
  return names.map((name) =>
    stringifySetCookie({ name, value: '', maxAge: 0, path: '/', httpOnly: true, sameSite: 'lax', secure }),
  )
}

import { PASSWORD_LINK_LIFE_MS } from '../commerce/contract/lifetimes'
import { BackendError } from '../commerce/backend-error'
import { optional } from '../commerce/optional'
import { CHANGE_PASSWORD } from '../login/login-mode'
import type { SignedIn } from '../login/use-signed-in'
import { href } from '../routing/href'
import { forgottenCookie, privateCookie, readPrivateCookie } from '../server/private-cookie.server'
import type { Needs } from '../server/request-context.server'

const LIFE_S = PASSWORD_LINK_LIFE_MS / 1000
const COOKIE = 'password-link'

/** The form of a mailed token. A shorter value, as in `change_password=1`, only asks for the dialog. */
const TOKEN = /^[\w-]{16,100}$/

/**
 * Leads to the dialog in its change-password mode (spec section 2, change_password). The value may be the token of a mailed link
 * by which a password is chosen. Programs that check mails open every link, so the token is only kept in an httpOnly cookie, and
 * does not stay in the address. Gives the `path` for other links.
 */
export function openPasswordLink({ searchParams }: URL, path: string, context: Needs<'reply' | 'services'>): string {
  if (!searchParams.has(CHANGE_PASSWORD)) return path
  const token = searchParams.getAll(CHANGE_PASSWORD).find((value) => TOKEN.test(value))
  if (token !== undefined) context.reply.cookies.push(privateCookie(COOKIE, token, LIFE_S, context.services.publicOrigin))
  return `${path}${path.includes('?') ? '&' : '?'}${CHANGE_PASSWORD}`
}

/** The token of the link that this browser has opened and not used; null without one. */
export function passwordToken(request: Request, { services }: Needs<'services'>): string | null {
  return readPrivateCookie(request, COOKIE, services.publicOrigin)
}

/** The lines of Set-Cookie that forget the link. */
export function forgottenLink({ services }: Needs<'services'>): string[] {
  return forgottenCookie(COOKIE, services.publicOrigin)
}

/**
 * The address of the link that this browser has opened, for the change-password mode of the dialog and for the page of its forms;
 * null without a link, and in an outage.
 */
export async function loadPasswordLink(
  request: Request,
  context: Needs<'logins' | 'reply' | 'services' | 'visitor'>,
): Promise<SignedIn['passwordLink']> {
  const token = passwordToken(request, context)
  const { pathname, searchParams } = new URL(request.url)
  const isAsked = searchParams.has(CHANGE_PASSWORD) || pathname === href('login', context.visitor.language)
  if (token === null || !isAsked) return null
  const asked = context.logins.callWith(null)('accountLinkInfo', { body: { token } })
  return optional(
    asked.then(
      ({ answer }) => ({ email: answer.email }),
      (error: unknown) => {
        if (!(error instanceof BackendError) || error.kind !== 'rejected') throw error
        context.reply.cookies.push(...forgottenLink(context))
        return 'refused' as const
      },
    ),
    null,
  )
}

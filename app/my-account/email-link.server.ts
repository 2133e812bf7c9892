import { data, redirect } from '@remix-run/node'
import { createHash } from 'node:crypto'
import { logIn } from '../account/log-in.server'
import { BackendError, isOutage } from '../commerce/backend-error'
import type { EmailChangeLink } from '../commerce/contract/email-change'
import { href } from '../routing/href'
import { forgottenCookie, privateCookie, readPrivateCookie } from '../server/private-cookie.server'
import type { Needs } from '../server/request-context.server'
import { newLogin } from '../server/security/logins.server'
import { CONFIRM_EMAIL_FORM, STOP_LINK } from './profile-forms'

/** Seconds in which the opened link can be used (as long as the backend accepts its token). */
const LIFE_S = 24 * 60 * 60
const TOKEN = 'link'
/** The opened link that the page is about: both addresses may be read in tabs of one browser. */
const OF = 'of'

/** Limit: 20 links used per address in 10 minutes. */
const LIMIT = { max: 20, windowMs: 10 * 60_000 }

/** The data of the page: the state of the change, and whether the link to stop it was opened. `over` without a link. */
export type EmailLinkView = Pick<EmailChangeLink, 'state'> & { link: Omit<EmailChangeLink, 'state'> | null; asksToStop: boolean }

/**
 * Reads the mailed link that this browser has opened. A link in the address is kept in an httpOnly cookie of its own; then this
 * throws the 303 to the address without its token: programs that check mails open every link, so that a GET changes nothing.
 */
export async function loadEmailLink(
  request: Request,
  context: Needs<'logins' | 'reply' | 'services' | 'visitor'>,
): Promise<EmailLinkView> {
  const { searchParams } = new URL(request.url)
  const opened = searchParams.get(TOKEN)
  const asksToStop = searchParams.has(STOP_LINK)
  if (opened !== null) {
    const token = /^[\w-]{1,100}$/.test(opened) ? opened : ''
    const of = createHash('sha256').update(token).digest('hex').slice(0, 8)
    context.reply.cookies.push(...linkCookie(of, token, context))
    throw new Response(null, { status: 303, headers: { location: pageHref(context, of, asksToStop) } })
  }
  const of = openedLink(request)
  const token = openedToken(request, of, context)
  if (of === null || token === null) return { state: 'over', link: null, asksToStop }
  try {
    const { state, ...link } = (await context.logins.callWith(null)('emailChangeInfo', { body: { token } })).answer
    return { state, link, asksToStop }
  } catch (error) {
    if (isOutage(error) || !(error instanceof BackendError)) throw error
    context.reply.cookies.push(...linkCookie(of, '', context))
    return { state: 'over', link: null, asksToStop }
  }
}

/**
 * Confirms or stops the change with the opened link (303); the page then says what came of it. A customer who makes the change by
 * it stays logged in. 400 for an unknown intent, 429 after too many, 503 in an outage.
 */
export async function followEmailLink(
  form: FormData,
  request: Request,
  context: Needs<'logins' | 'reply' | 'services' | 'session' | 'visitor'>,
) {
  const intent = form.get('intent')
  if (intent !== CONFIRM_EMAIL_FORM && intent !== STOP_LINK) throw new Response('An unknown form', { status: 400 })
  const of = openedLink(request)
  const token = openedToken(request, of, context)
  if (of === null || token === null) return redirect(pageHref(context, null, false), 303)
  const attempt = await context.services.attempts.begin('email-change-link', LIMIT)
  if (!attempt.allowed) return data({ error: 'myOrder.error.tooMany' } as const, 429)
  const call = context.logins.call('myAccount') ?? context.logins.callWith(null)
  try {
    if (intent === STOP_LINK) await call('stopEmailChange', { body: { token } })
    else {
      const { tokens } = (await call('confirmEmailChange', { body: { token } })).answer
      if (tokens !== null) await logIn(newLogin(tokens, null, context.services.now()), context)
    }
  } catch (error) {
    if (isOutage(error)) {
      await attempt.takeBack()
      return data({ error: 'order.error.unavailable' } as const, 503)
    }
    if (!(error instanceof BackendError)) throw error
    context.reply.cookies.push(...linkCookie(of, '', context))
  }
  return redirect(pageHref(context, of, intent === STOP_LINK), 303)
}

/** The link that the address of the page names; null without one. */
function openedLink(request: Request): string | null {
  const of = new URL(request.url).searchParams.get(OF)
  return of !== null && /^[\da-f]{8}$/.test(of) ? of : null
}

function openedToken(request: Request, of: string | null, { services }: Needs<'services'>): string | null {
  return of === null ? null : readPrivateCookie(request, cookieName(of), services.publicOrigin)
}

function pageHref({ visitor }: Needs<'visitor'>, of: string | null, asksToStop: boolean): string {
  const query = [...(of === null ? [] : [`${OF}=${of}`]), ...(asksToStop ? [STOP_LINK] : [])].join('&')
  return `${href('emailChange', visitor.language)}${query === '' ? '' : `?${query}`}`
}

const cookieName = (of: string) => `email-change-${of}`

function linkCookie(of: string, token: string, { services: { publicOrigin } }: Needs<'services'>): string[] {
  return token === ''
    ? forgottenCookie(cookieName(of), publicOrigin)
    : [privateCookie(cookieName(of), token, LIFE_S, publicOrigin)]
}

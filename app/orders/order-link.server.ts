import { optional } from '../commerce/optional'
import { href } from '../routing/href'
import { ORDER_LINK_LIFE_MS } from '../commerce/contract/lifetimes'
import type { OrderCredentials } from '../commerce/contract/account'
import { forgottenCookie, privateCookie, readPrivateCookie } from '../server/private-cookie.server'
import type { Needs } from '../server/request-context.server'
import { logInToOrder } from './log-in-to-order.server'

const ONE_TIME_LIFE_S = ORDER_LINK_LIFE_MS / 1000
const COOKIE = 'order-link'

/** Query parameter of the login form, with the reason why a link did not log in. */
export const LINK_REFUSED = 'link'

/**
 * Handles a link that logs in to an order, and returns the path to go on to, without any token. `path` is its address
 * without the start-up parameters. The order token of a mail logs in at once. A one-time token is kept for the button of
 * the page, because programs that check mails open every link (decision 028). A token that is refused leads to the form,
 * unless the visitor is logged in already.
 */
export async function openOrderLink(
  request: Request,
  { mailToken, oneTimeToken, path }: { mailToken: string | null; oneTimeToken: string | null; path: string },
  context: Needs<'logins' | 'reply' | 'services' | 'session' | 'visitor'>,
): Promise<string> {
  if (mailToken === null) {
    context.reply.cookies.push(...oneTimeCookie(oneTimeToken ?? '', context))
    return path
  }
  const outcome = await logInToOrder(request, () => ({ token: mailToken }), context)
  if (typeof outcome === 'object' || context.visitor.signedIn !== null) return path
  return refusedHref(outcome, context)
}

/** Logs in with the one-time token of the link that was opened before. Returns the path to go on to. */
export async function spendOneTimeLink(
  request: Request,
  context: Needs<'logins' | 'reply' | 'services' | 'session' | 'visitor'>,
): Promise<string> {
  const outcome = await logInToOrder(new Request(request.url, { headers: request.headers }), oneTimeCredentials(context), context)
  context.reply.cookies.push(...oneTimeCookie('', context))
  if (typeof outcome === 'string') return refusedHref(outcome, context)
  return href('myOrder', context.visitor.language, { id: outcome.orderId })
}

/** The token of a one-time link that this browser has opened and not used; null without one. */
export function oneTimeToken(request: Request, { services }: Needs<'services'>): string | null {
  return readPrivateCookie(request, COOKIE, services.publicOrigin)
}

const oneTimeCredentials =
  (context: Needs<'services'>) =>
  (request: Request): OrderCredentials | null => {
    const token = oneTimeToken(request, context)
    return token === null ? null : { token }
  }

/**
 * Opens an order for the session that has placed it, from its confirmation. Returns the path to go on to: the order, also of a
 * customer who is logged in, or the form that asks for a mailed link, when the order is not of this session or older than a day.
 */
export async function openOwnPurchase(
  id: string,
  request: Request,
  context: Needs<'backend' | 'logins' | 'services' | 'session' | 'visitor'>,
): Promise<string> {
  const { language, token, ownOrder } = context.visitor
  const path = href('myOrder', language, { id })
  if (ownOrder === id) return path
  // The order of a customer may have been placed under another address than that of the account.
  const isOfAccount = token !== null && (await optional(context.backend.call('orderDetail', { params: { id } }), null)) !== null
  if (isOfAccount) return path
  const purchase = (await context.session.read()).purchases.find(({ orderId }) => orderId === id)
  if (purchase === undefined) return path
  const credentials = { order_id: id, checkout_order_id: purchase.checkoutId }
  const outcome = await logInToOrder(new Request(request.url), () => credentials, context)
  return typeof outcome === 'string' ? refusedHref(outcome, context) : path
}

function refusedHref(outcome: 'refused' | 'limited', { visitor }: Needs<'visitor'>): string {
  return `${href('myOrder', visitor.language)}?${LINK_REFUSED}=${outcome}`
}

function oneTimeCookie(token: string, { services: { publicOrigin } }: Needs<'services'>): string[] {
  return token === '' ? forgottenCookie(COOKIE, publicOrigin) : [privateCookie(COOKIE, token, ONE_TIME_LIFE_S, publicOrigin)]
}

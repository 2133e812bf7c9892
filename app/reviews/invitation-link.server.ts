import { createHash } from 'node:crypto'
import { cleanAddress } from '../routing/clean-address'
import { privateCookie, readPrivateCookie } from '../server/private-cookie.server'
import type { Needs, RequestContext } from '../server/request-context.server'
import { INVITATION } from './invitation'

const COOKIE = 'review-link'
/**
 * Seconds in which an opened link can be used. The link in the mail itself works for longer (`REVIEW_LINK_DAYS` in the backend).
 */
const LIFE_S = 24 * 60 * 60
/**
 * Maximum number of links that a browser keeps, the newest first, and maximum length of a token. Any site can make a browser open
 * such addresses, and its cookies must stay small.
 */
const MAX_KEPT = 5
const MAX_TOKEN = 400
/** Separates tokens, which never contain it. */
const SEPARATOR = '~'
/**
 * The digest of a link in the address. A browser may have opened several links, because one mail may ask about several products.
 */
const DIGEST = /^[\da-f]{8}$/

/**
 * A link of a review invitation that this browser has opened: its digest in the address, and its token; null when the cookie has
 * expired.
 */
export type OpenedInvitation = { digest: string; token: string | null }

/**
 * The link of a review invitation that the address of a product page names; null without one. A mailed link is kept in an
 * httpOnly cookie first: this throws the 303 to the address with its digest in place of the token.
 */
export function openedInvitation(request: Request, { reply, services }: Needs<'reply' | 'services'>): OpenedInvitation | null {
  const url = new URL(request.url)
  const named = url.searchParams.get(INVITATION) ?? ''
  if (named === '') return null
  if (DIGEST.test(named)) return { digest: named, token: tokenOf(named, request, services) }
  const { digest, token, cookie } = kept(named, request, services)
  // A form of an earlier release was sent to this address, and is shown again with what was typed.
  if (reply.cookies.includes(cookie)) return { digest, token }
  reply.cookies.push(cookie)
  const path = cleanAddress(url, [INVITATION])
  const location = `${path}${path.includes('?') ? '&' : '?'}${INVITATION}=${digest}`
  throw new Response(null, { status: 303, headers: { location } })
}

type Origin = Pick<RequestContext['services'], 'publicOrigin'>

/**
 * A mailed token with its digest, and the line of Set-Cookie that keeps it before those that were opened earlier. A malformed
 * token is not kept.
 */
function kept(named: string, request: Request, services: Origin) {
  const token = named.length <= MAX_TOKEN && /^[\w.-]+$/.test(named) ? named : ''
  const others = tokensOf(request, services).filter((other) => other !== token)
  const tokens = [...(token === '' ? [] : [token]), ...others].slice(0, MAX_KEPT)
  return { digest: digestOf(token), token, cookie: cookieLine(tokens, services) }
}

function cookieLine(tokens: readonly string[], { publicOrigin }: Origin): string {
  return privateCookie(COOKIE, tokens.join(SEPARATOR), tokens.length === 0 ? 0 : LIFE_S, publicOrigin)
}

const digestOf = (token: string) => createHash('sha256').update(token).digest('hex').slice(0, 8)

const tokensOf = (request: Request, { publicOrigin }: Origin): string[] =>
  (readPrivateCookie(request, COOKIE, publicOrigin) ?? '').split(SEPARATOR).filter(Boolean)

/** The token of the link with this digest; null when this browser has not opened it, or its cookie no longer holds it. */
function tokenOf(digest: string, request: Request, services: Origin): string | null {
  return tokensOf(request, services).find((token) => digestOf(token) === digest) ?? null
}

/**
 * The token that a form of the page sends, by the digest of its link; '' when the cookie has expired. Forms of an earlier release
 * contain the token itself.
 */
export function sentInvitation(sent: string, request: Request, { reply, services }: Needs<'reply' | 'services'>): string {
  if (DIGEST.test(sent)) return tokenOf(sent, request, services) ?? ''
  reply.cookies.push(kept(sent, request, services).cookie)
  return sent
}

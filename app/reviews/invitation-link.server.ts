import { parseCookie, stringifySetCookie } from 'cookie'
import { createHash } from 'node:crypto'
import { cleanAddress } from '../routing/clean-address'
import type { Needs, RequestContext } from '../server/request-context.server'
import { INVITATION } from './invitation'

/** Seconds in which an opened link can be used (as long as the backend accepts its token). */
const LIFE = 24 * 60 * 60
/** The mark by which the address tells the opened links of one browser apart: one mail may ask about several products. */
const MARK = /^[\da-f]{8}$/

/** A link of a review invitation that this browser has opened: its mark in the address, and its token; null where the cookie is gone. */
export type OpenedInvitation = { mark: string; token: string | null }

/**
 * The link of a review invitation that the address of a product page names; null without one. A mailed link is kept in an httpOnly cookie first: this
 * throws the 303 to the address with its mark in place of the token.
 */
export function openedInvitation(request: Request, { reply, services }: Needs<'reply' | 'services'>): OpenedInvitation | null {
  const url = new URL(request.url)
  const named = url.searchParams.get(INVITATION) ?? ''
  if (named === '') return null
  if (MARK.test(named)) return { mark: named, token: tokenOf(named, request) }
  const { mark, token, cookie } = kept(named, services)
  // A form of an earlier release was sent to this address, and is shown again with what was typed.
  if (reply.cookies.includes(cookie)) return { mark, token }
  reply.cookies.push(cookie)
  const path = cleanAddress(url, [INVITATION])
  const location = `${path}${path.includes('?') ? '&' : '?'}${INVITATION}=${mark}`
  throw new Response(null, { status: 303, headers: { location } })
}

/** A mailed token with its mark, and the line of Set-Cookie that keeps it. A cookie cannot hold every text. */
function kept(named: string, { publicOrigin }: Pick<RequestContext['services'], 'publicOrigin'>) {
  const token = /^[\w.-]{1,1000}$/.test(named) ? named : ''
  const mark = createHash('sha256').update(token).digest('hex').slice(0, 8)
  const life = { maxAge: token === '' ? 0 : LIFE, secure: publicOrigin.startsWith('https:') }
  const cookie = stringifySetCookie({ name: cookieName(mark), value: token, path: '/', httpOnly: true, sameSite: 'lax', ...life })
  return { mark, token, cookie }
}

/** The token of the link with this mark; null where this browser has not opened it, or longer ago than a day. */
function tokenOf(mark: string, request: Request): string | null {
  return parseCookie(request.headers.get('cookie') ?? '')[cookieName(mark)] || null
}

/** The token that a form of the page sends, by the mark of its link; '' where the cookie is gone. Forms of an earlier release have the token itself. */
export function sentInvitation(sent: string, request: Request, { reply, services }: Needs<'reply' | 'services'>): string {
  if (MARK.test(sent)) return tokenOf(sent, request) ?? ''
  reply.cookies.push(kept(sent, services).cookie)
  return sent
}

const cookieName = (mark: string) => `review-${mark}`

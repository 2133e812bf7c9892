import { parseCookie, stringifySetCookie } from 'cookie'

/**
 * A browser takes a cookie of this prefix only by https, from the host itself and for all its paths: no subdomain can plant one.
 */
const PREFIX = '__Host-'

/**
 * The line of Set-Cookie that keeps `value` for `maxAge` seconds in a cookie that only the server reads. `origin` is the shop's
 * own: on https the name has the prefix `__Host-`.
 */
export function privateCookie(name: string, value: string, maxAge: number, origin: string): string {
  const secure = origin.startsWith('https:')
  return stringifySetCookie({ ...BASE, name: secure ? PREFIX + name : name, value, maxAge, secure })
}

/** The lines of Set-Cookie that forget the cookie, under its former name too. */
export function forgottenCookie(name: string, origin: string): string[] {
  const secure = origin.startsWith('https:')
  const names = secure ? [PREFIX + name, name] : [name]
  return names.map((one) => stringifySetCookie({ ...BASE, name: one, value: '', maxAge: 0, secure }))
}

/**
 * The value of the cookie; null without one, or when it is empty. On https a cookie without the prefix is not read, because a
 * subdomain may have planted it: a link that was opened before the prefix came is opened again from its mail.
 */
export function readPrivateCookie(request: Request, name: string, origin: string): string | null {
  const cookies = parseCookie(request.headers.get('cookie') ?? '')
  return cookies[origin.startsWith('https:') ? PREFIX + name : name] || null
}

/** The names of all cookies of the request, without the prefix. */
export function privateCookieNames(request: Request): string[] {
  const names = Object.keys(parseCookie(request.headers.get('cookie') ?? ''))
  return [...new Set(names.map((name) => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name)))]
}

const BASE = { path: '/', httpOnly: true, sameSite: 'lax' } as const

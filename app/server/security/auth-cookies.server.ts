import { type Cookie, createCookie } from '@remix-run/node'
import { z } from 'zod'

/** Seconds that a token lives, and the cookie with it (spec section 9, Tokens). */
const TOKEN_LIFE = 3600

const KeptToken = z.object({ access_token: z.string().min(1) })

/** The cookie of the default strategy (spec section 4, Auth; section 9, Auth cookie prefix): signed, and out of the reach of scripts. */
export function createAuthCookie(secret: string, secure: boolean): Cookie {
  return createCookie('auth.myAccount', {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge: TOKEN_LIFE,
    secrets: [secret],
  })
}

/** The access token a request carries; null without one, or when the cookie is not ours. */
export async function readToken(cookie: Cookie, header: string | null): Promise<string | null> {
  const kept = KeptToken.safeParse(await cookie.parse(header))
  return kept.success ? kept.data.access_token : null
}

/** The line of Set-Cookie that keeps a token. */
export function tokenCookie(cookie: Cookie, token: string): Promise<string> {
  return cookie.serialize(KeptToken.encode({ access_token: token }))
}

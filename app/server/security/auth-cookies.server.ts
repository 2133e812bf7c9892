import { type Cookie, createCookie } from '@remix-run/node'
import { z } from 'zod'
import { TOKEN_LIFE_S } from '../../commerce/contract/lifetimes'
import { OrderId } from '../../commerce/contract/order-id'

/** The two strategies (spec section 4, Auth): a customer's account, which is the default, and one order. */
export type StrategyName = 'myAccount' | 'myOrder'

/** The cookies of the strategies, and that with the ids of the logins that this browser has just ended (decision 105). */
export type AuthCookies = Readonly<Record<StrategyName | 'ended', Cookie>>

/**
 * The tokens of a login. `issued_at` is their time of issue in seconds since 1970; `order_id` the one
 * order that they open (scope my-order).
 */
const KeptLogin = z.object({
  access_token: z.string().min(1),
  /** Null for a login by the start-up parameter `token`, which carries an access token only. */
  refresh_token: z.string().min(1).nullable().default(null),
  order_id: OrderId.nullable().default(null),
  issued_at: z.number().default(0),
  /** Random. A refresh keeps it. */
  login_id: z.string().default(''),
})
export type KeptLogin = z.infer<typeof KeptLogin>

const EndedLogins = z.array(z.string().min(1)).catch([])

/** Maximum number of ended logins that a browser notes; those that it ended first are dropped. */
const MAX_ENDED = 20

/** The cookies of both strategies (spec section 9, Auth cookie prefix): signed, and out of the reach of scripts. */
export function createAuthCookies(secret: string, secure: boolean): AuthCookies {
  const create = (name: string, maxAge = TOKEN_LIFE_S) =>
    createCookie(name, { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge, secrets: [secret] })
  // An answer that was under way may set a login after the logout, and that cookie must not outlive this one.
  return { myAccount: create('auth.myAccount'), myOrder: create('auth.myOrder'), ended: create('auth.ended', 2 * TOKEN_LIFE_S) }
}

/** The logins that a request carries; null without one, when the cookie is not ours, or when this browser has ended the login. */
export async function readLogins(
  { myAccount, myOrder, ended }: AuthCookies,
  header: string | null,
): Promise<Record<StrategyName, KeptLogin | null>> {
  const over = EndedLogins.parse(await ended.parse(header))
  const read = async (cookie: Cookie) => {
    const kept = KeptLogin.safeParse(await cookie.parse(header))
    return kept.success && !over.includes(kept.data.login_id) ? kept.data : null
  }
  return { myAccount: await read(myAccount), myOrder: await read(myOrder) }
}

/** The line of Set-Cookie that notes these logins as ended, beside those that the request carries. */
export async function endedCookie({ ended }: AuthCookies, header: string | null, ids: readonly string[]): Promise<string> {
  const noted = EndedLogins.parse(await ended.parse(header))
  return ended.serialize([...new Set([...noted, ...ids])].slice(-MAX_ENDED))
}

/** Characters of the name and the value of the longest cookie that browsers keep (RFC 6265bis). */
const MAX_COOKIE = 4096

/** Whether browsers keep the cookie of this line: they drop a longer one without a word. */
export const fitsCookie = (line: string): boolean => (line.split(';')[0] ?? '').length <= MAX_COOKIE

/** The line of Set-Cookie that keeps a login, or removes it (null). */
export function loginCookie(cookie: Cookie, login: z.input<typeof KeptLogin> | null): Promise<string> {
  return login === null ? cookie.serialize('', { maxAge: 0 }) : cookie.serialize(login)
}

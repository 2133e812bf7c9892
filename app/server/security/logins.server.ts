import { randomBytes } from 'node:crypto'
import { BackendError } from '../../commerce/backend-error'
import type { Call } from '../../commerce/client.server'
import type { Log } from '../process/log'
import { type AuthCookies, endedCookie, fitsCookie, type KeptLogin, loginCookie, type StrategyName } from './auth-cookies.server'
import type { IssuedTokens, SharedRefreshes } from './shared-refreshes.server'
import { tokenCall } from './token-call.server'

/** The logins of one visitor, a strategy each. */
export type Logins = {
  /** Calls with the tokens of a login, which are refreshed when needed; null for a guest of this strategy. */
  call: (strategy: StrategyName) => Call | null
  /**
   * Writes the cookie of a new login, or of one with new tokens; null removes it. Fails as in an outage when the tokens are too
   * long for a cookie.
   */
  keep: (strategy: StrategyName, login: KeptLogin | null) => Promise<void>
  /** Logs the shopper out of these strategies, also against answers that are under way (decision 105). */
  end: (...strategies: StrategyName[]) => Promise<void>
  /** Makes calls with a bearer token, or without one (null). */
  callWith: (accessToken: string | null) => Call
}

type LoginNeeds = {
  now: () => Date
  log: Log
  cookies: AuthCookies
  refreshes: SharedRefreshes
  /** The header `Cookie` of the request, and the logins that it carries. */
  header: string | null
  kept: Readonly<Record<StrategyName, KeptLogin | null>>
  callWith: Logins['callWith']
  /** Adds a line of Set-Cookie to the answer. */
  send: (cookie: string) => void
}

/** The logins of a request, from its cookies. A renewed or ended login is sent as a cookie. */
export function openLogins({ cookies, header, refreshes, kept, callWith, send, now, log }: LoginNeeds): Logins {
  const keep: Logins['keep'] = async (strategy, login) => {
    const line = await loginCookie(cookies[strategy], login)
    if (!fitsCookie(line)) {
      log('error', 'tokens-too-long-for-a-cookie', { strategy, characters: line.length })
      throw new BackendError('malformed', strategy, 'tokens too long for a cookie')
    }
    send(line)
  }
  const end: Logins['end'] = async (...strategies) => {
    for (const strategy of strategies) await keep(strategy, null)
    // A login that an earlier release began has no id.
    const ids = strategies.flatMap((strategy) => kept[strategy]?.login_id || [])
    if (ids.length > 0) send(await endedCookie(cookies, header, ids))
  }
  const calls = { myAccount: callOf('myAccount'), myOrder: callOf('myOrder') }
  return { call: (strategy) => calls[strategy], keep, end, callWith }

  function callOf(strategy: StrategyName): Call | null {
    const login = kept[strategy]
    if (login === null) return null
    return tokenCall(login, {
      callWith,
      exchange: async (token) => ({ ...login, ...(await refreshes(token, () => refresh(strategy, token))) }),
      keep: (next) => keep(strategy, next),
      now,
      log,
    })
  }

  async function refresh(strategy: StrategyName, refresh_token: string): Promise<IssuedTokens> {
    const name = strategy === 'myAccount' ? 'refresh' : 'orderRefresh'
    const { answer } = await callWith(null)(name, { body: { refresh_token } })
    return { ...answer, issued_at: secondsOf(now()) }
  }
}

type NewTokens = Pick<KeptLogin, 'access_token' | 'refresh_token'>

/** A login with the tokens that the backend has just issued. */
export function newLogin(tokens: NewTokens, order_id: string | null, now: Date): KeptLogin {
  return { ...tokens, order_id, issued_at: secondsOf(now), login_id: randomBytes(12).toString('base64url') }
}

function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}

import { BackendError, isOutage, isRefused } from '../../commerce/backend-error'
import type { Call } from '../../commerce/client.server'
import type { Log } from '../process/log'
import type { KeptLogin } from './auth-cookies.server'

/** Seconds after which an access token is exchanged, well before its end (`TOKEN_LIFE_S`). */
const REFRESH_AFTER_SECONDS = 1800

type TokenCallNeeds = {
  callWith: (accessToken: string) => Call
  /** Exchanges the refresh token for a new login. */
  exchange: (refreshToken: string) => Promise<KeptLogin>
  /** Keeps the new login in the visitor's browser; null ends it. */
  keep: (login: KeptLogin | null) => Promise<void>
  now: () => Date
  log: Log
}

/**
 * Calls with the tokens of a login. They are refreshed at most once, by the first of parallel calls: before the call when the
 * access token is older than 30 minutes, or after the backend has refused it (401); the refused call is then made again. If the
 * new tokens are refused too, the login is ended and the call fails with its 401, as do later calls without being made.
 */
export function tokenCall(login: KeptLogin, { callWith, exchange, keep, now, log }: TokenCallNeeds): Call {
  let renewal: Promise<KeptLogin | null> | undefined
  let ended: Promise<never> | undefined
  const renew = () => (renewal ??= renewed())
  const end = (refusal: BackendError) => (ended ??= endWith(refusal))
  return async (name, options) => {
    if (ended !== undefined) return ended
    const current = isAging() ? ((await renew().catch(stay)) ?? login) : login
    try {
      return await callWith(current.access_token)(name, options)
    } catch (error) {
      if (!isUnauthorized(error)) throw error
      const next = await renew()
      if (next === null || next === current) return end(error)
      return callWith(next.access_token)(name, options).catch((again: unknown) => {
        if (isUnauthorized(again)) return end(again)
        throw again
      })
    }
  }

  /** Ends a login whose access token is refused although it was just refreshed. */
  async function endWith(refusal: BackendError): Promise<never> {
    log('warn', 'access-token-refused', { error: refusal.message })
    await keep(null)
    throw refusal
  }

  function isAging(): boolean {
    return login.refresh_token !== null && now().getTime() / 1000 - login.issued_at > REFRESH_AFTER_SECONDS
  }

  /** The login with new tokens; null when the refresh token is refused. Fails during an outage. */
  async function renewed(): Promise<KeptLogin | null> {
    if (login.refresh_token === null) return null
    try {
      const next = await exchange(login.refresh_token)
      await keep(next)
      return next
    } catch (error) {
      if (!isRefused(error)) throw error
      log('warn', 'refresh-token-refused', { error: error.message })
      return null
    }
  }
}

/** An outage while the access token is still valid changes nothing. */
function stay(error: unknown): null {
  if (isOutage(error)) return null
  throw error
}

export function isUnauthorized(error: unknown): error is BackendError {
  return error instanceof BackendError && error.status === 401
}

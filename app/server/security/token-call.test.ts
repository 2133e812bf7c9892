import { describe, expect, it } from 'vitest'
import { BackendError } from '../../commerce/backend-error'
import type { Call } from '../../commerce/client.server'
import type { KeptLogin } from './auth-cookies.server'
import { tokenCall } from './token-call.server'

const NOW = 1_800_000_000
const login = (age: number, name = 'old'): KeptLogin => ({
  access_token: `${name}-access`,
  refresh_token: `${name}-refresh`,
  order_id: null,
  issued_at: NOW - age,
  login_id: 'one',
})
const KINDS = { 401: 'rejected', 404: 'not-found', 503: 'unavailable' } as const
const refused = (status: keyof typeof KINDS) => new BackendError(KINDS[status], 'order', '', status)

/**
 * A login of the given age at a backend that takes the tokens of `valid`. `seen` are the tokens
 * of the calls, `kept` the logins written.
 */
function opened(
  age: number,
  valid: readonly string[],
  exchanged: () => Promise<KeptLogin> = () => Promise.resolve(login(0, 'new')),
  refreshToken: string | null = 'old-refresh',
) {
  const seen: string[] = []
  const kept: (KeptLogin | null)[] = []
  const exchanges: string[] = []
  const logged: string[] = []
  const callWith =
    (token: string): Call =>
    () => {
      seen.push(token)
      // The answer does not matter: the tests check the calls.
      return Promise.reject(valid.includes(token) ? new Error('answered') : refused(401))
    }
  const call = tokenCall(
    { ...login(age), refresh_token: refreshToken },
    {
      callWith,
      exchange: (token) => {
        exchanges.push(token)
        return exchanged()
      },
      keep: (next) => {
        kept.push(next)
        return Promise.resolve()
      },
      now: () => new Date(NOW * 1000),
      log: (_level, event) => logged.push(event),
    },
  )
  const ask = async () => {
    const error: unknown = await call('orderInfo', {}).catch((caught: unknown) => caught)
    return error instanceof BackendError ? error.status : 'answered'
  }
  return { ask, seen, kept, exchanges, logged }
}

describe('a call with the tokens of a login', () => {
  it('does not refresh them in the first 30 minutes', async () => {
    const { ask, seen, exchanges } = opened(1800, ['old-access'])
    expect([await ask(), seen, exchanges]).toEqual(['answered', ['old-access'], []])
  })

  it('refreshes older ones before the call, once for parallel calls', async () => {
    const { ask, seen, kept, exchanges } = opened(1801, ['new-access'])
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['answered', 'answered', 'answered'])
    expect(exchanges).toEqual(['old-refresh'])
    expect(kept.map((one) => one?.access_token)).toEqual(['new-access'])
    expect(new Set(seen)).toEqual(new Set(['new-access']))
  })

  it('refreshes them after a 401, once for parallel calls, and makes the call again', async () => {
    const { ask, seen, exchanges } = opened(0, ['new-access'])
    expect(await Promise.all([ask(), ask()])).toEqual(['answered', 'answered'])
    expect(exchanges).toEqual(['old-refresh'])
    expect(seen).toEqual(['old-access', 'old-access', 'new-access', 'new-access'])
  })

  it.each([401, 404] as const)(
    'ends the login when the refresh token is refused (%i), and says so in the log',
    async (status) => {
      const { ask, kept, logged } = opened(0, [], () => Promise.reject(refused(status)))
      expect([await ask(), kept, logged]).toEqual([401, [null], ['refresh-token-refused', 'access-token-refused']])
    },
  )

  it.each([0, 1801])('ends the login when the new token is refused too, and logs it, after %i seconds', async (age) => {
    const { ask, kept, logged } = opened(age, [])
    expect([await ask(), kept.at(-1), logged]).toEqual([401, null, ['access-token-refused']])
  })

  it('ends a login without a refresh token when its token is refused, and logs it', async () => {
    const { ask, kept, exchanges, logged } = opened(0, [], undefined, null)
    expect([await ask(), kept, exchanges, logged]).toEqual([401, [null], [], ['access-token-refused']])
  })

  it('ends a login once for parallel calls, and makes no call after that', async () => {
    const { ask, seen, kept, logged } = opened(0, [])
    expect(await Promise.all([ask(), ask()])).toEqual([401, 401])
    expect([kept.filter((one) => one === null).length, logged]).toEqual([1, ['access-token-refused']])
    const asked = seen.length
    expect([await ask(), seen.length, logged.length]).toEqual([401, asked, 1])
  })

  it('goes on with a valid access token while the backend cannot refresh', async () => {
    const { ask, kept } = opened(1801, ['old-access'], () => Promise.reject(refused(503)))
    expect([await ask(), kept]).toEqual(['answered', []])
  })

  it('fails with the outage when the access token is refused and the backend cannot refresh', async () => {
    const { ask, kept } = opened(0, [], () => Promise.reject(refused(503)))
    expect([await ask(), kept]).toEqual([503, []])
  })
})

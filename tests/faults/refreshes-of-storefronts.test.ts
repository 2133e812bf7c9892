import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { href } from '../../app/routing/href'
import { refreshTokens } from '../../backend/database/schema/accounts'
import { createAuthCookies, loginCookie } from '../../app/server/security/auth-cookies.server'
import { newLogin } from '../../app/server/security/logins.server'
import { login } from '../../backend/accounts/customers'
import { DEMO_ACCOUNT } from '../../backend/seed/data/demo-account'
import { openStorefronts, type Storefront, type Storefronts } from '../support/faults/storefronts'
import { hasRedis, startRedis, type TestRedis } from '../support/redis/start-redis'

const SESSION_SECRET = 'r'.repeat(32)
const ORDERS = href('accountOrders', 'sv')

describe.runIf(hasRedis)('two processes of the built shop on one Redis', () => {
  let redis: TestRedis
  let shops: Storefronts
  let storefronts: Storefront[]
  beforeAll(async () => {
    redis = await startRedis()
    shops = await openStorefronts()
    const start = () => shops.start({ REDIS_URL: redis.url, SESSION_SECRET })
    storefronts = await Promise.all([start(), start()])
  })
  afterAll(async () => {
    await shops.close()
    await redis.kill()
  })

  /** The cookie of a login whose access token has expired. */
  async function expiredLogin(): Promise<[name: string, value: string]> {
    const { email, password } = DEMO_ACCOUNT
    const { refresh_token } = await login({ email, password }, shops.backend.services)
    const auth = createAuthCookies(SESSION_SECRET, false).myAccount
    const anHourAgo = new Date(Date.now() - 3700_000)
    const line = await loginCookie(auth, newLogin({ access_token: 'expired', refresh_token }, null, anHourAgo))
    return [auth.name, /=([^;]*)/.exec(line)?.[1] ?? '']
  }

  /** The first page of a process is slow: 50 at once would use up the time of their requests. */
  async function warmUp(): Promise<void> {
    for (const storefront of storefronts) {
      const cookies = new Map([await expiredLogin()])
      for (let time = 0; time < 3; time += 1) await storefront.tab(cookies).get(ORDERS)
    }
  }

  it('refresh an expired access token once for 50 requests at the same time, and nobody is logged out', async () => {
    await warmUp()
    const cookies = new Map([await expiredLogin()])
    const before = (await shops.backend.db.select().from(refreshTokens)).length
    const asked = vi.spyOn(shops.backend, 'fetch')
    const tabs = Array.from({ length: 25 }, () => storefronts.map((storefront) => storefront.tab(cookies))).flat()
    const answers = await Promise.all(tabs.map((tab) => tab.get(ORDERS)))
    // A busy machine sheds load with 503; a request that was logged out would be sent to the login.
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([])
    expect(asked.mock.calls.filter(([path]) => path.startsWith('/api/auth/refresh'))).toHaveLength(1)
    expect(await shops.backend.db.select().from(refreshTokens)).toHaveLength(before + 1)
    const expired = cookies.get('auth.myAccount')
    const fresh = tabs.map((tab) => tab.cookies.get('auth.myAccount')).filter((cookie) => cookie !== expired)
    expect([new Set(fresh).size, fresh.length]).toEqual([1, answers.filter(({ status }) => status === 200).length])
    const [tab] = tabs.filter(({ cookies: kept }) => kept.get('auth.myAccount') !== expired)
    await expect.poll(async () => (await tab?.get(ORDERS))?.status, { timeout: 15_000 }).toBe(200)
  })
})

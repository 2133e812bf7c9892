import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRedisRefreshes } from '../../app/server/security/refreshes-redis.server'
import { createSharedRefreshes, type IssuedTokens } from '../../app/server/security/shared-refreshes.server'
import { openRedisClient, type Redis } from '../../app/server/storage/redis.server'
import { login } from '../../backend/accounts/customers'
import { refreshTokensOf } from '../../backend/accounts/tokens'
import { refreshTokens } from '../../backend/database/schema/accounts'
import { DEMO_ACCOUNT } from '../../backend/seed/data/demo-account'
import { openTestShop, type TestShop } from '../../backend/tests/test-shop'
import { connectedRedis } from '../support/redis/connected-redis'
import { hasRedis, startRedis, type TestRedis } from '../support/redis/start-redis'

if (!hasRedis)
  console.info('SKIPPED: refreshes of several processes. There is no redis-server (Debian: apt-get install redis-server).')

describe.runIf(hasRedis)('an expired access token, in two processes on one Redis', () => {
  let server: TestRedis
  let redis: Redis[]
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
    server = await startRedis()
    redis = await Promise.all([connectedRedis(server.url), connectedRedis(server.url)])
  })
  afterAll(async () => {
    await Promise.all(redis.map((connection) => connection.close()))
    await server.kill()
    await shop.close()
  })

  function at(index: number): Redis {
    const connection = redis[index]
    if (connection === undefined) throw new Error('No connection')
    return connection
  }

  /** 50 requests at once, in turn to each process, with one refresh token. `calls` are those that reached the backend. */
  async function refreshed() {
    const { email, password } = DEMO_ACCOUNT
    const former = (await login({ email, password }, shop.services)).refresh_token
    const processes = redis.map((connection) =>
      createRedisRefreshes(
        connection,
        createSharedRefreshes(() => new Date()),
      ),
    )
    const seen = { calls: 0, former }
    const exchange = async (): Promise<IssuedTokens> => {
      seen.calls += 1
      await sleep(100)
      return { ...(await refreshTokensOf(former, 'account', shop.services)), issued_at: 1000 + seen.calls }
    }
    const answers = await Promise.all(
      Array.from(
        { length: 50 },
        (_, index) => processes[index % 2]?.(former, exchange) ?? Promise.reject(new Error('No process')),
      ),
    )
    return { answers, ...seen }
  }

  it('is refreshed by one call and one rotation for 50 requests, and nobody is logged out', async () => {
    const before = (await shop.db.select().from(refreshTokens)).length
    const { answers, calls } = await refreshed()
    expect([calls, new Set(answers.map(({ refresh_token }) => refresh_token)).size]).toEqual([1, 1])
    expect(await shop.db.select().from(refreshTokens)).toHaveLength(before + 2)
    const [tokens] = answers
    expect((await refreshTokensOf(tokens?.refresh_token ?? '', 'account', shop.services)).access_token).toBeTruthy()
  })

  it('is refreshed once also where another process ends its exchange between two commands of this one', async () => {
    let calls = 0
    const exchange = () => {
      calls += 1
      return Promise.resolve({ access_token: 'a', refresh_token: 'b', issued_at: 1000 })
    }
    const of = (connection: Redis) =>
      createRedisRefreshes(
        connection,
        createSharedRefreshes(() => new Date()),
      )
    let commands = 0
    const interrupted: Redis = {
      ...at(1),
      ask: async (command) => {
        const answer = await at(1).ask(command)
        commands += 1
        if (commands === 1) await of(at(0))('an-interrupted-token', exchange)
        return answer
      },
    }
    expect(await of(interrupted)('an-interrupted-token', exchange)).toEqual({
      access_token: 'a',
      refresh_token: 'b',
      issued_at: 1000,
    })
    expect(calls).toBe(1)
  })

  it('leaves no token in Redis that can be read there', async () => {
    const { answers, former } = await refreshed()
    const client = await openRedisClient(server.url).connect()
    const texts = await Promise.all(
      (await client.keys('kraftcell:refresh:*')).map(async (key) => `${key} ${await client.get(key)}`),
    )
    client.destroy()
    expect(texts.length).toBeGreaterThan(0)
    for (const secret of [former, answers[0]?.refresh_token ?? '', answers[0]?.access_token ?? '']) {
      expect(texts.filter((text) => text.includes(secret))).toEqual([])
    }
  })

  it('is refreshed by each process while Redis is away, to the same tokens', async () => {
    await server.kill()
    const { answers, calls } = await refreshed()
    expect([calls, new Set(answers.map(({ refresh_token }) => refresh_token)).size]).toEqual([2, 1])
    await server.start()
  })

  it('that the backend refuses is refused to every request, and is asked for again by the next one', async () => {
    const one = createRedisRefreshes(
      at(0),
      createSharedRefreshes(() => new Date()),
    )
    const refused = () => Promise.reject<IssuedTokens>(new Error('refused'))
    await expect(one('a-token', refused)).rejects.toThrow('refused')
    const tokens = { access_token: 'a', refresh_token: 'b', issued_at: 1000 }
    expect(await one('a-token', () => Promise.resolve(tokens))).toEqual(tokens)
  })
})

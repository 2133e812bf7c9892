import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Tokens } from '../../app/commerce/contract/account'
import { changePassword } from '../../backend/accounts/choose-password'
import { login } from '../../backend/accounts/customers'
import { refreshTokensOf } from '../../backend/accounts/tokens'
import { DEMO_ACCOUNT } from '../../backend/seed/data/demo-account'
import { openTestShop, type TestShop } from '../../backend/tests/test-shop'
import { hasPostgres, startPostgres, type TestPostgres } from '../support/postgres/start-postgres'

const ROUNDS = 12

if (!hasPostgres) {
  console.info('SKIPPED: locks of logins. There is no PostgreSQL server (Debian: apt-get install postgresql).')
}

describe.runIf(hasPostgres)('on PostgreSQL, where transactions run at the same time', () => {
  let server: TestPostgres
  let shop: TestShop
  beforeAll(async () => {
    server = await startPostgres()
    vi.stubEnv('TEST_DATABASE_URL', server.url)
    shop = await openTestShop()
    vi.unstubAllEnvs()
  })
  afterAll(async () => {
    await shop.close()
    await server.stop()
  })

  it('no login survives a change of the password: not one that is refreshed, and not one that begins, in that moment', async () => {
    const { email } = DEMO_ACCOUNT
    let current: string = DEMO_ACCOUNT.password
    for (let round = 0; round < ROUNDS; round++) {
      const [thief, owner] = [
        await login({ email, password: current }, shop.services),
        await login({ email, password: current }, shop.services),
      ]
      const subject = subjectOf(owner)
      const next = `elva-gula-tranor-${round}`
      const changing = changePassword(subject, { current_password: current, password: next }, shop.services)
      const survivors: Tokens[] = []
      let token = thief.refresh_token
      const change = { isOver: false }
      const ended = changing.finally(() => (change.isOver = true))
      const stealing = (async () => {
        while (!change.isOver) {
          const renewed = await refreshTokensOf(token, 'account', shop.services).catch(() => null)
          if (renewed === null) return
          survivors.push(renewed)
          token = renewed.refresh_token
        }
      })()
      const guess = login({ email, password: current }, shop.services).then(
        (tokens) => survivors.push(tokens),
        () => null,
      )
      await Promise.all([ended, stealing, guess])
      for (const { refresh_token } of survivors) {
        await expect(refreshTokensOf(refresh_token, 'account', shop.services)).rejects.toThrow('not valid')
      }
      current = next
    }
  })
})

/** The id of the customer whom an access token names. */
function subjectOf({ access_token }: Tokens): string {
  const payload: unknown = JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString())
  return typeof payload === 'object' && payload !== null && 'sub' in payload ? String(payload.sub) : ''
}

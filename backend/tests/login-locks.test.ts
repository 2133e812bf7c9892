import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Tokens } from '../../app/commerce/contract/account'
import { changePassword } from '../accounts/choose-password'
import { login } from '../accounts/customers'
import { refreshTokensOf } from '../accounts/tokens'
import { DEMO_ACCOUNT } from '../seed/data/demo-account'
import { openTestShop, type TestShop } from './test-shop'

const ROUNDS = 12

const server = process.env.TEST_DATABASE_URL

describe.runIf(server !== undefined)('transactions that run at the same time', { timeout: 120_000 }, () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
  })
  afterAll(async () => {
    await shop.close()
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

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Tokens } from '../../app/commerce/contract/account'
import { SyncCartAnswer } from '../../app/commerce/contract/cart'
import { refreshTokens } from '../database/schema/accounts'
import { DEMO_ACCOUNT } from '../seed/data/demo-account'
import { markStaffAccount } from '../staff/staff-accounts'
import { NOON_DAY, openTestShop, post, type TestShop } from './test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => {
  await shop.close()
})
beforeEach(() => {
  shop.clock.now = NOON_DAY
})

const { email, password } = DEMO_ACCOUNT
const bearer = (tokens: Tokens) => ({ authorization: `Bearer ${tokens.access_token}` })
const refresh = (tokens: Tokens) => shop.fetch('/api/auth/refresh', post({ refresh_token: tokens.refresh_token }))
const read = async (response: Response) => Tokens.parse(await response.json())
const login = async () => read(await shop.fetch('/api/auth/login', post({ email: email.toUpperCase(), password })))
const later = (seconds: number) => (shop.clock.now = new Date(NOON_DAY.getTime() + seconds * 1000))

test('an access token is valid for 3600 seconds', async () => {
  const tokens = await login()
  later(3599)
  expect((await shop.fetch('/api/auth/profile', { headers: bearer(tokens) })).status).toBe(200)
  later(3601)
  expect((await shop.fetch('/api/auth/profile', { headers: bearer(tokens) })).status).toBe(401)
})

test('a refresh token is valid for 3600 seconds, and for 30 more seconds after its first use', async () => {
  const tokens = await login()
  later(3601)
  expect((await refresh(tokens)).status).toBe(401)
  shop.clock.now = NOON_DAY
  const first = await login()
  const answers = await Promise.all([refresh(first), refresh(first)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const [one, other] = await Promise.all(answers.map(read))
  later(29)
  expect((await refresh(first)).status).toBe(200)
  for (const tokens of [one, other]) expect(tokens && (await refresh(tokens)).status).toBe(200)
})

test('50 refreshes at once make one rotation', async () => {
  const tokens = await login()
  const before = await shop.db.$count(refreshTokens)
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(tokens).then(read)))
  expect(new Set(answers.map(({ refresh_token }) => refresh_token)).size).toBe(1)
  expect(await shop.db.$count(refreshTokens)).toBe(before + 1)
})

test('the use of a refresh token more than 30 seconds after its first use invalidates all tokens of its login', async () => {
  const first = await login()
  const second = await read(await refresh(first))
  later(20)
  expect((await refresh(first)).status).toBe(200)
  later(31)
  expect((await refresh(first)).status).toBe(401)
  expect((await refresh(second)).status).toBe(401)
})

test('tokens of an account are not valid for an order', async () => {
  const tokens = await login()
  expect((await shop.fetch('/api/order-auth/info', { headers: bearer(tokens) })).status).toBe(401)
  expect((await shop.fetch('/api/order-auth/refresh', post({ refresh_token: tokens.refresh_token }))).status).toBe(401)
})

test('the discount of a customer applies in the cart, and the highest discount wins', async () => {
  const headers = bearer(await login())
  const items = [{ uuid: crypto.randomUUID(), product_id: shop.idOf('CR2032'), quantity: 1 }]
  const price = async (body: object, sent: Record<string, string>) => {
    const answer = await shop.fetch('/api/sync-cart', post({ items, checkout_order_id: null, ...body }, sent))
    return SyncCartAnswer.parse(await answer.json())[0]?.price
  }
  expect(await price({}, {})).toBe(29)
  expect(await price({}, headers)).toBe(26)
  expect(await price({ coupons: ['KRAFT10'] }, headers)).toBe(26)
  expect(await price({}, { authorization: 'Bearer forged' })).toBe(29)
})

test('the sessions of an account of the staff are marked as internal, as long as the account is one', async () => {
  const headers = bearer(await login())
  const mark = async (sent: Record<string, string>) => {
    const answer = await shop.fetch('/api/sync-cart', post({ items: [], checkout_order_id: null }, sent))
    return answer.headers.get('x-be-internal')
  }
  expect(await mark(headers)).toBeNull()
  await markStaffAccount(shop.db, { email, is_staff: true })
  expect([await mark(headers), await mark({}), await mark({ authorization: 'Bearer forged' })]).toEqual(['1', null, null])
  await markStaffAccount(shop.db, { email, is_staff: false })
  expect(await mark(headers)).toBeNull()
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Tokens } from '../../app/commerce/contract/account'
import { signAccessToken } from '../accounts/access-token'
import { issueAccountLink } from '../accounts/account-links'
import { accountLinks, customers } from '../database/schema/accounts'
import { jobs } from '../database/schema/jobs'
import { jobRunner } from '../jobs/run-job'
import { runDueJobs } from '../jobs/worker'
import { DEMO_ACCOUNT } from '../seed/data/demo-account'
import { NOON_DAY, openTestShop, post, type TestShop } from './test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.now = NOON_DAY
  shop.mails.length = 0
  await shop.db.delete(jobs)
  await shop.db.delete(accountLinks)
})

const { email, password } = DEMO_ACCOUNT
const NEW = 'elva-gula-tranor'
const NAMES = { first_name: 'Ny', last_name: 'Kund' }
const bearer = (access_token: string) => ({ authorization: `Bearer ${access_token}` })
const login = async (typed = password) =>
  Tokens.parse(await (await shop.fetch('/api/auth/login', post({ email, password: typed }))).json())
const profile = async (access_token: string) => (await shop.fetch('/api/auth/profile', { headers: bearer(access_token) })).status
const change = (access_token: string, current_password: string, next: string) =>
  shop.fetch('/api/auth/password', post({ current_password, password: next }, bearer(access_token)))
const choose = (token: string, next: string) => shop.fetch('/api/account-links/password', post({ token, password: next }))
const linkFor = (address: string, names: typeof NAMES | null = null) => issueAccountLink(address, names, shop.services)

describe('a change of the password', () => {
  test('ends the access tokens of other logins at once, in the same second too', async () => {
    const [thief, owner] = [await login(), await login()]
    const next = Tokens.parse(await (await change(owner.access_token, password, NEW)).json())
    expect([await profile(thief.access_token), await profile(owner.access_token), await profile(next.access_token)]).toEqual([
      ...[401, 401, 200],
    ])
    expect((await change(thief.access_token, NEW, password)).status).toBe(401)
    expect((await change(next.access_token, NEW, password)).status).toBe(200)
  })

  test('by a mailed link does the same', async () => {
    const thief = await login()
    expect((await choose(await linkFor(email), NEW)).status).toBe(200)
    expect(await profile(thief.access_token)).toBe(401)
    expect((await choose(await linkFor(email), password)).status).toBe(200)
  })

  test('uses up the links that were mailed before', async () => {
    const mailed = await linkFor(email)
    const owner = await login()
    const next = Tokens.parse(await (await change(owner.access_token, password, NEW)).json())
    expect((await choose(mailed, 'tolv-grona-tranor')).status).toBe(401)
    expect((await change(next.access_token, NEW, password)).status).toBe(200)
  })
})

test('an access token from before there were generations is valid until the first change', async () => {
  const [customer] = await shop.db.select({ id: customers.id }).from(customers).where(eq(customers.email, email))
  await shop.db.update(customers).set({ token_generation: 0 }).where(eq(customers.email, email))
  const token = await signAccessToken({ scope: 'account', subject: String(customer?.id) }, shop.services)
  expect(await profile(token)).toBe(200)
})

test('the answer to a chosen password tells whether the link has opened the account', async () => {
  expect(await (await choose(await linkFor('ny@example.com', NAMES), NEW)).json()).toMatchObject({ is_new: true })
  expect(await (await choose(await linkFor('ny@example.com', NAMES), NEW)).json()).toMatchObject({ is_new: false })
})

describe('mails with a link to choose a password', () => {
  const ask = (profileOf: typeof NAMES | null) => shop.fetch('/api/account-links', post({ email, profile: profileOf }))
  const work = () => runDueJobs(shop.services, jobRunner(shop.services))

  test('are sent 5 times an hour to an address, whoever asks', async () => {
    for (const [count, minute] of [0, 1, 2, 3, 4, 5, 20, 40, 58].entries()) {
      shop.clock.now = new Date(NOON_DAY.getTime() + minute * 60_000)
      expect((await ask(count % 2 === 0 ? null : NAMES)).status).toBe(202)
      await work()
    }
    expect(shop.mails).toHaveLength(5)
    shop.clock.now = new Date(NOON_DAY.getTime() + 61 * 60_000)
    await ask(null)
    await work()
    expect(shop.mails).toHaveLength(6)
  })

  test('are sent to each of two who register one address in a minute, so that neither names the account of the other', async () => {
    await ask(NAMES)
    await ask({ first_name: 'Någon', last_name: 'Annan' })
    await work()
    expect(shop.mails).toHaveLength(2)
  })
})

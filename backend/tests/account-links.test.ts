import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AccountLink, Profile, Tokens } from '../../app/commerce/contract/account'
import { accountLinks } from '../database/schema/accounts'
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
})

const NAMES = { first_name: 'Ny', last_name: 'Kund' }
const later = (seconds: number) => (shop.clock.now = new Date(NOON_DAY.getTime() + seconds * 1000))
const ask = (email: string, profile: typeof NAMES | null = null) => shop.fetch('/api/account-links', post({ email, profile }))
const choose = (token: string, password: string) => shop.fetch('/api/account-links/password', post({ token, password }))
const login = (email: string, password: string) => shop.fetch('/api/auth/login', post({ email, password }))
const tokensOf = async (answer: Response) => Tokens.parse(await answer.json())
const bearer = ({ access_token }: Tokens) => ({ authorization: `Bearer ${access_token}` })
const codeOf = async (answer: Response) => {
  const problem: unknown = await answer.json()
  return typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : null
}

/** The token of the newest link that was mailed. */
async function mailedToken(): Promise<string> {
  await runDueJobs(shop.services, jobRunner(shop.services))
  return shop.mails.flatMap(({ text }) => /change_password=([\w-]+)/.exec(text)?.[1] ?? []).at(-1) ?? ''
}

async function linkFor(email: string, profile: typeof NAMES | null = null): Promise<string> {
  await ask(email, profile)
  return mailedToken()
}

describe('registration', () => {
  test('opens the account when the mailed link is used, with a password that is chosen then', async () => {
    expect((await ask('Ny@Example.com', NAMES)).status).toBe(202)
    expect((await login('ny@example.com', 'elva-gula-tranor')).status).toBe(401)
    const token = await mailedToken()
    expect(shop.mails.map(({ to }) => to)).toEqual(['ny@example.com'])
    const info = await shop.fetch('/api/account-links/info', post({ token }))
    expect(AccountLink.parse(await info.json())).toEqual({ email: 'ny@example.com', is_new: true })
    const tokens = await tokensOf(await choose(token, 'elva-gula-tranor'))
    const profile = await shop.fetch('/api/auth/profile', { headers: bearer(tokens) })
    expect(Profile.parse(await profile.json())).toMatchObject({ email: 'ny@example.com', ...NAMES, discounts: {} })
    expect((await login('NY@example.com', 'elva-gula-tranor')).status).toBe(200)
  })

  test('of an address that has an account is answered alike, and only the mail says so', async () => {
    expect((await ask(DEMO_ACCOUNT.email, NAMES)).status).toBe(202)
    await mailedToken()
    expect(shop.mails.map(({ subject }) => subject)).toEqual(['Du har redan ett konto'])
    expect((await login(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password)).status).toBe(200)
  })
})

describe('a forgotten password', () => {
  test('is replaced with a mailed link once, which ends all other logins', async () => {
    const token = await linkFor('glomsk@example.com', NAMES)
    const first = await tokensOf(await choose(token, 'elva-gula-tranor'))
    later(61)
    const second = await linkFor('glomsk@example.com')
    expect((await choose(second, 'tolv-grona-tranor')).status).toBe(200)
    expect((await choose(second, 'tretton-tranor')).status).toBe(401)
    expect((await shop.fetch('/api/auth/refresh', post({ refresh_token: first.refresh_token }))).status).toBe(401)
    expect((await login('glomsk@example.com', 'elva-gula-tranor')).status).toBe(401)
    expect((await login('glomsk@example.com', 'tolv-grona-tranor')).status).toBe(200)
  })

  test('of an unknown address sends no mail, and is answered alike in as much time', async () => {
    const times = await Promise.all(
      [DEMO_ACCOUNT.email, 'unknown@example.com'].map(async (email) => {
        const start = performance.now()
        expect((await ask(email)).status).toBe(202)
        return performance.now() - start
      }),
    )
    for (const time of times) expect(time).toBeGreaterThan(145)
    await mailedToken()
    expect(shop.mails.map(({ to }) => to)).toEqual([DEMO_ACCOUNT.email])
  })

  test('is mailed once a minute per address, however often it is asked for', async () => {
    for (let turn = 0; turn < 3; turn += 1) await ask(DEMO_ACCOUNT.email)
    await mailedToken()
    expect(shop.mails).toHaveLength(1)
  })
})

describe('a one-time link to choose a password', () => {
  test('is valid for an hour', async () => {
    const token = await linkFor('sen@example.com', NAMES)
    later(3601)
    expect((await choose(token, 'elva-gula-tranor')).status).toBe(401)
    expect((await shop.fetch('/api/account-links/info', post({ token }))).status).toBe(401)
  })

  test('is used up by one of two calls at once', async () => {
    const token = await linkFor('tva@example.com', NAMES)
    const answers = await Promise.all([choose(token, 'elva-gula-tranor'), choose(token, 'tolv-grona-tranor')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  test('is stored as a hash', async () => {
    const token = await linkFor('hash@example.com', NAMES)
    expect(JSON.stringify(await shop.db.select().from(accountLinks))).not.toContain(token)
    expect(JSON.stringify(await shop.db.select().from(jobs))).not.toContain(token)
  })

  test.each(['Password1', 'sommar@example.com', 'kraftcelle', 'qwertyuiop'])(
    'refuses %s and can be used again',
    async (password) => {
      const token = await linkFor('sommar@example.com', NAMES)
      const refused = await choose(token, password)
      expect([refused.status, await codeOf(refused)]).toEqual([422, 'password-common'])
      expect((await choose(token, 'elva-gula-tranor')).status).toBe(200)
      await shop.db.delete(accountLinks)
    },
  )

  test('refuses less than 8 characters, and takes 200', async () => {
    const token = await linkFor('lang@example.com', NAMES)
    expect((await choose(token, 'sju7sju')).status).toBe(400)
    expect((await choose(token, 'å'.repeat(200))).status).toBe(200)
    expect((await login('lang@example.com', 'å'.repeat(200))).status).toBe(200)
  })
})

test('a customer changes the password with the current one, which ends the other logins', async () => {
  const tokens = await tokensOf(await choose(await linkFor('byter@example.com', NAMES), 'elva-gula-tranor'))
  const change = (current_password: string, password: string) =>
    shop.fetch('/api/auth/password', post({ current_password, password }, bearer(tokens)))
  const wrong = await change('not-this-one', 'tolv-grona-tranor')
  expect([wrong.status, await codeOf(wrong)]).toEqual([403, 'password-wrong'])
  expect((await change('elva-gula-tranor', 'football')).status).toBe(422)
  const next = await tokensOf(await change('elva-gula-tranor', 'tolv-grona-tranor'))
  expect((await shop.fetch('/api/auth/refresh', post({ refresh_token: tokens.refresh_token }))).status).toBe(401)
  expect((await shop.fetch('/api/auth/refresh', post({ refresh_token: next.refresh_token }))).status).toBe(200)
  expect((await login('byter@example.com', 'tolv-grona-tranor')).status).toBe(200)
})

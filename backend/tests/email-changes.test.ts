import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { calls } from '../../app/commerce/contract/calls'
import { AccountExport } from '../../app/commerce/contract/account-details'
import { Problem } from '../../app/commerce/contract/problem'
import { issueAccountLink } from '../accounts/account-links'
import { changePassword, choosePassword } from '../accounts/choose-password'
import { exportAccount } from '../customer-data/export-account'
import { customers } from '../database/schema/accounts'
import { emailChangeLinks, emailChanges } from '../database/schema/email-changes'
import { jobs } from '../database/schema/jobs'
import { newsletterSubscriptions } from '../database/schema/newsletter'
import { orders } from '../database/schema/orders'
import { reviewObjections, stockNotifications } from '../database/schema/reviews'
import { subscriptions } from '../database/schema/subscriptions'
import { jobRunner } from '../jobs/run-job'
import { runDueJobs } from '../jobs/worker'
import { DEMO_ACCOUNT } from '../seed/data/demo-account'
import { storeOf } from '../stores/stores'
import { changeSubscription } from '../subscriptions/change-subscription'
import { customerIn, placeOrder } from './place-order'
import { NOON_DAY, openTestShop, post, type TestShop } from './test-shop'

const PASSWORD = 'elva-gula-tranor'
let shop: TestShop
let email: string
let wanted: string
let headers: { authorization: string }
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.now = NOON_DAY
  shop.mails.length = 0
  await shop.db.delete(jobs)
  email = `gammal-${crypto.randomUUID()}@example.com`
  wanted = `ny-${crypto.randomUUID()}@example.com`
  const token = await issueAccountLink(email, { first_name: 'Nora', last_name: 'Ny' }, shop.services)
  headers = { authorization: `Bearer ${(await choosePassword({ token, password: PASSWORD }, shop.services)).access_token}` }
})

const ask = (to = wanted, password = PASSWORD) => shop.fetch('/api/account/email-change', post({ email: to, password }, headers))
const confirm = async (token: string, by = {}) => {
  const answer = await shop.fetch('/api/email-changes/confirmation', post({ token }, by))
  return calls.confirmEmailChange.answer.parse(await answer.json())
}
const stop = (token: string) => shop.fetch('/api/email-changes/stop', post({ token }))
const infoOf = async (answer: Response) => calls.emailChangeInfo.answer.parse(await answer.json())
const info = async (token: string) => infoOf(await shop.fetch('/api/email-changes/info', post({ token })))
const codeOf = async (answer: Response) => [answer.status, Problem.parse(await answer.json()).code]
const login = async (as: string) => (await shop.fetch('/api/auth/login', post({ email: as, password: PASSWORD }))).status
const emailOf = async () => (await shop.fetch('/api/account/details', { headers })).status
const idOf = async (address: string) => (await shop.db.select().from(customers).where(eq(customers.email, address)))[0]?.id ?? 0
const order = (more: object = {}, by = headers) =>
  placeOrder(shop, [{ uuid: crypto.randomUUID(), product_id: shop.idOf('CR2032'), quantity: 3, ...more }], {
    headers: by,
    customer: { ...customerIn('SE'), email },
  })

/** The tokens that were mailed to both addresses; '' where no link was. */
async function mailedTokens(): Promise<{ old: string; new: string }> {
  await runDueJobs(shop.services, jobRunner(shop.services))
  const mailedTo = (to: string) =>
    shop.mails.filter((mail) => mail.to === to).flatMap(({ text }) => /[?&]link=([\w-]+)/.exec(text)?.[1] ?? [])
  return { old: mailedTo(email).at(-1) ?? '', new: mailedTo(wanted).at(-1) ?? '' }
}

async function askedTokens() {
  expect((await ask()).status).toBe(202)
  return mailedTokens()
}

describe('a change of the e-mail address', () => {
  test.each([
    ['old', 'new'],
    ['new', 'old'],
  ] as const)('is made when both links were confirmed, the %s address first', async (first, second) => {
    const tokens = await askedTokens()
    expect(await info(tokens[first])).toEqual({ state: 'asked', side: first, email: wanted })
    expect(await confirm(tokens[first])).toMatchObject({ state: 'waiting', tokens: null })
    expect(await confirm(tokens[first])).toMatchObject({ state: 'waiting' })
    expect([await login(email), await login(wanted)]).toEqual([200, 401])
    expect(await confirm(tokens[second])).toMatchObject({ state: 'done', tokens: null })
    expect([await login(email), await login(wanted)]).toEqual([401, 200])
    await mailedTokens()
    expect(shop.mails.filter(({ to }) => to === email).at(-1)?.subject).toBe('Ditt konto har en ny e-postadress')
  })

  test('ends all logins but the one that makes it', async () => {
    const elsewhere = await shop.fetch('/api/auth/login', post({ email, password: PASSWORD }))
    const { access_token, refresh_token } = calls.login.answer.parse(await elsewhere.json())
    const tokens = await askedTokens()
    await confirm(tokens.new)
    const { tokens: own } = await confirm(tokens.old, headers)
    expect(own).not.toBeNull()
    const profile = (token = '') => shop.fetch('/api/auth/profile', { headers: { authorization: `Bearer ${token}` } })
    expect([(await profile(own?.access_token)).status, (await profile(access_token)).status]).toEqual([200, 401])
    expect([(await shop.fetch('/api/auth/refresh', post({ refresh_token }))).status, await emailOf()]).toEqual([401, 401])
  })

  test('that another customer completes logs nobody in', async () => {
    const tokens = await askedTokens()
    await confirm(tokens.new)
    const other = await shop.fetch('/api/auth/login', post(DEMO_ACCOUNT))
    const { access_token } = calls.login.answer.parse(await other.json())
    expect((await confirm(tokens.old, { authorization: `Bearer ${access_token}` })).tokens).toBeNull()
  })

  test('keeps orders, those placed as a guest too, and subscriptions, which write to the new address', async () => {
    const own = await order({ subscription_interval: { id: 1 } })
    const asGuest = await order({}, { authorization: '' })
    const tokens = await askedTokens()
    await confirm(tokens.old)
    await confirm(tokens.new)
    const id = await idOf(wanted)
    const kept = await shop.db.select().from(orders).where(eq(orders.customer_id, id))
    expect(new Set(kept.map((one) => one.id))).toEqual(new Set([own.id, asGuest.id]))
    const [subscription] = await shop.db.select().from(subscriptions).where(eq(subscriptions.order_id, own.id))
    expect(subscription).toMatchObject({ email: wanted, customer: { email: wanted, first_name: expect.any(String) as unknown } })
    shop.mails.length = 0
    await changeSubscription(own.id, { subscription_id: subscription?.id ?? '', action: 'end' }, shop.services)
    await runDueJobs(shop.services, jobRunner(shop.services))
    expect(shop.mails.find(({ key }) => key.startsWith('subscription-ended:'))?.to).toBe(wanted)
  })

  test('takes the newsletter along', async () => {
    const [asked_at, confirmed_at] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-02T00:00:00Z')]
    await shop.db.insert(newsletterSubscriptions).values({ email, store_id: 8, asked_at, confirmed_at })
    const tokens = await askedTokens()
    shop.clock.now = new Date(NOON_DAY.getTime() + 60_000)
    await confirm(tokens.new)
    await confirm(tokens.old)
    const of = (address: string) =>
      shop.db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, address))
    expect(await of(email)).toEqual([])
    expect(await of(wanted)).toEqual([{ email: wanted, store_id: 8, asked_at: NOON_DAY, confirmed_at: shop.clock.now }])
  })

  test('takes stock notices along that were confirmed, also where the new address waits for its own', async () => {
    const [seen, unseen] = [shop.idOf('CR2032'), shop.idOf('LR6-24')]
    const at = new Date('2026-01-01T00:00:00Z')
    const notice = { store_id: 7, asked_at: at, email }
    await shop.db.insert(stockNotifications).values([
      { ...notice, product_id: seen, confirmed_at: at },
      { ...notice, product_id: seen, confirmed_at: null, email: wanted },
      { ...notice, product_id: unseen, confirmed_at: null },
    ])
    const tokens = await askedTokens()
    await confirm(tokens.new)
    await confirm(tokens.old)
    const of = (address: string) => shop.db.select().from(stockNotifications).where(eq(stockNotifications.email, address))
    expect(await of(email)).toEqual([])
    expect(await of(wanted)).toEqual([{ ...notice, product_id: seen, confirmed_at: at, email: wanted }])
  })

  test('asks for the password, and for another address than the present one', async () => {
    expect(await codeOf(await ask(wanted, 'wrong'))).toEqual([403, 'password-wrong'])
    expect(await codeOf(await ask(email.toUpperCase()))).toEqual([422, 'email-same'])
    expect(await mailedTokens()).toEqual({ old: '', new: '' })
  })

  test('to an address that has an account is answered alike, and only the mail there says so', async () => {
    wanted = DEMO_ACCOUNT.email
    const tokens = await askedTokens()
    expect([tokens.old !== '', tokens.new]).toEqual([true, ''])
    expect(shop.mails.map(({ to, subject }) => [to, subject])).toContainEqual([
      DEMO_ACCOUNT.email,
      'Du har redan ett konto med den här adressen',
    ])
    expect(await confirm(tokens.old)).toMatchObject({ state: 'waiting' })
  })

  test('is stopped when the new address was registered meanwhile', async () => {
    const tokens = await askedTokens()
    const link = await issueAccountLink(wanted, { first_name: 'En', last_name: 'Annan' }, shop.services)
    await choosePassword({ token: link, password: 'tolv-grona-tranor' }, shop.services)
    await confirm(tokens.new)
    expect(await confirm(tokens.old)).toMatchObject({ state: 'stopped' })
    expect(await login(email)).toBe(200)
  })
})

test('two customers who get one address at the same moment: the later change is stopped', async () => {
  const tokens = await askedTokens()
  await confirm(tokens.new)
  const { db } = shop.services
  const register = async () => {
    await db
      .insert(customers)
      .values({ email: wanted, first_name: 'En', last_name: 'Annan', password_hash: 'x', terms_accepted_at: NOON_DAY })
  }
  // The first try finds the address free, and the other customer's comes in between: the
  // database refuses it then, as it does here.
  const transaction = vi.spyOn(db, 'transaction').mockImplementationOnce(async () => {
    await register()
    await register()
    throw new Error('An address was registered twice')
  })
  expect(await confirm(tokens.old)).toMatchObject({ state: 'stopped', tokens: null })
  expect(transaction).toHaveBeenCalledTimes(2)
  expect(await login(email)).toBe(200)
})

describe('its links', () => {
  test('of the old address stops it, and tells when it is done already', async () => {
    const tokens = await askedTokens()
    expect(await infoOf(await stop(tokens.old))).toMatchObject({ state: 'stopped' })
    expect([(await confirm(tokens.new)).state, (await confirm(tokens.old)).state]).toEqual(['stopped', 'stopped'])
    expect(await login(email)).toBe(200)
    const again = await askedTokens()
    await confirm(again.new)
    await confirm(again.old)
    expect(await infoOf(await stop(again.old))).toMatchObject({ state: 'done' })
    expect(await login(wanted)).toBe(200)
  })

  test('of the new address cannot stop it, and an unknown one does nothing', async () => {
    const tokens = await askedTokens()
    expect((await stop(tokens.new)).status).toBe(404)
    for (const call of ['info', 'confirmation', 'stop']) {
      expect((await shop.fetch(`/api/email-changes/${call}`, post({ token: 'unknown' }))).status).toBe(404)
    }
  })

  test('are valid for 24 hours, and stored as a hash', async () => {
    const tokens = await askedTokens()
    await confirm(tokens.old)
    shop.clock.now = new Date(NOON_DAY.getTime() + 24 * 3600_000)
    expect(await confirm(tokens.new)).toMatchObject({ state: 'over' })
    const stored = (await shop.db.select().from(emailChangeLinks)).map(({ token_hash }) => token_hash)
    for (const token of [tokens.old, tokens.new]) expect(stored).not.toContain(token)
  })

  test('that are followed at once make one change', async () => {
    const tokens = await askedTokens()
    const states = (await Promise.all([confirm(tokens.old), confirm(tokens.new)])).map(({ state }) => state)
    expect(states.toSorted()).toEqual(['done', 'waiting'])
    await mailedTokens()
    expect(shop.mails.filter(({ subject }) => subject === 'Ditt konto har en ny e-postadress')).toHaveLength(1)
  })

  test('are over after another change was asked for, the customer has stopped it, or chosen a new password', async () => {
    const first = await askedTokens()
    wanted = `annan-${wanted}`
    const second = await askedTokens()
    expect([(await info(first.old)).state, (await info(second.old)).state]).toEqual(['stopped', 'asked'])
    const pending = await shop.fetch('/api/account/email-change', { headers })
    expect(calls.pendingEmailChange.answer.parse(await pending.json()).pending).toMatchObject({
      email: wanted,
      old_confirmed: false,
    })
    await shop.fetch('/api/account/email-change/stop', post({}, headers))
    expect((await info(second.old)).state).toBe('stopped')
    const third = await askedTokens()
    const id = await idOf(email)
    await changePassword(String(id), { current_password: PASSWORD, password: 'tolv-grona-tranor' }, shop.services)
    expect((await info(third.old)).state).toBe('stopped')
  })
})

test('5 changes are asked for in a day', async () => {
  for (let turn = 0; turn < 5; turn += 1) expect((await ask()).status).toBe(202)
  expect(await codeOf(await ask())).toEqual([409, 'email-changes'])
  shop.clock.now = new Date(NOON_DAY.getTime() + 25 * 3600_000)
  const again = await shop.fetch('/api/auth/login', post({ email, password: PASSWORD }))
  headers = { authorization: `Bearer ${calls.login.answer.parse(await again.json()).access_token}` }
  expect((await ask()).status).toBe(202)
})

test('an open change is in the export, and deleted with the account', async () => {
  await askedTokens()
  const exported = AccountExport.parse(await (await shop.fetch('/api/account/export', { headers })).json())
  expect(exported.email_changes).toMatchObject([{ new_email: wanted, asked_at: NOON_DAY.toISOString(), done_at: null }])
  expect((await shop.fetch('/api/account/deletion', post({ password: PASSWORD }, headers))).status).toBe(202)
  expect(await shop.db.select().from(emailChanges).where(eq(emailChanges.new_email, wanted))).toEqual([])
})

test('An objection to review mails holds for the new address too, stays for the former one, and is in the export', async () => {
  const objected_at = NOON_DAY
  await shop.db.insert(reviewObjections).values({ email, objected_at })
  const tokens = await askedTokens()
  await confirm(tokens.new)
  await confirm(tokens.old)
  const rows = await shop.db
    .select()
    .from(reviewObjections)
    .where(inArray(reviewObjections.email, [email, wanted]))
  expect(rows.map((row) => row.email).toSorted()).toEqual([email, wanted].toSorted())
  const scope = { store: storeOf('sv'), language: 'sv', now: shop.clock.now } as const
  const exported = await exportAccount(shop.services, await idOf(wanted), scope)
  expect(exported.review_mails_refused_at).toBe(objected_at.toISOString())
})

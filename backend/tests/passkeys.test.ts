import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Profile } from '../../app/commerce/contract/account'
import { AccountExport } from '../../app/commerce/contract/account-details'
import { calls } from '../../app/commerce/contract/calls'
import { Problem } from '../../app/commerce/contract/problem'
import { issueAccountLink } from '../accounts/account-links'
import { changePassword, choosePassword } from '../accounts/choose-password'
import { customers } from '../database/schema/accounts'
import { passkeyChallenges, passkeys } from '../database/schema/passkeys'
import { jobRunner } from '../jobs/run-job'
import { runDueJobs } from '../jobs/worker'
import { openAuthenticator } from './authenticator'
import { NOON_DAY, openTestShop, post, type TestShop } from './test-shop'

const PASSWORD = 'elva-gula-tranor'
type Headers = { authorization: string }
let shop: TestShop
let nora: { email: string; headers: Headers }
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.clock.now = NOON_DAY
  nora = await openCustomer()
})

async function openCustomer() {
  const email = `${crypto.randomUUID()}@example.com`
  const token = await issueAccountLink(email, { first_name: 'Nora', last_name: 'Ny' }, shop.services)
  const { access_token } = await choosePassword({ token, password: PASSWORD }, shop.services)
  return { email, headers: { authorization: `Bearer ${access_token}` } }
}

const codeOf = async (answer: Response) => [answer.status, Problem.parse(await answer.json()).code]
const askNew = (headers = nora.headers, password = PASSWORD) =>
  shop.fetch('/api/auth/passkeys/challenges', post({ password }, headers))
const newOptions = async (headers = nora.headers) => calls.newPasskeyChallenge.answer.parse(await (await askNew(headers)).json())
const add = (challenge: string, credential: object, headers = nora.headers) =>
  shop.fetch('/api/auth/passkeys', post({ challenge, name: 'Telefonen', credential }, headers))
const list = async (headers = nora.headers) =>
  calls.ownPasskeys.answer.parse(await (await shop.fetch('/api/auth/passkeys', { headers })).json())
const challenge = async () =>
  calls.passkeyChallenge.answer.parse(await (await shop.fetch('/api/auth/passkey-challenges', post({}))).json()).challenge
const login = (asked: string, credential: object) => shop.fetch('/api/auth/passkey-login', post({ challenge: asked, credential }))

async function withPasskey(settings = {}) {
  const authenticator = openAuthenticator(settings)
  const options = await newOptions()
  expect((await add(options.challenge, authenticator.create(options.challenge))).status).toBe(202)
  return { authenticator, options }
}

describe('a passkey', () => {
  test('is created by the customer and logs in to the account', async () => {
    const { authenticator, options } = await withPasskey()
    expect(options).toMatchObject({ rp: { id: 'shop.example' }, user: { name: nora.email }, attestation: 'none' })
    expect(options.user.id).not.toContain(nora.email)
    expect(await list()).toEqual([{ id: authenticator.id, name: 'Telefonen', created_at: NOON_DAY.toISOString(), used_at: null }])
    shop.clock.now = new Date(NOON_DAY.getTime() + 60_000)
    const asked = await challenge()
    const answer = await login(asked, authenticator.answer(asked, { userHandle: options.user.id }))
    const { access_token } = calls.passkeyLogin.answer.parse(await answer.json())
    const profile = await shop.fetch('/api/auth/profile', { headers: { authorization: `Bearer ${access_token}` } })
    expect(Profile.parse(await profile.json()).email).toBe(nora.email)
    expect((await list())[0]?.used_at).toBe(shop.clock.now.toISOString())
  })

  test('that is created or removed is told to the address of the account, each time once', async () => {
    shop.mails.length = 0
    const { authenticator } = await withPasskey()
    const remove = () => shop.fetch('/api/auth/passkeys/removal', post({ id: authenticator.id }, nora.headers))
    for (let turn = 0; turn < 2; turn += 1) expect((await remove()).status).toBe(202)
    await runDueJobs(shop.services, jobRunner(shop.services))
    const told = shop.mails.filter(({ key, to }) => key.startsWith('passkey-changed') && to === nora.email)
    expect(told.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      [nora.email, 'Ditt konto har en ny lösennyckel'],
      [nora.email, 'En lösennyckel har tagits bort från ditt konto'],
    ])
    expect(told.every(({ text }) => text.includes('Telefonen'))).toBe(true)
  })

  test('of an authenticator that does not count logs in again and again', async () => {
    const { authenticator } = await withPasskey({ counts: false })
    for (let turn = 0; turn < 2; turn += 1) {
      const asked = await challenge()
      expect((await login(asked, authenticator.answer(asked))).status).toBe(200)
    }
  })

  test('asks for the password, and is offered to no one else', async () => {
    expect(await codeOf(await askNew(nora.headers, 'wrong'))).toEqual([403, 'password-wrong'])
    for (const path of ['/api/auth/passkeys/challenges', '/api/auth/passkeys/removal']) {
      expect((await shop.fetch(path, post({ password: PASSWORD, id: 'x' }))).status).toBe(401)
    }
    const { options } = await withPasskey()
    const again = await newOptions()
    expect([options.excludeCredentials.length, again.excludeCredentials.length]).toEqual([0, 1])
  })

  test('keeps its known transports when a later release has stored others', async () => {
    const { authenticator } = await withPasskey()
    const stored = async (transports: unknown) => {
      await shop.db.update(passkeys).set({ transports }).where(eq(passkeys.id, authenticator.id))
      return (await newOptions()).excludeCredentials
    }
    expect(await stored(['usb', 'telepathy', 7, 'nfc'])).toMatchObject([{ id: authenticator.id, transports: ['usb', 'nfc'] }])
    expect(await stored({ usb: true })).toMatchObject([{ id: authenticator.id, transports: [] }])
  })

  test('is removed by its customer alone, and logs in no more', async () => {
    const { authenticator } = await withPasskey()
    const other = await openCustomer()
    const remove = ({ headers }: { headers: Headers }) =>
      shop.fetch('/api/auth/passkeys/removal', post({ id: authenticator.id }, headers))
    await remove(other)
    expect(await list()).toHaveLength(1)
    await remove(nora)
    expect(await list()).toEqual([])
    const asked = await challenge()
    expect((await login(asked, authenticator.answer(asked))).status).toBe(401)
  })

  test('20 are stored at most', async () => {
    const { authenticator } = await withPasskey()
    const [row] = await shop.db.select().from(passkeys).where(eq(passkeys.id, authenticator.id))
    const late = await newOptions()
    const others = Array.from({ length: 19 }, (_, place) => ({ ...row, id: `${authenticator.id}${place}` }))
    if (row !== undefined) await shop.db.insert(passkeys).values(others.map((other) => ({ ...row, ...other })))
    expect(await codeOf(await askNew())).toEqual([409, 'passkeys-full'])
    expect(await codeOf(await add(late.challenge, openAuthenticator().create(late.challenge)))).toEqual([409, 'passkeys-full'])
  })

  test('is in the export without its key, and deleted with the account', async () => {
    const { authenticator } = await withPasskey()
    await newOptions()
    const exported: unknown = await (await shop.fetch('/api/account/export', { headers: nora.headers })).json()
    expect(AccountExport.parse(exported).passkeys).toMatchObject([{ name: 'Telefonen', used_at: null }])
    expect(JSON.stringify(exported)).not.toContain('public_key')
    await shop.fetch('/api/account/deletion', post({ password: PASSWORD }, nora.headers))
    expect(await shop.db.select().from(passkeys).where(eq(passkeys.id, authenticator.id))).toEqual([])
  })
})

describe('a new password', () => {
  const asOwner = async () => {
    const answer = await shop.fetch('/api/auth/login', post({ email: nora.email, password: 'tolv-grona-tranor' }))
    return { authorization: `Bearer ${calls.login.answer.parse(await answer.json()).access_token}` }
  }

  test('that is chosen by a mailed link removes all passkeys of the account, and of no other', async () => {
    const { authenticator } = await withPasskey()
    const started = await newOptions()
    const other = await openCustomer()
    const { challenge: ofOther } = await newOptions(other.headers)
    await add(ofOther, openAuthenticator().create(ofOther), other.headers)
    const token = await issueAccountLink(nora.email, null, shop.services)
    await choosePassword({ token, password: 'tolv-grona-tranor' }, shop.services)
    const asked = await challenge()
    expect((await login(asked, authenticator.answer(asked))).status).toBe(401)
    const headers = await asOwner()
    expect([await list(headers), (await list(other.headers)).length]).toEqual([[], 1])
    const late = await add(started.challenge, openAuthenticator().create(started.challenge), headers)
    expect(await codeOf(late)).toEqual([422, 'passkey-invalid'])
  })

  test('that is chosen with the former one leaves them', async () => {
    await withPasskey()
    const [row] = await shop.db.select().from(customers).where(eq(customers.email, nora.email))
    await changePassword(String(row?.id), { current_password: PASSWORD, password: 'tolv-grona-tranor' }, shop.services)
    expect(await list(await asOwner())).toHaveLength(1)
  })
})

describe('a login is refused', () => {
  test('for an answer that comes twice, and when its counter does not grow', async () => {
    const { authenticator } = await withPasskey()
    const first = await challenge()
    const answer = authenticator.answer(first)
    expect([(await login(first, answer)).status, (await login(first, answer)).status]).toEqual([200, 401])
    await shop.db.update(passkeys).set({ counter: 1000 }).where(eq(passkeys.id, authenticator.id))
    const second = await challenge()
    expect((await login(second, authenticator.answer(second))).status).toBe(401)
  })

  test.each([
    ['of another origin', { origin: 'https://shop.example.evil' }],
    ['of another relying party', { rpID: 'evil.example' }],
    ['without user verification', { isVerified: false }],
    ['for another account', { userHandle: 'someone-else' }],
  ])('for an answer %s', async (_, answering) => {
    const { authenticator } = await withPasskey()
    const asked = await challenge()
    expect((await login(asked, authenticator.answer(asked, answering))).status).toBe(401)
  })

  test('for a challenge that was not made, belongs to a creation, was signed for another, or is over', async () => {
    const { authenticator } = await withPasskey()
    const invented = 'x'.repeat(43)
    const creation = (await newOptions()).challenge
    const [asked, other] = [await challenge(), await challenge()]
    expect((await login(invented, authenticator.answer(invented))).status).toBe(401)
    expect((await login(creation, authenticator.answer(creation))).status).toBe(401)
    expect((await login(asked, authenticator.answer(other))).status).toBe(401)
    shop.clock.now = new Date(NOON_DAY.getTime() + 301_000)
    expect((await login(other, authenticator.answer(other))).status).toBe(401)
    const stored = (await shop.db.select().from(passkeyChallenges)).map(({ challenge_hash }) => challenge_hash)
    expect(stored).not.toContain(other)
  })

  test('for a passkey that is signed with another key, or unknown', async () => {
    const { authenticator } = await withPasskey()
    const thief = openAuthenticator()
    const [asked, again] = [await challenge(), await challenge()]
    expect((await login(asked, { ...thief.answer(asked), id: authenticator.id, rawId: authenticator.id })).status).toBe(401)
    expect((await login(again, thief.answer(again))).status).toBe(401)
  })
})

describe('a new passkey is refused', () => {
  test.each([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another relying party', { rpID: 'evil.example' }],
    ['without user verification', { isVerified: false }],
  ])('%s', async (_, answering) => {
    const { challenge: asked } = await newOptions()
    expect(await codeOf(await add(asked, openAuthenticator().create(asked, answering)))).toEqual([422, 'passkey-invalid'])
  })

  test('for a challenge of a login, of another customer, or that was answered', async () => {
    const other = await openCustomer()
    const [ofLogin, ofOther] = [await challenge(), (await newOptions(other.headers)).challenge]
    for (const asked of [ofLogin, ofOther]) {
      expect(await codeOf(await add(asked, openAuthenticator().create(asked)))).toEqual([422, 'passkey-invalid'])
    }
    const { options } = await withPasskey()
    expect(await codeOf(await add(options.challenge, openAuthenticator().create(options.challenge)))).toEqual([
      422,
      'passkey-invalid',
    ])
  })

  test('when another account has it', async () => {
    const { authenticator } = await withPasskey()
    const other = await openCustomer()
    const { challenge: asked } = await newOptions(other.headers)
    expect(await codeOf(await add(asked, authenticator.create(asked), other.headers))).toEqual([409, 'passkey-known'])
    expect((await list())[0]?.id).toBe(authenticator.id)
  })
})

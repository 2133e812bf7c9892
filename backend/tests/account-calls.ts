import { expect, test } from 'vitest'
import { issueAccountLink } from '../accounts/account-links'
import { choosePassword } from '../accounts/choose-password'
import { jobRunner } from '../jobs/run-job'
import { runDueJobs } from '../jobs/worker'
import { openAuthenticator } from './authenticator'
import type { Caller } from './caller'
import type { TestShop } from './test-shop'

const PASSWORD = 'elva-gula-tranor'

/** Tests of the calls that a customer makes in the profile. A part of calls.test.ts. */
export function accountCalls(at: () => { shop: TestShop; call: Caller['call'] }): void {
  const ownAccount = async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const link = await issueAccountLink(email, { first_name: 'Nora', last_name: 'Ny' }, at().shop.services)
    return { email, token: (await choosePassword({ token: link, password: PASSWORD }, at().shop.services)).access_token }
  }

  test('devices are saved and removed', async () => {
    const { call } = at()
    const { token } = await ownAccount()
    const body = { key: 'makita-dhp482' }
    await call('saveDevice', { token, body })
    const saved = { key: 'makita-dhp482', type: 'power-tool', brand: 'Makita', model: 'DHP482' }
    expect((await call('savedDevices', { token })).answer).toEqual([saved])
    await call('removeDevice', { token, body })
    expect((await call('savedDevices', { token })).answer).toEqual([])
  })

  test('a passkey is created, logs in and is removed', async () => {
    const { call } = at()
    const { email, token } = await ownAccount()
    const authenticator = openAuthenticator()
    const options = (await call('newPasskeyChallenge', { token, body: { password: PASSWORD } })).answer
    expect(options.user.name).toBe(email)
    const { challenge } = options
    await call('addPasskey', { token, body: { challenge, name: 'Telefonen', credential: authenticator.create(challenge) } })
    expect((await call('ownPasskeys', { token })).answer).toMatchObject([{ id: authenticator.id, name: 'Telefonen' }])
    const asked = (await call('passkeyChallenge', { body: {} })).answer.challenge
    const login = { challenge: asked, credential: authenticator.answer(asked) }
    const { access_token } = (await call('passkeyLogin', { body: login })).answer
    expect((await call('profile', { token: access_token })).answer.email).toBe(email)
    await call('removePasskey', { token, body: { id: authenticator.id } })
    expect((await call('ownPasskeys', { token })).answer).toEqual([])
  })

  test('the newsletter is chosen', async () => {
    const { call } = at()
    const { token } = await ownAccount()
    for (const wanted of [true, false]) {
      expect((await call('chooseNewsletter', { token, body: { wanted } })).answer).toEqual({ wanted })
      expect((await call('ownNewsletter', { token })).answer).toEqual({ wanted })
    }
  })

  /** The tokens of the links that are mailed to an address about a change, the newest last. */
  const linksTo = async (email: string) => {
    const { services, mails } = at().shop
    await runDueJobs(services, jobRunner(services))
    return mails.flatMap(({ to, text }) => (to === email ? (/[?&]link=([\w-]+)/.exec(text)?.[1] ?? []) : []))
  }

  test('a change of the e-mail address is stopped by the customer, then by the old address, and made by both links', async () => {
    const { call } = at()
    const { email, token } = await ownAccount()
    const wanted = `ny-${email}`
    const body = { email: wanted, password: PASSWORD }
    const pending = async () => (await call('pendingEmailChange', { token })).answer.pending
    await call('requestEmailChange', { token, body })
    expect(await pending()).toMatchObject({ email: wanted, old_confirmed: false, new_confirmed: false })
    await call('stopOwnEmailChange', { token, body: {} })
    expect(await pending()).toBeNull()

    await call('requestEmailChange', { token, body })
    const asked = { token: (await linksTo(email)).at(-1) }
    const info = { side: 'old', email: wanted }
    expect((await call('emailChangeInfo', { body: asked })).answer).toEqual({ state: 'asked', ...info })
    expect((await call('stopEmailChange', { body: asked })).answer).toEqual({ state: 'stopped', ...info })

    await call('requestEmailChange', { token, body })
    const confirm = async (to: string, by: { token?: string } = {}) =>
      (await call('confirmEmailChange', { body: { token: (await linksTo(to)).at(-1) }, ...by })).answer
    expect(await confirm(wanted)).toMatchObject({ state: 'waiting', side: 'new', tokens: null })
    const { state, tokens } = await confirm(email, { token })
    expect(state).toBe('done')
    expect((await call('profile', { token: tokens?.access_token ?? '' })).answer.email).toBe(wanted)
  })
}

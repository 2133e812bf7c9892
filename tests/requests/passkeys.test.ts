import { describe, expect, it } from 'vitest'
import { passkeyCalls } from '../../app/commerce/contract/passkey'
import { href } from '../../app/routing/href'
import { resourceHref } from '../../app/routing/resources'
import { LANGUAGES } from '../../app/store/languages'
import { openAuthenticator } from '../../backend/tests/authenticator'
import { PlainBrowser } from '../support/plain/plain-browser'
import { openAccount } from '../support/shop/open-account'
import type { TestShop } from '../support/shop/open-shop'
import { words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { translator } from '../support/shop/translator'
import type { Fields, Visitor } from '../support/shop/visitor'

const PASSWORD = 'elva-gula-tranor'
let shop: TestShop
let owner: Visitor
shopForEachTest((opened) => {
  shop = opened
  owner = shop.visitor()
})

const isLoggedIn = (who: Visitor) => (who.cookies.get('auth.myAccount') ?? '') !== ''
const ask = (who: Visitor, password = PASSWORD) => who.post(resourceHref('newPasskeyChallenge', 'sv'), { password })
async function challengeFor(who: Visitor): Promise<string> {
  const { body } = await who.post(resourceHref('passkeyChallenge', 'sv'), {})
  return passkeyCalls.passkeyChallenge.answer.parse(JSON.parse(body)).challenge
}
const logIn = (who: Visitor, credential: object, fields: Fields = {}) =>
  who.post(href('login', 'sv'), { intent: 'log-in-passkey', credential: JSON.stringify(credential), next: '/sv/cart', ...fields })

/** The owner of a new account with a passkey. */
async function withPasskey() {
  await openAccount(owner, shop.backend, `${crypto.randomUUID()}@example.com`)
  const authenticator = openAuthenticator()
  const { challenge } = passkeyCalls.newPasskeyChallenge.answer.parse(JSON.parse((await ask(owner)).body))
  const credential = JSON.stringify(authenticator.create(challenge))
  const added = await owner.post(href('accountProfile', 'sv'), { intent: 'add-passkey', name: 'Telefonen', credential })
  expect([added.status, added.location]).toEqual([303, '/sv/my-account/profile/edit?thanks=add-passkey#passkeys'])
  return { authenticator, credential }
}

describe('a passkey', () => {
  it('logs in, leads back to where the shopper was, and moves the session', async () => {
    const { authenticator } = await withPasskey()
    const visitor = shop.visitor()
    await visitor.post('/sv/cart', { intent: 'add', product_id: String(shop.backend.idOf('LR6-24')), quantity: '2' })
    const session = visitor.cookies.get('session')
    const answer = await logIn(visitor, authenticator.answer(await challengeFor(visitor)))
    expect([answer.status, answer.location, isLoggedIn(visitor)]).toEqual([303, '/sv/cart', true])
    expect(visitor.cookies.get('session')).not.toBe(session)
    expect(visitor.cookies.get('passkey') ?? '').toBe('')
    expect((await visitor.get('/sv/cart')).body).toContain('LR6')
  })

  it('is answered by the browser that was asked, once, and by no form that was made up', async () => {
    const { authenticator } = await withPasskey()
    const [asked, other] = [shop.visitor(), shop.visitor()]
    const answer = authenticator.answer(await challengeFor(asked))
    const t = translator('sv')
    for (const refused of [await logIn(other, answer), await logIn(asked, { id: 'x' }), await logIn(asked, answer)]) {
      expect([refused.status, words(refused.body).includes(t('login.error.passkey'))]).toEqual([400, true])
    }
    await challengeFor(asked)
    expect((await logIn(asked, {}, { credential: 'no JSON' })).status).toBe(400)
    expect([isLoggedIn(asked), isLoggedIn(other)]).toEqual([false, false])
  })

  it('of another address of the internet, or signed for another shop, is refused', async () => {
    const { authenticator } = await withPasskey()
    const visitor = shop.visitor()
    for (const wrong of [{ origin: 'https://evil.example' }, { rpID: 'evil.example' }]) {
      expect((await logIn(visitor, authenticator.answer(await challengeFor(visitor), wrong))).status).toBe(400)
    }
    expect(isLoggedIn(visitor)).toBe(false)
  })

  it('is asked for 120 times in 10 minutes from one address, where logins do not count', async () => {
    const { authenticator } = await withPasskey()
    const visitor = shop.visitor()
    expect((await logIn(visitor, authenticator.answer(await challengeFor(visitor)))).status).toBe(303)
    for (let turn = 0; turn < 120; turn += 1) await challengeFor(visitor)
    expect((await visitor.post(resourceHref('passkeyChallenge', 'sv'), {})).status).toBe(429)
  })

  it('is refused without end only a few times a minute', async () => {
    await withPasskey()
    const visitor = shop.visitor()
    const statuses: number[] = []
    for (let turn = 0; turn < 6; turn += 1) {
      statuses.push((await logIn(visitor, openAuthenticator().answer(await challengeFor(visitor)))).status)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })

  it('is created with the password, by a customer alone, for the challenge of this browser', async () => {
    await openAccount(owner, shop.backend, `${crypto.randomUUID()}@example.com`)
    expect([(await ask(owner, 'wrong')).status, (await ask(owner, '')).status, (await ask(shop.visitor())).status]).toEqual([
      400, 400, 303,
    ])
    const { challenge } = passkeyCalls.newPasskeyChallenge.answer.parse(JSON.parse((await ask(owner)).body))
    owner.cookies.delete('passkey')
    const credential = JSON.stringify(openAuthenticator().create(challenge))
    const refused = await owner.post(href('accountProfile', 'sv'), { intent: 'add-passkey', name: 'A', credential })
    expect([refused.status, words(refused.body).includes(translator('sv')('profile.passkeys.error.failed'))]).toEqual([400, true])
  })
})

it.each(LANGUAGES)('the profile in %s lists passkeys, and removes them without scripts', async (language) => {
  const t = translator(language)
  await withPasskey()
  const browser = new PlainBrowser(owner)
  const page = await browser.open(href('accountProfile', language))
  expect(page.text).toContain(t('profile.passkeys.unused'))
  expect(page.text).toContain(t('profile.passkeys.scripts'))
  const removed = await browser.press(page.one('button', t('profile.passkeys.remove.of', { name: 'Telefonen' })))
  expect(removed.text).toContain(t('profile.passkeys.removed'))
  expect(removed.text).not.toContain('Telefonen')
})

it('another customer cannot remove it', async () => {
  const { authenticator } = await withPasskey()
  const other = shop.visitor()
  await openAccount(other, shop.backend, `${crypto.randomUUID()}@example.com`)
  await other.post(href('accountProfile', 'sv'), { intent: 'remove-passkey', passkey: authenticator.id })
  expect((await owner.get(href('accountProfile', 'sv'))).body).toContain('Telefonen')
})

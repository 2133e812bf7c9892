import { passkeyCalls } from '../../../../app/commerce/contract/passkey'
import { FORM_CUSTOMER } from '../../../../app/forms/kept-form'
import { href } from '../../../../app/routing/href'
import { resourceHref } from '../../../../app/routing/resources'
import { openAuthenticator } from '../../../../backend/tests/authenticator'
import { type AskedChange, askForEmailChange } from '../../shop/asked-email-change'
import { logIn } from '../../shop/log-in'
import { openAccount } from '../../shop/open-account'
import { ownAddress } from '../../shop/own-address'
import { elements } from '../../shop/read-page'
import type { Answer, Visitor } from '../../shop/visitor'
import { ageLogin } from '../age-login'
import { form, journey, page, type Step, step, type Walker } from '../journey'

const PASSWORD = 'elva-gula-tranor'
const DEVICE = 'makita-dhp482'

type Authenticator = ReturnType<typeof openAuthenticator>

/**
 * The customer that a walker is. `moved` is opened by the customer, `stopped` by someone else. `refused`: the input of a
 * form whose answer did not show it again.
 */
type Owner = {
  email: string
  /** The id, as the forms of the account hold it. */
  customer: string
  passkey: Authenticator
  moved: AskedChange
  stopped: AskedChange
  elsewhere: Visitor
  refused: string | null
}

/** The sections of the profile, the links of the mails about another e-mail address, and a login with a passkey. */
export const PROFILE = journey({
  name: 'profile',
  isSequence: true,
  prepare: () => Promise.resolve(new Map<Walker, Owner>()),
  async enter(walker, owners) {
    const { shop, visitor, language, isAged } = walker
    const email = `${crypto.randomUUID()}@example.com`
    await openAccount(visitor, shop.backend, email, language)
    const opened = await visitor.get(href('accountProfile', language))
    const customer = elements(opened.body, 'input').find(({ name }) => name === FORM_CUSTOMER)?.value ?? ''
    const passkey = openAuthenticator()
    await addPasskey(walker, passkey, await newChallenge(walker))
    if (isAged) {
      await logIn(visitor, language, { email, password: PASSWORD })
      await ageLogin(visitor, 'myAccount')
    }
    const elsewhere = shop.visitor({}, ownAddress())
    const [stopped, moved] = [`2-${email}`, `3-${email}`]
    await openAccount(shop.visitor(), shop.backend, stopped, language)
    await openAccount(elsewhere, shop.backend, moved, language)
    owners.set(walker, {
      email,
      customer,
      passkey,
      elsewhere,
      refused: null,
      moved: await askForEmailChange(moved, PASSWORD, language, shop.backend.services),
      stopped: await askForEmailChange(stopped, PASSWORD, language, shop.backend.services),
    })
  },
  steps(walker, owners) {
    const { language, visitor, shop } = walker
    const owner = ownerOf(walker, owners)
    const profile = href('accountProfile', language)
    const device = href('device', language, { key: DEVICE })
    const change = href('emailChange', language)
    const wanted = `ny-${owner.email}`
    const second = openAuthenticator()
    const phone = shop.visitor({}, ownAddress())
    const asked: { creation?: Answer; login?: Answer; address: string } = { address: change }
    const opens = async (by: Visitor, link: string) => {
      const answer = await by.get(link)
      asked.address = addressOf(answer)
      return answer.status === 303 ? by.follow(answer) : answer
    }
    return [
      page(walker, profile),
      form(walker, 'save a device', device, { intent: 'save-device' }),
      page(walker, device),
      page(walker, href('account', language)),
      form(walker, 'remove a device', profile, { intent: 'remove-device', device: DEVICE }),
      form(walker, 'begin the newsletter', profile, { intent: 'choose-newsletter', wanted: 'yes' }),
      form(walker, 'end the newsletter', profile, { intent: 'choose-newsletter', wanted: 'no' }),
      script('ask for a challenge', async () => (asked.creation = await newChallenge(walker))),
      // Without a challenge the script of the page sends nothing: the page stays unchanged.
      step('create a passkey', async () =>
        asked.creation?.status === 200 ? addPasskey(walker, second, asked.creation) : visitor.get(profile),
      ),
      page(walker, profile),
      script('ask for the challenge of a login', async () => {
        return (asked.login = await phone.post(resourceHref('passkeyChallenge', language), {}))
      }),
      step('log in with a passkey', async () =>
        asked.login?.status === 200 ? logInWith(phone, walker, owner.passkey, asked.login) : phone.get(href('home', language)),
      ),
      form(walker, 'remove the passkey', profile, { intent: 'remove-passkey', passkey: second.id }),
      keeps(
        owner,
        wanted,
        form(walker, 'ask for another address', profile, {
          intent: 'change-email',
          email: wanted,
          password: PASSWORD,
          [FORM_CUSTOMER]: owner.customer,
        }),
      ),
      page(walker, profile),
      form(walker, 'stop asking for it', profile, { intent: 'stop-email-change' }),
      step('open the link that stops a change', () => opens(phone, `${change}?link=${owner.stopped.old}&stop`)),
      step('stop a change', () => phone.post(asked.address, { intent: 'stop' })),
      step('open the link to the new address', () => opens(phone, `${change}?link=${owner.moved.new}`)),
      step('confirm the new address', () => phone.post(asked.address, { intent: 'confirm-email' })),
      step('open the link to the old address', () => opens(owner.elsewhere, `${change}?link=${owner.moved.old}`)),
      step('confirm the old address', () => owner.elsewhere.post(asked.address, { intent: 'confirm-email' })),
    ]
  },
  lost: async (walker, owners) => {
    const owner = ownerOf(walker, owners)
    return [...(await forgotten(walker, owner)), ...(await unmoved(walker, owner))]
  },
})

function ownerOf(walker: Walker, owners: ReadonlyMap<Walker, Owner>): Owner {
  const owner = owners.get(walker)
  if (owner === undefined) throw new Error('The walker has not entered')
  return owner
}

const script = (name: string, send: () => Promise<Answer>): Step => ({ ...step(name, send), isPage: false })

const shows = ({ body }: Answer, typed: string): boolean => elements(body, 'input').some(({ value }) => value === typed)

/**
 * The same form; a page that refuses it has to keep the address that was typed, or its own page has to show it after the outage.
 */
const keeps = (owner: Owner, typed: string, sent: Step): Step => ({
  ...sent,
  async send() {
    const answer = await sent.send()
    if (answer.status >= 400 && !shows(answer, typed)) owner.refused = typed
    return answer
  },
})

async function forgotten({ visitor, language }: Walker, { refused }: Owner): Promise<string[]> {
  if (refused === null || shows(await visitor.get(href('accountProfile', language)), refused)) return []
  return [`the address that was typed is lost: ${refused}`]
}

/** The page that a mailed link leads to, which knows the link by a cookie. */
const addressOf = ({ location, where }: Answer): string => {
  const { pathname, search } = new URL(location, where)
  return pathname + search
}

const newChallenge = ({ visitor, language }: Walker): Promise<Answer> =>
  visitor.post(resourceHref('newPasskeyChallenge', language), { password: PASSWORD })

function addPasskey({ visitor, language }: Walker, passkey: Authenticator, { body }: Answer): Promise<Answer> {
  const { challenge } = passkeyCalls.newPasskeyChallenge.answer.parse(JSON.parse(body))
  const credential = JSON.stringify(passkey.create(challenge))
  return visitor.post(href('accountProfile', language), { intent: 'add-passkey', name: 'Telefonen', credential })
}

function logInWith(by: Visitor, { language }: Walker, passkey: Authenticator, { body }: Answer): Promise<Answer> {
  const { challenge } = passkeyCalls.passkeyChallenge.answer.parse(JSON.parse(body))
  const credential = JSON.stringify(passkey.answer(challenge))
  return by.post(href('login', language), { intent: 'log-in-passkey', credential, next: '' })
}

/** A customer whose confirmations failed presses again, and then has the new address. */
async function unmoved({ shop, language }: Walker, { moved, elsewhere }: Owner): Promise<string[]> {
  const path = href('emailChange', language)
  for (const [by, token] of [
    [shop.visitor(), moved.new],
    [elsewhere, moved.old],
  ] as const) {
    const opened = addressOf(await by.get(`${path}?link=${token}`))
    const { status } = await by.post(opened, { intent: 'confirm-email' })
    if (status !== 303) return [`a confirmation again: ${status}`]
  }
  const { status } = await logIn(shop.visitor({}, ownAddress()), language, { email: moved.email, password: PASSWORD })
  return status === 303 ? [] : [`a login with the new address: ${status}`]
}

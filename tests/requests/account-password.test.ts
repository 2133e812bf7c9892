import { describe, expect, it } from 'vitest'
import { jobs } from '../../backend/database/schema/jobs'
import { jobRunner } from '../../backend/jobs/run-job'
import { runDueJobs } from '../../backend/jobs/worker'
import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { DEMO_ACCOUNT } from '../../backend/seed/data/demo-account'
import { logIn } from '../support/shop/log-in'
import { inFives } from '../support/shop/in-fives'
import type { TestShop } from '../support/shop/open-shop'
import { elements, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { translator } from '../support/shop/translator'
import type { Fields, Visitor } from '../support/shop/visitor'

const t = translator('sv')
const PASSWORD = 'elva-gula-tranor'

let shop: TestShop
let visitor: Visitor
shopForEachTest(async (opened) => {
  shop = opened
  visitor = shop.visitor()
  shop.backend.mails.length = 0
  await shop.backend.db.delete(jobs)
})

const isLoggedIn = (who = visitor) => (who.cookies.get('auth.myAccount') ?? '') !== ''
const send = (fields: Fields, language: (typeof LANGUAGES)[number] = 'sv', who = visitor) =>
  who.post(href('login', language), fields)
const register = (email: string, fields: Fields = {}, language: (typeof LANGUAGES)[number] = 'sv') =>
  send({ intent: 'register', email, first_name: 'Ny', last_name: 'Kund', terms: 'accepted', next: '', ...fields }, language)
const dialogOf = (body: string) => /<dialog[^>]*class="login[^>]*>.*?<\/dialog>/s.exec(body)?.[0] ?? ''

/** The newest mailed link to choose a password, as path and query. */
async function mailedLink(): Promise<string> {
  await runDueJobs(shop.backend.services, jobRunner(shop.backend.services))
  const links = shop.backend.mails.flatMap(({ text }) => /https?:\S+change_password=\S+/.exec(text)?.[0] ?? [])
  const { pathname, search } = new URL(links.at(-1) ?? 'http://no.link')
  return pathname + search
}

describe.each(LANGUAGES)('registration in %s', (language) => {
  const say = translator(language)

  it('asks for consent to the terms, mails a link, and logs in with the password that is chosen there', async () => {
    const open = dialogOf((await visitor.get(`${href('cart', language)}?login=register`)).body)
    expect(words(open)).toContain(say('login.terms'))
    expect(elements(open, 'input').find(({ name }) => name === 'terms')).not.toHaveProperty('checked')
    const email = `ny-${language}@example.com`
    const without = await register(email, { terms: '' }, language)
    expect([without.status, words(without.body).includes(say('login.error.terms'))]).toEqual([400, true])
    expect(without.body).toContain(`value="${email}"`)
    const asked = await register(email, { next: href('cart', language) }, language)
    expect([asked.status, asked.location]).toEqual([303, `${href('cart', language)}?login=sent`])
    expect(words(dialogOf((await visitor.follow(asked)).body))).toContain(say('login.sent.text'))

    const phone = shop.visitor()
    const link = await phone.get(await mailedLink())
    expect([link.status, link.location]).toEqual([303, `/${language}?change_password`])
    const page = dialogOf((await phone.follow(link)).body)
    expect(words(page)).toContain(say('login.choose.for', { email }))
    expect(elements(page, 'input').map(({ autoComplete, autocomplete }) => autoComplete ?? autocomplete)).toEqual(
      expect.arrayContaining(['username', 'new-password']),
    )
    const chosen = await send({ intent: 'choose-password', password: PASSWORD, next: `/${language}` }, language, phone)
    expect([chosen.status, chosen.location, isLoggedIn(phone)]).toEqual([303, `/${language}?login=registered`, true])
    expect((await logIn(shop.visitor(), language, { email, password: PASSWORD })).status).toBe(303)
  })
})

describe('a forgotten password', () => {
  it('is answered alike for an unknown address', async () => {
    const answers = await Promise.all(
      [DEMO_ACCOUNT.email, 'unknown@example.com'].map((email) => send({ intent: 'forgotten', email, next: '/sv/cart' })),
    )
    expect(answers.map(({ status, location }) => [status, location])).toEqual([
      [303, '/sv/cart?login=sent'],
      [303, '/sv/cart?login=sent'],
    ])
  })

  it('is mailed 5 times in 10 minutes per address', async () => {
    const answers = await inFives(6, () => send({ intent: 'forgotten', email: 'a@example.com' }))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303, 429])
  })
})

describe('the link of a mail', () => {
  async function opened(email: string): Promise<string> {
    await register(email)
    const link = await mailedLink()
    await visitor.follow(await visitor.get(link))
    return new URL(link, 'http://shop.test').searchParams.get('change_password') ?? ''
  }

  it('leaves no token in page, address or log, and is kept out of the reach of scripts', async () => {
    await register('hemlig@example.com')
    const path = await mailedLink()
    const answer = await visitor.get(`${path}&utm_source=mail`)
    expect(answer.location).toBe('/sv?utm_source=mail&change_password')
    expect(answer.headers.getSetCookie().find((line) => line.startsWith('password-link='))).toMatch(/HttpOnly; SameSite=Lax$/)
    const token = new URL(path, 'http://shop.test').searchParams.get('change_password') ?? ''
    const { body } = await visitor.follow(answer)
    const cookie = decodeURIComponent(decodeURIComponent(visitor.cookies.get('campaign') ?? ''))
    const campaign = Buffer.from(cookie, 'base64').toString()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(body + JSON.stringify(shop.logged) + campaign).not.toContain(token)
  })

  it('is not opened by a prefetch', async () => {
    await register('forst@example.com')
    expect((await visitor.get(await mailedLink(), { 'sec-purpose': 'prefetch' })).status).toBe(503)
  })

  it('takes no password that is too short or too common, and takes a better one then', async () => {
    await opened('latt@example.com')
    for (const [password, error] of [
      ['sju7sju', 'login.error.short'],
      ['Password1', 'login.error.common'],
    ] as const) {
      const { status, body } = await send({ intent: 'choose-password', password })
      expect([status, words(body).includes(t(error)), body.includes(password)]).toEqual([400, true, false])
    }
    expect((await send({ intent: 'choose-password', password: PASSWORD })).status).toBe(303)
  })

  it('that was used is refused with a clear message', async () => {
    await opened('tva@example.com')
    await send({ intent: 'choose-password', password: PASSWORD })
    const late = shop.visitor()
    const page = await late.follow(await late.get(await mailedLink()))
    expect([page.status, words(dialogOf(page.body)).includes(t('login.link.expired'))]).toEqual([200, true])
    const sent = await send({ intent: 'choose-password', password: PASSWORD }, 'sv', late)
    expect([sent.status, words(sent.body).includes(t('login.error.link'))]).toEqual([401, true])
  })
})

describe('a change of the password whose answer is cut', () => {
  it('says that the new password may hold already', async () => {
    await register('avbruten@example.com')
    await visitor.get(await mailedLink())
    shop.respond = (path, send) =>
      path === '/api/account-links/password' ? Promise.reject(new TypeError('fetch failed')) : send()
    const { status, body } = await send({ intent: 'choose-password', password: PASSWORD })
    expect([status, words(body).includes(t('login.error.cut'))]).toEqual([503, true])
  })
})

describe('the change-password mode of the dialog', () => {
  it('changes the password of a customer', async () => {
    await register('byter@example.com')
    await visitor.get(await mailedLink())
    await send({ intent: 'choose-password', password: PASSWORD })
    const page = dialogOf((await visitor.get('/sv?change_password')).body)
    expect(elements(page, 'input').map(({ name }) => name)).toEqual(expect.arrayContaining(['current_password', 'password']))
    const wrong = await send({ intent: 'change-password', current_password: 'not-this-one', password: 'tolv-grona-tranor' })
    expect([wrong.status, words(wrong.body).includes(t('login.error.current'))]).toEqual([400, true])
    const done = await send({
      intent: 'change-password',
      current_password: PASSWORD,
      password: 'tolv-grona-tranor',
      next: '/sv/cart',
    })
    expect([done.status, done.location]).toEqual([303, '/sv/cart?login=changed'])
    expect((await visitor.get(href('accountOrders', 'sv'))).status).toBe(200)
    const again = shop.visitor()
    expect((await logIn(again, 'sv', { email: 'byter@example.com', password: 'tolv-grona-tranor' })).status).toBe(303)
  })

  it.each(['', '=', '=1', '=true'])('opens with change_password%s, and asks a guest for the address', async (value) => {
    const answer = await visitor.get(`/sv?change_password${value}`)
    const page = dialogOf((answer.status === 303 ? await visitor.follow(answer) : answer).body)
    expect(words(page)).toContain(t('login.forgotten.text'))
    expect(words(page)).not.toContain(t('login.link.expired'))
    expect([...visitor.cookies.keys()]).not.toContain('password-link')
  })
})

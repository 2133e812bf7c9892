import { describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { LANGUAGES, type Language } from '../../app/store/languages'
import { jobs } from '../../backend/database/schema/jobs'
import { jobRunner } from '../../backend/jobs/run-job'
import { runDueJobs } from '../../backend/jobs/worker'
import { DEMO_ACCOUNT } from '../../backend/seed/data/demo-account'
import { PlainBrowser } from '../support/plain/plain-browser'
import { logIn } from '../support/shop/log-in'
import { openAccount } from '../support/shop/open-account'
import type { TestShop } from '../support/shop/open-shop'
import { elements, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { translator } from '../support/shop/translator'
import type { Visitor } from '../support/shop/visitor'

const PASSWORD = 'elva-gula-tranor'
let shop: TestShop
let visitor: Visitor
let email: string
let wanted: string
shopForEachTest(async (opened) => {
  shop = opened
  visitor = shop.visitor()
  email = `gammal-${crypto.randomUUID()}@example.com`
  wanted = `ny-${crypto.randomUUID()}@example.com`
  shop.backend.mails.length = 0
  await shop.backend.db.delete(jobs)
})

/** The path of a link that was mailed to an address. */
async function mailedLink(to: string, which: 'confirm' | 'stop' = 'confirm'): Promise<string> {
  await runDueJobs(shop.backend.services, jobRunner(shop.backend.services))
  const links = shop.backend.mails.flatMap((mail) => (mail.to === to ? (mail.text.match(/https?:\S+link=\S+/g) ?? []) : []))
  const found = links.findLast((link) => link.endsWith('&stop') === (which === 'stop'))
  const { pathname, search } = new URL(found ?? 'http://no.link')
  return pathname + search
}

const ask = (language: Language = 'sv', fields: Record<string, string> = {}) =>
  visitor.post(href('accountProfile', language), { intent: 'change-email', email: wanted, password: PASSWORD, ...fields })
async function confirm(by: Visitor, to: string) {
  const { location } = await by.get(await mailedLink(to))
  return by.post(location, { intent: 'confirm-email' })
}
const logsIn = async (as: string) => (await logIn(shop.visitor(), 'sv', { email: as, password: PASSWORD })).status === 303
const invalid = (body: string) =>
  elements(body, 'input').flatMap((input) => (input['aria-invalid'] === 'true' ? [input.name] : []))

describe.each(LANGUAGES)('a change of the e-mail address in %s, without scripts', (language) => {
  const t = translator(language)
  const profile = href('accountProfile', language)

  it('is asked for in the profile and made when the links to both addresses were followed', async () => {
    await openAccount(visitor, shop.backend, email, language)
    const asked = await visitor.follow(await ask(language))
    expect(words(asked.body)).toContain(t('profile.email.pending.title', { email: wanted }))

    const elsewhere = shop.visitor()
    await logIn(elsewhere, language, { email, password: PASSWORD })
    const phone = shop.visitor()
    const opened = await phone.get(await mailedLink(wanted))
    expect([opened.status, opened.location]).toEqual([303, expect.stringMatching(/\?of=[\da-f]{8}$/)])
    expect(words((await phone.follow(opened)).body)).toContain(t('emailChange.new', { email: wanted }))
    const first = await phone.follow(await phone.post(opened.location, { intent: 'confirm-email' }))
    expect(words(first.body)).toContain(t('emailChange.waiting.title'))
    expect([await logsIn(email), await logsIn(wanted)]).toEqual([true, false])

    const last = await visitor.follow(await confirm(visitor, email))
    expect(words(last.body)).toContain(t('emailChange.done.text', { email: wanted }))
    expect([await logsIn(email), await logsIn(wanted)]).toEqual([false, true])
    expect(words((await visitor.get(profile)).body)).toContain(t('profile.email.now', { email: wanted }))
    expect((await elsewhere.get(profile)).status).toBe(303)
  })

  it('is stopped by the old address, and explained when it is made already', async () => {
    await openAccount(visitor, shop.backend, email, language)
    await ask(language)
    const owner = shop.visitor()
    const asking = await owner.get(await mailedLink(email, 'stop'))
    expect(words((await owner.follow(asking)).body)).toContain(t('emailChange.stop.text', { email: wanted }))
    const stopped = await owner.follow(await owner.post(asking.location, { intent: 'stop' }))
    expect(words(stopped.body)).toContain(t('emailChange.stopped.title'))
    const late = shop.visitor()
    expect(words((await late.follow(await late.get(await mailedLink(wanted)))).body)).toContain(t('emailChange.stopped.title'))

    await ask(language)
    for (const to of [wanted, email]) await confirm(late, to)
    const explained = await owner.follow(await owner.get(await mailedLink(email, 'stop')))
    expect(words(explained.body)).toContain(t('emailChange.done.notYou'))
  })

  it('names each error beside its field and keeps the address', async () => {
    await openAccount(visitor, shop.backend, email, language)
    for (const [fields, field, error] of [
      [{ email: 'x' }, 'email', 'checkout.error.email'],
      [{ email: '' }, 'email', 'checkout.error.required'],
      [{ email }, 'email', 'profile.email.error.same'],
      [{ password: 'wrong' }, 'password', 'login.error.current'],
    ] as const) {
      const { status, body } = await ask(language, fields)
      expect([status, invalid(body), words(body).includes(t(error))]).toEqual([400, [field], true])
      if (field === 'password') expect(body).toContain(`value="${wanted}"`)
      expect(body).not.toContain('value="wrong"')
    }
  })

  it('to an address that has an account is answered alike', async () => {
    await openAccount(visitor, shop.backend, email, language)
    const free = await visitor.follow(await ask(language))
    const taken = await visitor.follow(await ask(language, { email: DEMO_ACCOUNT.email }))
    const without = (body: string, address: string) => words(body).replaceAll(address, '@')
    expect(without(taken.body, DEMO_ACCOUNT.email)).toBe(without(free.body, wanted))
  })

  it('has a page for a link that is over, and for none', async () => {
    const path = href('emailChange', language)
    const opened = await visitor.get(`${path}?link=unknown`)
    expect(opened.headers.getSetCookie().find((line) => line.startsWith('email-change-'))).toMatch(/HttpOnly; SameSite=Lax$/)
    for (const page of [await visitor.follow(opened), await shop.visitor().get(path)]) {
      expect([page.status, words(page.body).includes(t('emailChange.over'))]).toEqual([200, true])
    }
  })

  it('is stopped by the customer too', async () => {
    await openAccount(visitor, shop.backend, email, language)
    await ask(language)
    const stopped = await visitor.follow(await visitor.post(profile, { intent: 'stop-email-change' }))
    expect(words(stopped.body)).toContain(t('profile.email.stopped'))
  })

  it('leaves the newsletter to one press in the profile', async () => {
    await openAccount(visitor, shop.backend, email, language)
    const browser = new PlainBrowser(visitor)
    const page = await browser.open(profile)
    expect(page.text).toContain(t('profile.cookies.open'))
    const begun = await browser.press(page.one('button', t('profile.newsletter.start')))
    for (const key of ['profile.newsletter.started', 'profile.newsletter.on'] as const)
      expect(begun.text).toContain(t(key, { email }))
    const ended = await browser.press(begun.one('button', t('profile.newsletter.end')))
    expect(ended.text).toContain(t('profile.newsletter.ended'))
    await visitor.post(href('cookieSettings', language), { choice: 'all' })
    expect((await browser.open(profile)).text).toContain(t('consent.adPersonalization'))
  })
})

it('the cart is kept when the change is made, and its session moves', async () => {
  await openAccount(visitor, shop.backend, email)
  await visitor.post('/sv/cart', { intent: 'add', product_id: String(shop.backend.idOf('LR6-24')), quantity: '2' })
  const session = visitor.cookies.get('session')
  await ask()
  for (const to of [wanted, email]) await confirm(visitor, to)
  expect(visitor.cookies.get('session')).not.toBe(session)
  expect((await visitor.get('/sv/my-account/profile/edit')).body).toContain(wanted)
})

it('two links that are open in tabs of one browser are used apart', async () => {
  await openAccount(visitor, shop.backend, email)
  await ask()
  const browser = shop.visitor()
  const stop = await browser.get(await mailedLink(email, 'stop'))
  const fresh = await browser.get(await mailedLink(wanted))
  const t = translator('sv')
  expect(words((await browser.follow(stop)).body)).toContain(t('emailChange.stop.text', { email: wanted }))
  expect(words((await browser.follow(fresh)).body)).toContain(t('emailChange.new', { email: wanted }))
  const stopped = await browser.follow(await browser.post(stop.location, { intent: 'stop' }))
  expect(words(stopped.body)).toContain(t('emailChange.stopped.title'))
})

it('a link that ends within a character, which no cookie can hold, is over', async () => {
  const token = `${'x'.repeat(99)}%F0%9F%98%80`
  const opened = await visitor.get(`${href('emailChange', 'sv')}?link=${token}`)
  expect(opened.status).toBe(303)
  expect(words((await visitor.follow(opened)).body)).toContain(translator('sv')('emailChange.over'))
  expect((await visitor.get(`/sv?change_password=${token}`)).status).toBeLessThan(400)
})

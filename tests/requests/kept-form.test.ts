import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { FORM_CUSTOMER, FORM_TYPED } from '../../app/forms/kept-form'
import { href } from '../../app/routing/href'
import { type Language, LANGUAGES } from '../../app/store/languages'
import { orders } from '../../backend/database/schema/orders'
import { Staff } from '../../backend/tests/staff'
import { BUYERS } from '../support/shop/buyers'
import { logIn } from '../support/shop/log-in'
import { openAccount } from '../support/shop/open-account'
import type { TestShop } from '../support/shop/open-shop'
import { elements, formFields, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'
import type { Answer, Fields, Visitor } from '../support/shop/visitor'

let shop: TestShop
let visitor: Visitor
let email: string
shopForEachTest((opened) => {
  shop = opened
  visitor = shop.visitor()
  email = `${crypto.randomUUID()}@example.com`
})

const expire = () => visitor.cookies.delete('auth.myAccount')
const login = (fields: Fields = {}, language: Language = 'sv') =>
  logIn(visitor, language, { email, password: 'elva-gula-tranor', ...fields })

/** Logs in again by the form of the dialog that an answer leads to, and opens the page that it leads back to. */
async function loggedInAgain(refused: Answer, language: Language = 'sv') {
  expect([refused.status, refused.location]).toEqual([303, expect.stringMatching(/\?login(=other)?&next=/)])
  const dialog = await visitor.follow(refused)
  const next = elements(dialog.body, 'input').find(({ name }) => name === 'next')?.value ?? ''
  return visitor.follow(await login({ next }, language))
}

describe.each(LANGUAGES)('a form that was typed while the login expired, in %s', (language) => {
  const t = translator(language)
  const path = href('accountProfile', language)
  const { first_name = '', last_name = '', street = '', postal_code = '1', city = '' } = BUYERS[language]
  const typed = { first_name, last_name, street, postal_code, city, company_name: 'Halva' }
  const send = (fields: Fields = {}) => visitor.post(path, { intent: 'save-details', ...fields, ...typed })

  it('is there after the login as it was typed, says that nothing was saved, and is gone once it is sent again', async () => {
    await openAccount(visitor, shop.backend, email, language)
    const own = formFields((await visitor.get(path)).body, 'details')
    expire()
    const page = await loggedInAgain(await send(own), language)
    expect(formFields(page.body, 'details')).toMatchObject(typed)
    expect(words(page.body)).toContain(t('account.error.unsaved'))
    expect(formFields((await visitor.get(path)).body, 'details')).toMatchObject(typed)
    // Half a company is refused, with its own error only.
    expect(words((await send(own)).body)).not.toContain(t('account.error.unsaved'))
    const whole = { ...typed, company_name: '', city: 'Annanstans' }
    const saved = await visitor.follow(await visitor.post(path, { intent: 'save-details', ...whole }))
    expect(words(saved.body)).not.toContain(t('account.error.unsaved'))
    expect(formFields(saved.body, 'details')).toMatchObject({ city: 'Annanstans', company_name: '' })
  })
})

describe('what is kept of a form that was typed while the login expired', () => {
  const path = href('accountProfile', 'sv')
  const message = translator('sv')('account.error.unsaved')
  const undone = translator('sv')('account.error.undone')
  const maybeSaved = translator('sv')('account.error.maybeSaved')
  const maybeDone = translator('sv')('account.error.maybeDone')

  /** The form as its page has it, with the name typed over. */
  const ownFields = async () => ({ ...formFields((await visitor.get(path)).body, 'details'), first_name: 'Typed' })
  const newsletter = ({ [FORM_CUSTOMER]: customer = '' }: Fields) => ({
    intent: 'choose-newsletter',
    wanted: 'yes',
    [FORM_CUSTOMER]: customer,
  })
  const typedName = async () => formFields((await visitor.get(path)).body, 'details').first_name

  it('is an e-mail address, but never a password', async () => {
    await openAccount(visitor, shop.backend, email)
    const asked = { ...(await ownFields()), intent: 'change-email', email: 'annan@example.com', password: 'hemlig-tranbär' }
    expire()
    const page = await loggedInAgain(await visitor.post(path, asked))
    const value = (id: string) => elements(page.body, 'input').find((input) => input.id === id)?.value
    expect([value('new-email'), value('email-password')]).toEqual(['annan@example.com', undefined])
    expect(page.body).not.toContain('hemlig')
    expect(words(page.body)).toContain(message)
  })

  it('is the choice of goods to return, and the message about them', async () => {
    await openAccount(visitor, shop.backend, email)
    const shopping = new Shopping(visitor, shop.backend)
    await shopping.add('LR6-24', 2)
    const { location } = await shopping.order({ ...(await shopping.checkout()), email })
    const id = /[\da-f-]{36}/.exec(location)?.[0] ?? ''
    const [row] = await shop.backend.db.select().from(orders).where(eq(orders.id, id))
    const staff = new Staff(shop.backend)
    await staff.ship(row?.number ?? '')
    const form = await visitor.get(href('accountOrderReturn', 'sv', { id }))
    const key = elements(form.body, 'input').find(({ name }) => name === 'id')?.value ?? ''
    const customer = elements(form.body, 'input').find(({ name }) => name === FORM_CUSTOMER)?.value ?? ''
    const asked = {
      intent: 'return',
      id: key,
      [FORM_CUSTOMER]: customer,
      [FORM_TYPED]: '',
      'line-0': 'on',
      'quantity-0': '1',
      message: 'Paketet var öppnat',
    }
    expire()
    const page = await loggedInAgain(await visitor.post(form.where.pathname, asked))
    const inputs = elements(page.body, 'input')
    expect(inputs.find(({ name }) => name === 'id')?.value).toBe(key)
    expect(inputs.find(({ name }) => name === 'line-0')).toHaveProperty('checked')
    expect(inputs.find(({ name }) => name === 'quantity-0')?.value).toBe('1')
    expect(words(page.body)).toContain('Paketet var öppnat')
    expect(words(page.body)).toContain(message)
  })

  it('is also what was sent while the backend could not say whose login it was; a form of buttons does not take its place', async () => {
    await openAccount(visitor, shop.backend, email)
    const fields = await ownFields()
    shop.online = false
    expect((await visitor.post(path, fields)).status).toBe(503)
    expect((await visitor.post(path, newsletter(fields))).status).toBe(503)
    shop.online = true
    expect(await typedName()).toBe('Typed')
    const { body } = await visitor.get(path)
    expect(words(body)).toContain(message)
    expect(words(body)).not.toContain(undone)
    // Nor does one make it forgotten.
    await visitor.post(path, newsletter(fields))
    expect(await typedName()).toBe('Typed')
  })

  it('is what was sent while only the action failed, without a claim that nothing was saved, or only the page with the errors of the form', async () => {
    await openAccount(visitor, shop.backend, email)
    const fields = await ownFields()
    const pageFails: NonNullable<TestShop['respond']> = (called, send, { method }) =>
      called.startsWith('/api/account/details') && method === 'GET' ? new Response(null, { status: 503 }) : send()
    shop.respond = (called, send, call) =>
      called.startsWith('/api/account/email-change') ? new Response(null, { status: 503 }) : pageFails(called, send, call)
    const otherEmail = { ...fields, intent: 'change-email', email: 'annan@example.com', password: 'hemlig-tranbär' }
    expect((await visitor.post(path, otherEmail)).status).toBe(503)
    shop.respond = null
    const page = await visitor.get(path)
    expect(elements(page.body, 'input').find(({ id }) => id === 'new-email')?.value).toBe('annan@example.com')
    expect(words(page.body)).toContain(maybeSaved)
    expect(words(page.body)).not.toContain(message)
    shop.respond = pageFails
    expect((await visitor.post(path, { ...fields, postal_code: 'ingen' })).status).toBe(503)
    shop.respond = null
    expect(await typedName()).toBe('Typed')
  })

  it('is of a form of buttons alone the message that nothing was changed', async () => {
    await openAccount(visitor, shop.backend, email)
    const fields = await ownFields()
    expire()
    const page = await loggedInAgain(await visitor.post(path, newsletter(fields)))
    expect(words(page.body)).toContain(undone)
    expect(words(page.body)).not.toContain(message)
    await visitor.follow(await visitor.post(path, newsletter(fields)))
    expect(words((await visitor.get(path)).body)).not.toContain(undone)
  })

  it('is of a form of buttons whose action failed the message that it is not known whether anything was changed', async () => {
    await openAccount(visitor, shop.backend, email)
    const fields = await ownFields()
    // The change is made, and its answer is lost.
    shop.respond = async (_, send, { method }) => {
      const answer = await send()
      return method === 'GET' ? answer : new Response(null, { status: 503 })
    }
    expect((await visitor.post(path, newsletter(fields))).status).toBe(503)
    shop.respond = null
    const { body } = await visitor.get(path)
    expect([words(body).includes(maybeDone), words(body).includes(undone)]).toEqual([true, false])
  })

  it('is nothing of a form longer than a person writes', async () => {
    await openAccount(visitor, shop.backend, email)
    const fields = await ownFields()
    expire()
    const flood = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`field-${at}`, 'x'.repeat(2000)]))
    await loggedInAgain(await visitor.post(path, { ...fields, ...flood }))
    expect(await typedName()).toBe('Nora')
  })

  it('is shown on its own page only, for an hour', async () => {
    await openAccount(visitor, shop.backend, email)
    const fields = await ownFields()
    expire()
    await loggedInAgain(await visitor.post(path, fields))
    expect(words((await visitor.get(href('accountOrders', 'sv'))).body)).not.toContain(message)
    expect(await typedName()).toBe('Typed')
    shop.backend.clock.now = new Date(shop.backend.clock.now.getTime() + 3601_000)
    await login()
    expect(await typedName()).toBe('Nora')
  })

  it('is not shown to another customer, or after a logout', async () => {
    await openAccount(visitor, shop.backend, email)
    const fields = await ownFields()
    expire()
    await visitor.post(path, fields)
    await logIn(visitor)
    expect(await typedName()).toBe('Demo')
    await visitor.post(href('login', 'sv'), { intent: 'log-out' })
    await login()
    expect(await typedName()).toBe('Nora')
  })

  it('is not shown to another customer whose login has expired since, in whose place the form was sent', async () => {
    await openAccount(visitor, shop.backend, email)
    const fields = await ownFields()
    await logIn(visitor)
    await visitor.get(path)
    expire()
    await visitor.post(path, fields)
    await logIn(visitor)
    expect(await typedName()).toBe('Demo')
    await login()
    expect(await typedName()).toBe('Typed')
  })

  it('is nothing where the form does not say whose it is', async () => {
    await openAccount(visitor, shop.backend, email)
    expire()
    await loggedInAgain(await visitor.post(path, { intent: 'save-details', first_name: 'Typed', last_name: 'Ny' }))
    expect(await typedName()).toBe('Nora')
  })
})

describe('a form of a customer that is sent while another is logged in', () => {
  const path = href('accountProfile', 'sv')
  const savedName = async () => formFields((await visitor.get(path)).body, 'details').first_name

  it('changes nothing of theirs, and leads to the login, after which it is there as it was typed', async () => {
    await openAccount(visitor, shop.backend, email)
    const fields = { ...formFields((await visitor.get(path)).body, 'details'), first_name: 'Typed' }
    await logIn(visitor)
    const refused = await visitor.post(path, fields)
    expect(await savedName()).toBe('Demo')
    expect(formFields((await loggedInAgain(refused)).body, 'details').first_name).toBe('Typed')
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { LANGUAGES } from '../../app/store/languages'
import { DEMO_ACCOUNT } from '../../backend/seed/data/demo-account'
import { BUYERS } from '../support/shop/buyers'
import { logIn } from '../support/shop/log-in'
import type { TestShop } from '../support/shop/open-shop'
import { elements, formFields, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

const { email, first_name, last_name, password } = DEMO_ACCOUNT
const fieldsOf = (html: string) => formFields(html, 'checkout')

describe.each(LANGUAGES)('a login in the checkout in %s', (language) => {
  const t = translator(language)
  const buyer = BUYERS[language]
  const saved = {
    street: buyer.street ?? '',
    postal_code: language === 'sv' ? '111 22' : (buyer.postal_code ?? ''),
    city: buyer.city ?? '',
  }
  let here: Shopping
  beforeEach(async () => {
    here = new Shopping(shop.visitor(), shop.backend, language)
    await here.add('LR6-24', 2)
  })
  const open = async () => (await here.visitor.get(here.checkoutPath)).body

  /** Types these fields as a guest and presses the button that opens the login dialog. */
  async function openLogin(typed: Record<string, string>) {
    const asked = await here.order({ ...fieldsOf(await open()), ...typed, intent: 'login' })
    expect([asked.status, asked.location]).toEqual([303, `${here.checkoutPath}?login`])
    return (await here.visitor.follow(asked)).body
  }

  it('is offered to a guest, opens the dialog over the form as it was typed, and leads back to it', async () => {
    expect(words(await open())).toContain(t('checkout.account.ask'))
    const typed = { street: 'Annan gata 7', city: 'Ort', message: 'Ring på' }
    const page = await openLogin(typed)
    expect(elements(page, 'dialog').some((dialog) => dialog['aria-labelledby'] === 'login-title' && 'open' in dialog)).toBe(true)
    expect(fieldsOf(page)).toMatchObject(typed)
    for (const { href: to } of elements(page, 'a').filter(({ hreflang }) => hreflang)) expect(to).toMatch(/\?login$/)
    const next = elements(page, 'input').find(({ name }) => name === 'next')?.value ?? ''
    const wrong = await logIn(here.visitor, language, { next, password: 'fel lösenord' })
    expect(wrong.status).toBe(400)
    const back = await logIn(here.visitor, language, { next })
    expect([back.status, back.location]).toEqual([303, here.checkoutPath])
    const { body } = await here.visitor.follow(back)
    expect(fieldsOf(body)).toMatchObject({ ...typed, email, first_name, last_name, postal_code: '' })
    expect(words(body)).toContain(t('checkout.account.known', { email }))
    expect(words(body)).not.toContain(t('checkout.account.ask'))
  })

  it('fills in what the account has saved where nothing is typed, once, and keeps what is emptied afterwards', async () => {
    await logIn(here.visitor, language)
    const details = { ...buyer, first_name, last_name, company_name: '', organisation_number: '', company_reference: '' }
    await here.visitor.post(href('accountProfile', language), { ...details, intent: 'save-details' })
    await here.visitor.post(href('login', language), { intent: 'log-out' })
    await openLogin({ email: 'annan@example.com', mobile: buyer.mobile ?? '' })
    const { body } = await here.visitor.follow(await logIn(here.visitor, language, { next: here.checkoutPath }))
    expect(fieldsOf(body)).toMatchObject({ email: 'annan@example.com', first_name, last_name, ...saved })
    await here.order({ ...fieldsOf(body), first_name: '', city: '', intent: 'update' })
    expect(fieldsOf(await open())).toMatchObject({ first_name: '', last_name, city: '', street: saved.street })
  })

  it('shows the places near the saved address at once', async () => {
    await logIn(here.visitor, language)
    await here.visitor.post(href('accountProfile', language), { ...buyer, first_name, last_name, intent: 'save-details' })
    const other = new Shopping(shop.visitor(), shop.backend, language)
    await other.add('LR6-24', 2)
    await logIn(other.visitor, language)
    const { body } = await other.visitor.get(other.checkoutPath)
    const way = elements(body, 'input').find(({ name, checked }) => name === 'shipping_method' && checked !== undefined)?.value
    expect(fieldsOf(body)).toMatchObject(saved)
    const places = elements(body, 'input').filter(({ name }) => name === 'service_point')
    expect(places.length > 0).toBe(/service-point|locker/.test(way ?? ''))
    expect((await other.order({ ...fieldsOf(body), intent: 'order' })).status).toBe(303)
  })
})

it('a wrong login in the checkout says so, and the password stands nowhere', async () => {
  const here = new Shopping(shop.visitor(), shop.backend)
  await here.add('LR6-24', 2)
  const refused = await logIn(here.visitor, 'sv', { password: `${password}x`, next: here.checkoutPath })
  expect(words(refused.body)).toContain(translator('sv')('login.error.wrong'))
  expect(refused.body).not.toContain(`${password}x`)
})

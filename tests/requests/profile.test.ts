import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { AccountExport } from '../../app/commerce/contract/account-details'
import { href } from '../../app/routing/href'
import { resourceHref } from '../../app/routing/resources'
import { LANGUAGES } from '../../app/store/languages'
import { customers } from '../../backend/database/schema/accounts'
import { BUYERS, COMPANIES } from '../support/shop/buyers'
import { openAccount } from '../support/shop/open-account'
import type { TestShop } from '../support/shop/open-shop'
import { elements, formFields, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'
import type { Visitor } from '../support/shop/visitor'

let shop: TestShop
let visitor: Visitor
let email: string
shopForEachTest((opened) => {
  shop = opened
  visitor = shop.visitor()
  email = `${crypto.randomUUID()}@example.com`
})

describe.each(LANGUAGES)('the profile in %s', (language) => {
  const t = translator(language)
  const path = href('accountProfile', language)
  const { first_name = '', last_name = '', mobile = '', street = '', postal_code = '', city = '' } = BUYERS[language]
  const given = { first_name, last_name, mobile, street, street2: '', postal_code, city }
  const save = (fields: Record<string, string>) => visitor.post(path, { intent: 'save-details', ...fields })

  it('keeps name and address, and fills them in at the checkout of this country', async () => {
    await openAccount(visitor, shop.backend, email, language)
    const saved = await save(given)
    expect([saved.status, saved.location]).toEqual([303, `${path}?thanks=save-details#details`])
    const page = await visitor.follow(saved)
    expect(words(page.body)).toContain(t('account.profile.saved'))
    expect(formFields(page.body, 'details')).toMatchObject({ first_name, last_name, street, city })
    const shopping = new Shopping(visitor, shop.backend, language)
    await shopping.add('LR6-24', 2)
    const { body } = await visitor.get(shopping.checkoutPath)
    expect(formFields(body, 'checkout')).toMatchObject({ email, first_name, last_name, street, city })
  })

  it('says that devices and passkeys cannot be shown in an outage of them, not that there are none', async () => {
    await openAccount(visitor, shop.backend, email, language)
    const unavailable = () => new Response(null, { status: 503 })
    shop.respond = (pathname, send) => (/(passkeys|devices)$/.test(pathname) ? unavailable() : send())
    const { status, body } = await visitor.get(path)
    shop.respond = null
    expect(status).toBe(200)
    for (const key of ['profile.devices.unknown', 'profile.passkeys.unknown'] as const) expect(words(body)).toContain(t(key))
    expect(words(body)).not.toContain(t('profile.devices.empty'))
  })

  it('names each error beside its field and keeps what was typed; address and company are whole or empty', async () => {
    await openAccount(visitor, shop.backend, email, language)
    const wrong = { ...given, last_name: '', mobile: '12', street: '', postal_code: '1', organisation_number: '1' }
    const { status, body } = await save(wrong)
    expect(status).toBe(400)
    const invalid = elements(body, 'input').flatMap((input) => (input['aria-invalid'] === 'true' ? [input.name] : []))
    expect(invalid).toEqual(['last_name', 'mobile', 'postal_code', 'organisation_number'])
    expect(formFields(body, 'details')).toMatchObject({ first_name, mobile: '12', postal_code: '1' })
    const { body: half } = await save({ ...given, street: '', company_name: 'Bolaget' })
    const missing = elements(half, 'input').flatMap((input) => (input['aria-invalid'] === 'true' ? [input.name] : []))
    expect(missing).toEqual(['street', 'organisation_number'])
    expect((await save({ first_name, last_name })).status).toBe(303)
    const { company_name = '', organisation_number = '' } = COMPANIES[language]
    expect((await save({ first_name, last_name, company_name, organisation_number })).status).toBe(303)
    const shown = elements((await visitor.get(path)).body, 'input').find(({ name }) => name === 'organisation_number')?.value
    expect(shown?.replaceAll('\u00a0', ' ')).toBe(organisation_number)
  })

  it('is downloaded as a file with all that is stored', async () => {
    await openAccount(visitor, shop.backend, email, language)
    await save(given)
    const { status, headers, body } = await visitor.get(resourceHref('accountExport', language))
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="kraftcell-[\d-]+\.json"$/)
    expect(AccountExport.parse(JSON.parse(body))).toMatchObject({ account: { email }, details: [{ street }] })
  })

  it('closes the account with the password alone, and logs out to a page that says so', async () => {
    await openAccount(visitor, shop.backend, email, language)
    const close = (password: string) => visitor.post(path, { intent: 'close-account', password })
    const isThere = async () => (await shop.backend.db.select().from(customers).where(eq(customers.email, email))).length
    for (const [password, error] of [
      ['', 'checkout.error.required'],
      ['wrong', 'login.error.current'],
    ] as const) {
      const refused = await close(password)
      expect([refused.status, words(refused.body).includes(t(error)), await isThere()]).toEqual([400, true, 1])
    }
    const closed = await close('elva-gula-tranor')
    expect([closed.status, closed.location, await isThere()]).toEqual([303, `/${language}?login=closed`, 0])
    expect(words((await visitor.get(closed.location)).body)).toContain(t('login.closed.text'))
    expect((await visitor.get(path)).status).toBe(303)
  })
})

it('an account with a subscription that goes on is not closed, and says why', async () => {
  await openAccount(visitor, shop.backend, email)
  const shopping = new Shopping(visitor, shop.backend)
  await shopping.add('CR2032', 20, { subscription_interval: '3' })
  await shopping.order({ ...(await shopping.checkout()), email })
  const refused = await visitor.post('/sv/my-account/profile/edit', { intent: 'close-account', password: 'elva-gula-tranor' })
  expect([refused.status, words(refused.body).includes(translator('sv')('account.error.subscriptions'))]).toEqual([409, true])
})

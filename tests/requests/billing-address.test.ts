import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../app/store/languages'
import { BUYERS, COMPANIES } from '../support/shop/buyers'
import type { TestShop } from '../support/shop/open-shop'
import { elements, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

describe.each(LANGUAGES)('another address for the invoice in %s', (language) => {
  const t = translator(language)
  const BILLING = {
    other_billing: 'yes',
    billing_first_name: 'Bo',
    billing_last_name: 'Betalare',
    billing_street: 'Box 77',
    billing_street2: '',
    billing_postal_code: BUYERS[language].postal_code ?? '',
    billing_city: 'Annanstad',
  }

  async function begun() {
    const here = new Shopping(shop.visitor(), shop.backend, language)
    await here.add('CR2032', 10)
    return { here, form: { ...(await here.checkout()), payment_method: 'invoice' } }
  }

  it('stands on the confirmation, besides that of the delivery', async () => {
    const { here, form } = await begun()
    const placed = await here.visitor.follow(await here.order({ ...form, ...BILLING }))
    const said = words(placed.body)
    expect(said).toContain(t('confirmation.title'))
    expect(said).toContain(`${t('order.billing')} Bo Betalare Box 77`)
    expect(said).toContain(BUYERS[language].street)
  })

  it('is in the name of the person who orders for a company, which is asked for no other', async () => {
    const { here, form } = await begun()
    const { billing_first_name: _, billing_last_name: __, ...typed } = BILLING
    const placed = await here.visitor.follow(await here.order({ ...form, ...COMPANIES[language], ...typed }))
    expect(words(placed.body)).toContain(`${t('order.billing')} Test Kund Box 77`)
  })

  it('is asked for as a whole, in the form that the country has, and kept as typed', async () => {
    const { here, form } = await begun()
    const wrong = { ...BILLING, billing_first_name: '', billing_street: ' ', billing_postal_code: '1', billing_city: '' }
    const { status, body } = await here.order({ ...form, ...wrong })
    const named = elements(body, 'input').flatMap((input) => (input['aria-invalid'] === 'true' ? [input.name] : []))
    expect([status, named]).toEqual([400, ['billing_first_name', 'billing_street', 'billing_postal_code', 'billing_city']])
    const fields = elements(body, 'input')
    const isChecked = fields.some((input) => input.name === 'other_billing' && 'checked' in input)
    const kept = fields.find(({ name }) => name === 'billing_last_name')?.value
    expect([isChecked, kept]).toEqual([true, 'Betalare'])
  })

  it('counts for nothing without its box, whatever is typed', async () => {
    const { here, form } = await begun()
    const { other_billing: _, ...typed } = BILLING
    const placed = await here.visitor.follow(await here.order({ ...form, ...typed, billing_postal_code: '1' }))
    const said = words(placed.body)
    expect(said).toContain(t('confirmation.title'))
    expect(said).not.toContain('Box 77')
  })
})

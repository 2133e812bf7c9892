import { expect, it, describe } from 'vitest'
import { LANGUAGES } from '../../app/store/languages'
import { elements, formFields, words } from '../support/shop/read-page'
import type { TestShop } from '../support/shop/open-shop'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

/** Each refused value of a field, and what is said of it. */
const WRONG = {
  email: { 'kund@exempel': 'email', 'kund exempel.se': 'email', '': 'required' },
  mobile: { '12': 'mobile', '+46 8 123 45 67': 'mobile', abc: 'mobile' },
  postal_code: { '1': 'postalCode', '123456': 'postalCode', '12A45': 'postalCode' },
  street: { ' ': 'required', ['x'.repeat(201)]: 'tooLong' },
  city: { '': 'required', ['x'.repeat(101)]: 'tooLong' },
  company_name: { '': 'required' },
  organisation_number: { '': 'required', '556012-5791': 'organisationNumber', '123': 'organisationNumber' },
} as const

describe.each(LANGUAGES)('a wrong value in %s', (language) => {
  const say = translator(language)

  const cases = Object.entries(WRONG).flatMap(([field, values]) =>
    Object.entries(values).map(([typed, error]) => ({ field, typed, error })),
  )

  it('is named beside its field and in the list above, has the focus, and stays as typed', async () => {
    const here = new Shopping(shop.visitor(), shop.backend, language)
    await here.add('CR2032', 10)
    const company = { buyer: 'company', company_name: 'Verk', organisation_number: NUMBERS[language] }
    const form: Record<string, string> = { ...(await here.checkout()), ...company }
    for (const { field, typed, error } of cases) {
      const sent = { ...form, [field]: typed }
      const { status, body } = await here.order(sent)
      const wrong = elements(body, 'input').filter((input) => input['aria-invalid'] === 'true')
      const entry = elements(body, 'a').some(({ href }) => href === `#checkout-${field}`)
      const said = words(body).split(say(`checkout.error.${error}`)).length - 1
      const focused = elements(body, 'input').filter((input) => 'autofocus' in input || 'autoFocus' in input)
      expect([field, typed, status, wrong.map(({ name }) => name), entry, said, focused.map(({ name }) => name)]).toEqual([
        ...[field, typed, 400, [field], true, 2, [field]],
      ])
      const { service_point: _, ...kept } = formFields(body, 'checkout')
      expect(sent).toMatchObject(kept)
    }
  })

  it('that is no way to pay or missing is one of a choice, which the list leads to', async () => {
    const here = new Shopping(shop.visitor(), shop.backend, language)
    await here.add('CR2032', 10)
    const { payment_method: _, ...form } = await here.checkout()
    const { status, body } = await here.order(form)
    expect([status, words(body).includes(say('checkout.error.choose'))]).toEqual([400, true])
    const first = elements(body, 'input').find(({ name }) => name === 'payment_method')
    expect(elements(body, 'a').map(({ href }) => href)).toContain(`#${first?.id ?? ''}`)
  })

  it('of the total is refused once: what it was and is, what costs more, and the button for the new total', async () => {
    const here = new Shopping(shop.visitor(), shop.backend, language)
    await here.add('CR2032', 10)
    const form = await here.checkout()
    const { body } = await here.visitor.get(here.checkoutPath)
    const ways = elements(body, 'input').filter(({ name }) => name === 'shipping_method')
    const other = ways.find(({ value = '', checked }) => value.endsWith('-home') && checked === undefined)?.value ?? ''
    const refused = await here.order({ ...form, shipping_method: other })
    const text = words(refused.body)
    expect([refused.status, text.includes(say('checkout.changed.title'))]).toEqual([409, true])
    expect(text.split(say('checkout.order')).length - 1).toBe(2)
    const again = formFields(refused.body, 'checkout')
    expect([again.shipping_method, again.seen_total === form.seen_total]).toEqual([other, false])
    expect((await here.order(again)).status).toBe(303)
  })
})

const NUMBERS = { sv: '556012-5790', no: '974760673', de: 'DE136695976', da: '10150817' }

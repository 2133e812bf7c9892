import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../app/store/languages'
import { elements, formFields, words } from '../support/shop/read-page'
import type { TestShop } from '../support/shop/open-shop'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

describe.each(LANGUAGES)('a value that may be a slip in %s', (language) => {
  const say = translator(language)
  const shopping = async () => {
    const here = new Shopping(shop.visitor(), shop.backend, language)
    await here.add('CR2032', 10)
    return here
  }
  const fieldsWith = (body: string, attribute: string) =>
    elements(body, 'input').flatMap((input) => (input[attribute] === 'true' ? [input.name] : []))

  it('is asked about once, beside its field and in the list above, and stays as typed', async () => {
    const here = await shopping()
    const form = { ...(await here.checkout()), email: 'anna@gmial.com', street: 'Norrgården' }
    const { status, body } = await here.order(form)
    expect([status, fieldsWith(body, 'data-questioned'), fieldsWith(body, 'aria-invalid')]).toEqual([
      409,
      ['email', 'street'],
      [],
    ])
    const said = [say('checkout.check.email', { meant: 'anna@gmail.com' }), say('checkout.check.number')]
    expect(said.map((text) => words(body).split(text).length - 1)).toEqual([2, 2])
    expect(words(body)).toContain(say('checkout.check'))
    const again = formFields(body, 'checkout')
    expect(again).toMatchObject({ email: 'anna@gmial.com', street: 'Norrgården' })
    expect((await here.order(again)).status).toBe(303)
  })

  it('is asked about apart from the errors of other fields, which stand above', async () => {
    const here = await shopping()
    const { status, body } = await here.order({ ...(await here.checkout()), email: 'anna@hotmial.com', city: '' })
    expect(status).toBe(400)
    const list = words(body.slice(body.indexOf('role="alert"'), body.indexOf('name="checkout_id"')))
    const asked = say('checkout.check.email', { meant: 'anna@hotmail.com' })
    const said = [say('checkout.errors'), say('checkout.error.required'), say('checkout.questions'), asked]
    const places = said.map((text) => list.indexOf(text))
    expect(places).toEqual([...places].sort((a = 0, b = 0) => a - b))
    expect(places).not.toContain(-1)
  })

  it('is ordered when it was corrected', async () => {
    const here = await shopping()
    const { body } = await here.order({ ...(await here.checkout()), email: 'anna@gmial.com' })
    expect((await here.order({ ...formFields(body, 'checkout'), email: 'anna@gmail.com' })).status).toBe(303)
  })
})

describe('a value that may be a slip', () => {
  const shopping = async () => {
    const here = new Shopping(shop.visitor(), shop.backend)
    await here.add('CR2032', 10)
    return { here, form: await here.checkout() }
  }

  it('is asked about together with the errors of other fields', async () => {
    const { here, form } = await shopping()
    const { status, body } = await here.order({ ...form, email: 'anna@hotmial.com', city: '' })
    expect([status, words(body).includes('anna@hotmail.com')]).toEqual([400, true])
    const state = elements(body, 'input').filter(({ name }) => name === 'email' || name === 'city')
    expect(state.map((input) => [input['data-questioned'], input['aria-invalid']])).toEqual([
      ['true', undefined],
      [undefined, 'true'],
    ])
    expect((await here.order({ ...formFields(body, 'checkout'), city: 'Stockholm' })).status).toBe(303)
  })

  it('is still known after a choice was applied without scripts', async () => {
    const { here, form } = await shopping()
    const { body } = await here.order({ ...form, street: 'Norrgården' })
    await here.order({ ...formFields(body, 'checkout'), intent: 'update' })
    const shown = await here.visitor.get(here.checkoutPath)
    expect((await here.order({ ...formFields(shown.body, 'checkout'), intent: 'order' })).status).toBe(303)
  })

  it('is asked about again when the form that asked was not the one that is sent', async () => {
    const { here, form } = await shopping()
    expect((await here.order({ ...form, street: 'Norrgården' })).status).toBe(409)
    expect((await here.order({ ...form, street: 'Norrgården' })).status).toBe(409)
  })

  it.each(['Box 12', 'c/o Berg, Storgatan 4 B', '3:e Gr\u00e4nd 1'])('is not a street such as %s', async (street) => {
    const { here, form } = await shopping()
    expect((await here.order({ ...form, street })).status).toBe(303)
  })

  it('is not a street whose number begins the second line', async () => {
    const { here, form } = await shopping()
    expect((await here.order({ ...form, street: 'Storgatan', street2: '12 A' })).status).toBe(303)
  })
})

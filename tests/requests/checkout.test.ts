import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../app/store/languages'
import { orders } from '../../backend/database/schema/orders'
import { prices } from '../../backend/database/schema/prices'
import { BUYERS } from '../support/shop/buyers'
import { type TestShop } from '../support/shop/open-shop'
import { elements, formFields, heading, sectionOf, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import type { Fields } from '../support/shop/visitor'
import { translator } from '../support/shop/translator'

let shop: TestShop
let shopping: Shopping
const t = translator('sv')
shopForEachTest((opened) => {
  shop = opened
  shopping = new Shopping(shop.visitor(), shop.backend)
})

describe('the checkout', () => {
  it('is closed for an empty cart', async () => {
    const answer = await shopping.visitor.get('/sv/checkout')
    expect([answer.status, answer.location]).toEqual([302, '/sv/cart'])
  })

  it('is closed below the minimum order, and the cart says how much is missing', async () => {
    await shopping.add('CR2032', 2)
    const answer = await shopping.visitor.get('/sv/checkout')
    expect([answer.status, answer.location]).toEqual([302, '/sv/cart'])
    const cart = await shopping.cart()
    expect(cart.text).toContain(t('cart.minimum', { minimum: '79\u00a0kr', missing: '21\u00a0kr' }))
    expect(elements(cart.body, 'a').map(({ href }) => href)).not.toContain('/sv/checkout')
  })

  it('is closed while a line is sold out; the cart says so until the line is removed', async () => {
    await shopping.add('BL1850B', 3)
    const form = await shopping.checkout()
    await shopping.add('BL1850B', 2, { accessory_id: '4' })
    const cart = await shopping.cart()
    expect(cart.text).toContain(t('cart.soldOut'))
    expect(elements(cart.body, 'a').map(({ href }) => href)).not.toContain('/sv/checkout')
    const before = await shop.backend.db.$count(orders)
    const answer = await shopping.visitor.get('/sv/checkout')
    expect([answer.status, answer.location]).toEqual([302, '/sv/cart'])
    const refused = await shopping.order(form)
    expect([refused.status, words(refused.body).includes(t('checkout.stockChanged'))]).toEqual([409, true])
    expect(await shop.backend.db.$count(orders)).toBe(before)
    await shopping.remove(cart.lines[1]?.uuid ?? '')
    expect((await shopping.visitor.get('/sv/checkout')).status).toBe(200)
  })

  it('is closed when the minimum is reached only with a sold-out line', async () => {
    await shopping.add('CR2032', 2)
    await shopping.add('SOLDOUT', 5)
    expect((await shopping.cart()).text).toContain(t('cart.minimum', { minimum: '79\u00a0kr', missing: '21\u00a0kr' }))
  })

  it('is open from the minimum order on', async () => {
    await shopping.add('CR2032', 3)
    expect(elements((await shopping.cart()).body, 'a').map(({ href }) => href)).toContain('/sv/checkout')
    expect((await shopping.visitor.get('/sv/checkout')).status).toBe(200)
  })

  it('places no order for a form submitted while it is closed', async () => {
    await shopping.add('CR2032', 3)
    const form = await shopping.checkout()
    const [line] = (await shopping.cart()).lines
    await shopping.change(line?.uuid ?? '', 1)
    const before = await shop.backend.db.$count(orders)
    const answer = await shopping.order(form)
    expect([answer.status, answer.location]).toEqual([302, '/sv/cart'])
    expect(await shop.backend.db.$count(orders)).toBe(before)
  })
})

it('a price that changes while the checkout opens is the same in the lines and in the total', async () => {
  await shopping.add('LR6-4', 4)
  shop.respond = async (path, send) => {
    if (path.startsWith('/api/checkouts/')) {
      const tier = and(eq(prices.product_id, shop.backend.idOf('LR6-4')), eq(prices.store_id, 7))
      await shop.backend.db.update(prices).set({ p: 69 }).where(tier)
    }
    return send()
  }
  const { body } = await shopping.visitor.get('/sv/checkout')
  shop.respond = null
  const summary = words(sectionOf(body, 'aria-labelledby="order-summary"'))
  const amountOf = (label: string) => Number(new RegExp(`${label} [^\\d]*(\\d+)\u00a0kr`).exec(summary)?.[1])
  expect([amountOf('× 4'), amountOf(t('checkout.goods')), amountOf(t('checkout.total'))]).toEqual([276, 276, 305])
})

it('a shopper who sees prices excluding VAT buys as a company at first', async () => {
  await shopping.add('CR2032', 3)
  const buyer = async () => formFields((await shopping.visitor.get('/sv/checkout')).body, 'checkout').buyer
  expect(await buyer()).toBe('private')
  await shopping.visitor.post('/sv/cart', { intent: 'vat', vat: 'excluding', return_to: '/sv/cart' })
  expect(await buyer()).toBe('company')
})

it('every field has an autocomplete token', async () => {
  await shopping.add('CR2032', 3)
  const { body } = await shopping.visitor.get('/sv/checkout')
  const tokens = elements(body, 'input').flatMap(({ name, autoComplete, autocomplete = autoComplete }) =>
    autocomplete === undefined || name === undefined ? [] : [[name, autocomplete]],
  )
  expect(Object.fromEntries(tokens)).toMatchObject({
    email: 'email',
    mobile: 'tel',
    first_name: 'given-name',
    last_name: 'family-name',
    street: 'address-line1',
    street2: 'address-line2',
    postal_code: 'postal-code',
    city: 'address-level2',
  })
})

describe.each(LANGUAGES)('a form with errors in %s', (language) => {
  const say = translator(language)
  const WRONG = {
    email: 'kund@',
    mobile: '12',
    first_name: ' ',
    postal_code: 'ABC',
    city: 'Ö<script>"\'',
    message: 'x'.repeat(1001),
  }

  it('is shown again with each error beside its field and all submitted values', async () => {
    const here = new Shopping(shop.visitor(), shop.backend, language)
    await here.add('BL1850B')
    const form: Fields = { ...(await here.checkout()), ...WRONG }
    const answer = await here.order(form)
    expect(answer.status).toBe(400)
    expect(heading(answer.body)).toBe(say('checkout.title'))
    expect(words(answer.body)).toContain(say('checkout.errors'))
    for (const [name, error] of [
      ['email', 'checkout.error.email'],
      ['mobile', 'checkout.error.mobile'],
      ['first_name', 'checkout.error.required'],
      ['postal_code', 'checkout.error.postalCode'],
      ['message', 'checkout.error.tooLong'],
    ] as const) {
      const field = elements(answer.body, 'input').find((input) => input.name === name)
      expect([name, field?.['aria-invalid']]).toEqual([name, 'true'])
      const told = (field?.['aria-describedby'] ?? '').split(' ').map((id) => textOf(answer.body, id))
      expect([name, told]).toEqual([name, expect.arrayContaining([expect.stringContaining(say(error))])])
    }
    // Near no postal code there are no service points to choose from.
    const { service_point, points_of: _, ...kept } = form
    expect(formFields(answer.body, 'checkout')).toEqual(kept)
    const corrected = await here.order({ ...kept, ...BUYERS[language], message: '', intent: 'update' })
    expect(corrected.status).toBe(303)
    expect((await here.checkout()).service_point).toBe(service_point)
  })

  it('names every required field when nothing is filled in', async () => {
    const here = new Shopping(shop.visitor(), shop.backend, language)
    await here.add('BL1850B')
    const { checkout_id = '', seen_total = '' } = await here.checkout()
    const answer = await here.order({ checkout_id, seen_total })
    expect(answer.status).toBe(400)
    const wrong = elements(answer.body, 'input').filter((input) => input['aria-invalid'] === 'true')
    expect(wrong.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['email', 'mobile', 'first_name', 'last_name', 'street', 'postal_code', 'city']),
    )
  })
})

it('the submitted values of a refused form are filled in on the next visit', async () => {
  await shopping.add('CR2032', 3)
  await shopping.order({ ...(await shopping.checkout()), postal_code: '12', city: 'Umeå' })
  await shopping.visitor.get('/sv/artiklar/batterier/index.html')
  const { body } = await shopping.visitor.get('/sv/checkout')
  expect(formFields(body, 'checkout')).toMatchObject({ ...BUYERS.sv, postal_code: '12', city: 'Umeå' })
})

/** The text of the element with this id. */
function textOf(html: string, id: string): string {
  const start = html.indexOf(`id="${id}"`)
  return start === -1 ? '' : words(html.slice(html.indexOf('>', start) + 1, html.indexOf('</p>', start)))
}

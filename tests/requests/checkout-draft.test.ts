import { describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { BUYERS } from '../support/shop/buyers'
import { logIn } from '../support/shop/log-in'
import type { TestShop } from '../support/shop/open-shop'
import { formFields } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import type { Fields } from '../support/shop/visitor'

let shop: TestShop
let shopping: Shopping
shopForEachTest((opened) => {
  shop = opened
  shopping = new Shopping(shop.visitor(), shop.backend)
})

/** The fields of the checkout as it is shown now. */
const shown = async () => formFields((await shopping.visitor.get('/sv/checkout')).body, 'checkout')

/** Sends the form as the page does while it is typed. */
const keep = (form: Fields) => shopping.visitor.post('/sv/checkout.data', { ...form, intent: 'update' })

const blank = ({ email = '', street = '', mobile = '' }: Fields) => expect([email, street, mobile]).toEqual(['', '', ''])

describe('what is typed in the checkout', () => {
  it('is kept while it is typed, without a page in answer', async () => {
    await shopping.add('LR6-24', 2)
    const answer = await keep({ ...(await shown()), ...BUYERS.sv })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([202, 'text/x-script'])
    expect(await shown()).toMatchObject(BUYERS.sv)
  })

  it('is not kept again after the purchase, from a page that is still open', async () => {
    await shopping.add('LR6-24', 2)
    const form = await shopping.checkout()
    const { location } = await shopping.order({ ...form, payment_method: 'invoice', intent: 'order' })
    expect(location).toContain(href('confirmation', 'sv'))
    await shopping.visitor.get(location)
    await keep(form)
    await shopping.order({ ...form, intent: 'login' })
    await shopping.add('LR6-24', 2)
    blank(await shown())
    // The cart keeps it (spec section 3, Cart state), and deliveries near it are shown: so the form says it.
    expect((await shown()).postal_code).toBe('111 22')
  })

  it('binds no gift card to the next order, from a page that was open at the purchase', async () => {
    await shopping.add('LR6-24', 2)
    const form = await shopping.checkout()
    await shopping.visitor.get((await shopping.order({ ...form, payment_method: 'invoice', intent: 'order' })).location)
    const before = shop.calls.length
    const answer = await shopping.order({ ...form, intent: 'update', gift_card_code: '7KQ2-XMFT-9HWB-4RDN' })
    expect([answer.status, answer.location]).toEqual([303, '/sv/checkout#gift-cards'])
    expect(shop.calls.slice(before).filter((path) => path.includes('gift-card'))).toEqual([])
  })

  it('is not kept again after a logout, from a page that is still open', async () => {
    await logIn(shopping.visitor)
    await shopping.add('LR6-24', 2)
    const form = await shopping.checkout()
    await shopping.visitor.post(href('login', 'sv'), { intent: 'log-out' })
    await keep({ ...form, message: 'Ring på' })
    blank(await shown())
    await keep({ ...form, message: 'Ring på' })
    blank(await shown())
    expect((await shown()).postal_code).toBe('')
  })

  it('stays when another form does not ask for it: the address while only a gift card is ordered', async () => {
    await shopping.add('LR6-24', 2)
    const form = await shopping.checkout()
    await keep({ ...form, other_billing: 'yes', billing_street: 'Fakturagatan 3' })
    await shopping.add('GIFT-500')
    const [goods] = (await shopping.cart()).lines
    await shopping.remove(goods?.uuid ?? '')
    const gift = await shown()
    expect([gift.street, gift.email]).toEqual([undefined, BUYERS.sv.email])
    await keep({ ...gift, gift_email: 'mottagare@example.com' })
    await shopping.add('LR6-24', 2)
    const { street, postal_code, city } = BUYERS.sv
    const again = await shown()
    expect(again).toMatchObject({ street, postal_code, city, other_billing: 'yes', billing_street: 'Fakturagatan 3' })
    expect(again.gift_email).toBe('mottagare@example.com')
    // A box that is cleared stays cleared, and a field that is emptied stays empty.
    const { other_billing: _, ...cleared } = again
    await keep({ ...cleared, city: '' })
    expect(await shown()).toMatchObject({ street, city: '' })
    expect(await shown()).not.toHaveProperty('other_billing')
  })

  it('is no address when it is the postal code of the last purchase alone: a later login fills in the account', async () => {
    await logIn(shopping.visitor)
    await shopping.visitor.post(href('accountProfile', 'sv'), { ...BUYERS.sv, street: 'Hemma 1', intent: 'save-details' })
    await shopping.visitor.post(href('login', 'sv'), { intent: 'log-out' })
    await shopping.add('LR6-24', 2)
    const form = { ...(await shopping.checkout()), postal_code: '411 03' }
    await shopping.visitor.get((await shopping.order({ ...form, payment_method: 'invoice', intent: 'order' })).location)
    await shopping.add('LR6-24', 2)
    const next = await shown()
    expect([next.postal_code, next.street]).toEqual(['411 03', ''])
    await shopping.order({ ...next, intent: 'login' })
    await logIn(shopping.visitor)
    expect(await shown()).toMatchObject({ street: 'Hemma 1', postal_code: '111 22', city: BUYERS.sv.city })
  })

  it('shows no former postal code of another country', async () => {
    await shopping.add('LR6-24', 2)
    await shopping.visitor.get(
      (await shopping.order({ ...(await shopping.checkout()), payment_method: 'invoice', intent: 'order' })).location,
    )
    await shopping.add('LR6-24', 2)
    expect(formFields((await shopping.visitor.get('/da/checkout')).body, 'checkout').postal_code).toBe('')
  })

  it('does not count a choice that every form has: a later login fills in the account', async () => {
    await logIn(shopping.visitor)
    const company = { company_name: 'Elverket AB', organisation_number: '556012-5790', company_reference: '' }
    const saved = { ...BUYERS.sv, first_name: 'Nora', last_name: 'Ny', ...company }
    await shopping.visitor.post(href('accountProfile', 'sv'), { ...saved, intent: 'save-details' })
    await shopping.visitor.post(href('login', 'sv'), { intent: 'log-out' })
    await shopping.add('LR6-24', 2)
    await keep(await shown())
    await logIn(shopping.visitor)
    expect(await shown()).toMatchObject({
      first_name: 'Nora',
      street: BUYERS.sv.street,
      buyer: 'company',
      company_name: 'Elverket AB',
    })
  })
})

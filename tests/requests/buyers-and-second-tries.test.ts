import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Tokens } from '../../app/commerce/contract/account'
import { LANGUAGES } from '../../app/store/languages'
import { DEMO_ACCOUNT } from '../../backend/seed/data/demo-account'
import { post } from '../../backend/tests/test-shop'
import { PaymentWorld } from '../support/payments/payment-world'
import { Purchase } from '../support/payments/purchase'
import { COMPANIES } from '../support/shop/buyers'
import { elements, formFields, heading, words } from '../support/shop/read-page'
import { translator } from '../support/shop/translator'
import type { Fields } from '../support/shop/visitor'

const t = translator('sv')
let world: PaymentWorld
beforeAll(async () => {
  world = await PaymentWorld.open()
})
afterAll(() => world.close())
beforeEach(() => world.reset())

const GIFT = { gift_email: 'vinnare@example.com', gift_message: 'Grattis!', gift_day: '' }

/** Orders with these fields, pays, and answers the heading the shopper comes back to. */
async function paid(purchase: Purchase, fields: Fields): Promise<string> {
  const form = { ...(await purchase.form()), ...fields }
  const page = await purchase.handOver(await purchase.shopping.order(form))
  expect(words(page.body)).not.toContain(t('checkout.paymentRefused'))
  const back = await purchase.choose('approve', 'never')
  return heading((await purchase.visit(back ?? '')).body)
}

describe('gift cards alone are paid', () => {
  it.each(['klarna', 'stripe', 'walley-b2c'] as const)('with %s', async (method) => {
    const purchase = new Purchase(world, 'sv', method)
    await purchase.shopping.add('GIFT-500')
    expect(await paid(purchase, GIFT)).toBe(t('confirmation.title'))
  })

  it('with walley-b2b, by a company', async () => {
    const purchase = new Purchase(world, 'sv', 'walley-b2b')
    await purchase.shopping.add('GIFT-500')
    expect(await paid(purchase, { ...GIFT, ...COMPANIES.sv })).toBe(t('confirmation.title'))
  })
})

it.each(['klarna', 'stripe', 'walley-b2b'] as const)('a company pays with %s', async (method) => {
  const purchase = new Purchase(world, 'sv', method)
  await purchase.fill()
  expect(await paid(purchase, COMPANIES.sv)).toBe(t('confirmation.title'))
})

describe.each(LANGUAGES)('a way to pay for private persons in %s', (language) => {
  const say = translator(language)
  const offered = (html: string) =>
    elements(html, 'input').flatMap(({ name, value = '' }) => (name === 'payment_method' ? [value] : []))

  it('is not offered to a company, and refused in words when the page was made for a private person', async () => {
    const purchase = new Purchase(world, language, 'walley-b2c')
    await purchase.fill()
    const form = await purchase.form()
    expect(offered((await purchase.shopping.visitor.get(purchase.shopping.checkoutPath)).body)).toContain('walley-b2c')
    const refused = await purchase.shopping.order({ ...form, ...COMPANIES[language] })
    expect([refused.status, words(refused.body).includes(say('checkout.error.consumersOnly'))]).toEqual([400, true])
    expect(offered(refused.body)).not.toContain('walley-b2c')
    expect(offered(refused.body)).toEqual(expect.arrayContaining(['stripe', 'klarna', 'walley-b2b']))
    const fields = formFields(refused.body, 'checkout')
    expect(fields).toMatchObject({ ...COMPANIES[language], payment_method: 'stripe' })
    await purchase.handOver(await purchase.shopping.order({ ...fields, intent: 'order' }))
    const back = await purchase.choose('approve', 'never')
    expect(heading((await purchase.visit(back ?? '')).body)).toBe(say('confirmation.title'))
  })
})

describe('a second try', () => {
  async function refusedOnce(): Promise<Purchase> {
    const purchase = new Purchase(world, 'sv', 'klarna')
    await purchase.begin()
    const form = await purchase.form()
    const refused = await purchase.shopping.order({ ...form, payment_method: 'stripe', quote: 'of-yesterday', seen_total: '1' })
    expect(refused.status).toBe(409)
    return purchase
  }

  it('that is refused leaves the payment that was begun: it is made, and the cart is empty', async () => {
    const purchase = await refusedOnce()
    const back = await purchase.choose('approve', 'never')
    const confirmation = await purchase.visit(back ?? '')
    expect(heading(confirmation.body)).toBe(t('confirmation.title'))
    expect(words(confirmation.body)).toContain('Provgatan 1')
    expect(await purchase.cart()).toEqual([])
  })

  it('that is refused does not hide that the payment was made, when the shopper does not return from it', async () => {
    const purchase = await refusedOnce()
    await purchase.choose('approve', 'before')
    expect(heading((await purchase.visit('/sv/cart')).body)).toBe(t('confirmation.title'))
    expect(await purchase.cart()).toEqual([])
  })

  it('leads from the page of a payment that was left back to it, or to another way to pay', async () => {
    const purchase = new Purchase(world, 'sv', 'stripe')
    await purchase.begin()
    const left = await purchase.visit((await purchase.choose('cancel', 'never')) ?? '')
    expect(words(left.body)).toContain(t('checkoutFailed.left'))
    const links = elements(left.body, 'a').map(({ href }) => href)
    expect(links).toEqual(expect.arrayContaining(['/sv/checkout?pay', '/sv/checkout', '/sv/cart']))
    const before = purchase.page
    await purchase.handOver({ ...left, location: '/sv/checkout?pay' })
    expect(purchase.page).toBe(before)
    const back = await purchase.choose('approve', 'never')
    expect(heading((await purchase.visit(back ?? '')).body)).toBe(t('confirmation.title'))
  })

  it('sees which order waits for its payment, and its sum, when the cart holds more by now', async () => {
    const purchase = new Purchase(world, 'sv', 'klarna')
    await purchase.begin()
    const sum = /[\d\s]+kr/.exec(purchase.shownTotal)?.[0].trim() ?? '?'
    await purchase.shopping.add('CR2032', 5)
    const { body } = await purchase.shopping.visitor.get('/sv/checkout')
    const [, notice = ''] = words(body).split(t('checkout.unpaid'))
    expect(notice.slice(0, 60)).toMatch(/Order SE\d+/)
    expect(notice.slice(0, 60)).toContain(sum)
  })

  it('in another checkout, as after signing in, is taken a minute after the first', async () => {
    const purchase = new Purchase(world, 'sv', 'klarna')
    await purchase.begin()
    const { email, password } = DEMO_ACCOUNT
    const tokens = await world.backend.fetch('/api/auth/login?locale=sv&sid=7', post({ email, password }))
    await purchase.shopping.visitor.get(`/sv?token=${Tokens.parse(await tokens.json()).access_token}`)
    const early = await purchase.shopping.order(await purchase.form('invoice'))
    expect([early.status, words(early.body)]).toEqual([503, expect.stringContaining(t('checkout.unavailable'))])
    world.later(1.1)
    const placed = await purchase.shopping.order(await purchase.form('invoice'))
    expect(heading((await purchase.shopping.visitor.follow(placed)).body)).toBe(t('confirmation.title'))
  })
})

it('an order whose answer does not come in time is not called "nothing ordered"', async () => {
  const purchase = new Purchase(world, 'sv', 'invoice')
  await purchase.fill()
  const form = await purchase.form()
  world.shop.respond = async (path, send, { body }) => {
    const isOrder = path.startsWith('/api/checkouts/') && !body.includes('"order":null')
    if (isOrder || path === '/api/orders') throw new TypeError('terminated')
    return send()
  }
  const answer = await purchase.shopping.order(form)
  world.shop.respond = null
  expect(answer.status).toBe(503)
  expect(words(answer.body)).toContain(t('checkout.unknown'))
  expect(words(answer.body)).not.toContain(t('checkout.unavailable'))
})

import { eq } from 'drizzle-orm'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { Checkout } from '../../app/commerce/contract/checkout'
import { href } from '../../app/routing/href'
import { orders } from '../../backend/database/schema/orders'
import { MemoryProvider, withProviders } from '../../backend/tests/memory-provider'
import { BUYERS } from '../support/shop/buyers'
import { logIn } from '../support/shop/log-in'
import type { TestShop } from '../support/shop/open-shop'
import { ownAddress } from '../support/shop/own-address'
import { elements, formFields, heading, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'
import type { Fields } from '../support/shop/visitor'

const t = translator('sv')
let shop: TestShop
let shopping: Shopping
shopForEachTest((opened) => {
  shop = opened
  shopping = new Shopping(shop.visitor({}, ownAddress()), shop.backend)
}, withProviders(new MemoryProvider()))

const idOf = ({ location }: { location: string }) => /[\da-f-]{36}/.exec(location)?.[0] ?? ''

/** Orders by invoice, and gives the order's id and the address of its confirmation. */
async function ordered(chosen: Fields = {}) {
  await shopping.add('LR6-24', 2)
  const { fields } = await shopping.chooseInCheckout({ ...BUYERS.sv, ...chosen })
  const answer = await shopping.order({ ...fields, payment_method: 'invoice', intent: 'order' })
  expect(answer.location).toContain(href('confirmation', 'sv'))
  return { id: idOf(answer), confirmation: answer.location }
}

describe('an order whose provider hangs when the shopper comes back from it', () => {
  it.each(['confirmation', 'checkoutFailed'] as const)('is shown as one that waits: %s', async (page) => {
    await shopping.add('LR6-24', 2)
    const form = await shopping.checkout()
    expect((await shopping.order({ ...form, payment_method: 'stripe', intent: 'order' })).location).toContain('?pay')
    const [placed] = await shop.backend.db
      .select()
      .from(orders)
      .where(eq(orders.checkout_order_id, form.checkout_id ?? ''))
    shop.respond = async (path, send, { signal }) => {
      if (!path.endsWith('/settle')) return send()
      await once(signal, 'abort')
      throw new DOMException('timed out', 'TimeoutError')
    }
    const { status, body } = await shopping.visitor.get(href(page, 'sv', { id: placed?.id ?? '' }))
    expect(status).toBe(200)
    if (page === 'confirmation')
      expect([heading(body), words(body).includes(placed?.number ?? '-')]).toEqual([t('payment.waits'), true])
    else expect(words(body)).toContain(t('checkoutFailed.left'))
  })
})

it('an order that is placed leads to its confirmation, although reading it failed', async () => {
  await shopping.add('LR6-24', 2)
  const form = await shopping.checkout()
  shop.respond = (path, send, { method }) =>
    method === 'GET' && path.startsWith('/api/orders/') ? new Response(null, { status: 503 }) : send()
  // As scripts send it: a page without them asks for the order again.
  const answer = await shopping.visitor.post('/sv/checkout.data', { ...form, payment_method: 'invoice', intent: 'order' })
  expect([answer.status, answer.body.includes(href('confirmation', 'sv'))]).toEqual([202, true])
  shop.respond = null
  const [placed] = await shop.backend.db
    .select()
    .from(orders)
    .where(eq(orders.checkout_order_id, form.checkout_id ?? ''))
  const page = await shopping.visitor.follow(await shopping.visitor.get(href('confirmation', 'sv', { id: placed?.id ?? '' })))
  expect(heading(page.body)).toBe(t('confirmation.title'))
  expect((await shopping.cart()).lines).toEqual([])
})

describe('the page of an order', () => {
  it('is left with all that opens the order again, such as its confirmation', async () => {
    const { id, confirmation } = await ordered()
    const path = href('myOrder', 'sv', { id })
    await shopping.visitor.post(path, { intent: 'open-purchase' })
    expect((await shopping.visitor.get(path)).body).toContain('LR6')
    await shopping.visitor.post(path, { intent: 'log-out' })
    for (const address of [confirmation, href('confirmation', 'sv')]) {
      const { status, body } = await shopping.visitor.get(address)
      expect([status, body.includes('Provgatan')]).toEqual([404, false])
    }
  })

  it('is left by a customer without a logout from the account, and with the confirmations of all other orders', async () => {
    const [first, second] = [await ordered(), await ordered()]
    await logIn(shopping.visitor)
    const path = href('myOrder', 'sv', { id: first.id })
    await shopping.visitor.follow(await shopping.visitor.post(path, { intent: 'open-purchase' }))
    await shopping.visitor.post(path, { intent: 'log-out' })
    expect((await shopping.visitor.get(href('accountOrders', 'sv'))).status).toBe(200)
    const pages = await Promise.all([first, second].map(({ confirmation }) => shopping.visitor.get(confirmation)))
    expect(pages.map(({ status }) => status)).toEqual([404, 200])
  })

  it('opens from the confirmation also for a customer whose account has another e-mail address', async () => {
    const { id } = await ordered()
    await logIn(shopping.visitor)
    const path = href('myOrder', 'sv', { id })
    const opened = await shopping.visitor.follow(await shopping.visitor.post(path, { intent: 'open-purchase' }))
    expect([opened.status, opened.body.includes('LR6')]).toEqual([200, true])
  })

  it('leaves what is missing in its forms to the shop, which says it in the language of the storefront', async () => {
    const { id } = await ordered({ shipping_method: 'postnord-service-point' })
    const path = href('myOrder', 'sv', { id })
    await shopping.visitor.post(path, { intent: 'open-purchase' })
    const { body } = await shopping.visitor.get(path)
    const forms = [...body.matchAll(/<form\b[^>]*>.*?<\/form>/gs)].map(([form]) => form)
    const asking = forms.filter((form) => form.includes(`action="${path}`) && / required\b/.test(form))
    expect(asking.length).toBeGreaterThan(0)
    for (const form of asking) expect(form).toMatch(/^<form\b[^>]* novalidate/i)
  })
})

describe('the form of the checkout', () => {
  it('is sent to the page without the login dialog that stands over it', async () => {
    await shopping.add('LR6-24', 2)
    const { body } = await shopping.visitor.get('/sv/checkout?login')
    expect(elements(body, 'form').find(({ id }) => id === 'checkout')?.action).toBe('/sv/checkout')
  })

  it('is not taken for one from an outage where a company has no way to pay', async () => {
    await shopping.add('LR6-24', 2)
    const form = await shopping.checkout()
    shop.respond = async (path, send) => {
      const answer = await send()
      if (!path.startsWith('/api/checkouts/') || !answer.ok) return answer
      const checkout = Checkout.parse(await answer.json())
      return Response.json({
        ...checkout,
        payments: checkout.payments.map((one) => ({ ...one, consumers: true, companies: false })),
      })
    }
    const company = { ...form, buyer: 'company', company_name: 'Elverket AB', organisation_number: '556012-5790' }
    await shopping.order({ ...company, intent: 'update' })
    const page = await shopping.visitor.get('/sv/checkout')
    expect(words(page.body)).toContain(t('checkout.payment.noneForCompanies'))
    const refused = await shopping.order({ ...formFields(page.body, 'checkout'), intent: 'order' })
    expect([refused.status, words(refused.body).includes(t('checkout.availableAgain'))]).toEqual([400, false])
  })
})

it('an outage uses up neither the tries of the tracking form nor those of links to orders', async () => {
  const page = href('trackOrder', 'sv')
  const { id } = await ordered()
  const path = href('myOrder', 'sv', { id })
  const visitor = shop.visitor({}, ownAddress())
  shop.online = false
  for (let at = 0; at < 20; at++) {
    if (at < 10) expect((await visitor.post(page, { number: `SE${at}`, proof: '11122' })).status).toBe(503)
    expect((await shopping.visitor.post(path, { intent: 'open-purchase' })).status).toBe(503)
  }
  shop.online = true
  expect((await visitor.post(page, { number: 'SE1', proof: '11122' })).status).toBe(404)
  expect((await shopping.visitor.post(path, { intent: 'open-purchase' })).location).toBe(path)
})

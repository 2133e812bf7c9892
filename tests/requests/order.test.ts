import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../app/store/languages'
import { orders } from '../../backend/database/schema/orders'
import { prices } from '../../backend/database/schema/prices'
import { isOrder } from '../support/shop/is-order'
import { BUYERS } from '../support/shop/buyers'
import { ownAddress } from '../support/shop/own-address'
import { type TestShop } from '../support/shop/open-shop'
import { elements, formFields, heading, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'
import type { Answer, Fields } from '../support/shop/visitor'

let shop: TestShop
let shopping: Shopping
const t = translator('sv')
shopForEachTest((opened) => {
  shop = opened
  shopping = new Shopping(shop.visitor(), shop.backend)
})

const countOrders = () => shop.backend.db.$count(orders)

/** The order number on the confirmation page. */
async function orderNumber(answer: Answer): Promise<string> {
  expect(answer.status).toBe(303)
  const confirmation = await shopping.visitor.follow(answer)
  expect(heading(confirmation.body)).toBe(t('confirmation.title'))
  return /SE\d+/.exec(words(confirmation.body))?.[0] ?? ''
}

/** The order was not placed; the page says why and keeps all submitted values and the cart. */
async function expectKept(answer: Answer, form: Fields, status: number, said: string): Promise<void> {
  expect(answer.status).toBe(status)
  expect(words(answer.body)).toContain(said)
  const { seen_total, seen_arrives: _days, checkout_id, quote, away, ...typed } = formFields(answer.body, 'checkout')
  expect(form).toMatchObject(typed)
  expect([quote === '', away === 'yes']).toEqual([status === 503, status === 503])
  expect(Object.keys(typed)).toEqual(expect.arrayContaining(Object.keys(BUYERS.sv)))
  expect(checkout_id).toBe(form.checkout_id)
  expect(Number(seen_total) > 0).toBe(status !== 503)
}

describe.each(LANGUAGES)('an order in %s', (language) => {
  it('redirects to a confirmation with its number, address and lines, and empties the cart', async () => {
    const here = new Shopping(shop.visitor(), shop.backend, language)
    await here.add('LR6-24', 2)
    const answer = await here.order({ ...(await here.checkout()), message: 'Grüße & <b>hej</b>' })
    expect(answer.status).toBe(303)
    const confirmation = await here.visitor.follow(answer)
    const text = words(confirmation.body)
    expect(heading(confirmation.body)).toBe(translator(language)('confirmation.title'))
    expect(text).toMatch(/(SE|NO|DE|DK)10\d{4}/)
    expect(text).toContain('LR6 AA 24-pack')
    expect(text).toContain(BUYERS[language].city)
    expect(text).toContain(translator(language)('confirmation.mailed', { email: BUYERS[language].email ?? '' }))
    const follow = elements(confirmation.body, 'a').find((link) => link.href?.startsWith(`/${language}/track-order/`))?.href
    const tracked = await here.visitor.get(follow ?? '')
    expect([tracked.status, heading(tracked.body)]).toEqual([200, translator(language)('tracking.state.confirmed')])
    expect((await here.cart()).lines).toEqual([])
    expect(shop.logged).toEqual([])
  })
})

describe('an order is placed once', () => {
  it('when its form is submitted twice', async () => {
    await shopping.add('CR2032', 5)
    const form = await shopping.checkout()
    const before = await countOrders()
    const first = await shopping.order(form)
    const second = await shopping.order(form)
    expect(second.location).toBe(first.location)
    expect(await countOrders()).toBe(before + 1)
    expect(await orderNumber(second)).toBe(await orderNumber(first))
  })

  it('when its form is submitted 10 times concurrently', async () => {
    await shopping.add('CR2032', 5)
    const form = await shopping.checkout()
    const before = await countOrders()
    const answers = await Promise.all(Array.from({ length: 10 }, () => shopping.order(form)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 303))
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1)
    expect(await countOrders()).toBe(before + 1)
  })

  it('when the answer is lost', async () => {
    await shopping.add('CR2032', 5)
    const form = await shopping.checkout()
    const before = await countOrders()
    shop.respond = async (path, send, { body }) => {
      const answer = await send()
      return isOrder(path, body) ? Promise.reject(new TypeError('terminated')) : answer
    }
    const found = await shopping.order(form)
    expect([found.status, found.location.startsWith('/sv/checkout/confirmation/')]).toEqual([302, true])
    shop.respond = null
    expect((await shopping.order(form)).location).toBe(found.location)
    expect(await countOrders()).toBe(before + 1)
    expect((await shopping.cart()).lines).toEqual([])
  })

  it('when it is paid after it was given up, and the shopper goes to the checkout again', async () => {
    await shopping.add('CR2032', 5)
    const form = await shopping.checkout()
    shop.respond = async (path, send, { body }) => {
      const answer = await send()
      if (isOrder(path, body)) shop.online = false
      return shop.online ? answer : Promise.reject(new TypeError('terminated'))
    }
    expect((await shopping.order(form)).status).toBe(503)
    shop.respond = null
    shop.online = true
    const ofCheckout = eq(orders.checkout_order_id, String(form.checkout_id))
    const change = (status: 'cancelled' | 'confirmed') => shop.backend.db.update(orders).set({ status }).where(ofCheckout)
    await change('cancelled')
    shop.backend.clock.now = new Date(shop.backend.clock.now.getTime() + 61_000)
    expect((await shopping.visitor.get('/sv/checkout')).status).toBe(200)
    await change('confirmed')
    const placed = await shopping.visitor.get('/sv/checkout')
    expect(placed.location).toContain('/sv/checkout/confirmation/')
    expect(heading((await shopping.visitor.follow(placed)).body)).toBe(t('confirmation.title'))
    expect((await shopping.cart()).lines).toEqual([])
  })

  it('when the confirmation was never seen: within an hour the checkout leads to it, the cart being empty since', async () => {
    await shopping.add('CR2032', 5)
    const { location } = await shopping.order(await shopping.checkout())
    const again = await shopping.visitor.get('/sv/checkout')
    expect([again.status, again.location]).toEqual([302, location])
    const { clock } = shop.backend
    const ordered = clock.now
    clock.now = new Date(ordered.getTime() + 61 * 60_000)
    const later = await shopping.visitor.get('/sv/checkout')
    clock.now = ordered
    expect(later.location).toBe('/sv/cart')
  })

  it('and no more than 4 orders at the same time, so that in a rush none waits for the others beyond the timeouts', async () => {
    const shoppers = Array.from({ length: 12 }, () => new Shopping(shop.visitor({}, ownAddress()), shop.backend))
    const forms = await Promise.all(
      shoppers.map(async (one) => {
        await one.add('CR2032', 3)
        return one.checkout()
      }),
    )
    const running = { now: 0, most: 0 }
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    shop.respond = async (path, send, { body }) => {
      if (!isOrder(path, body)) return send()
      running.now += 1
      running.most = Math.max(running.most, running.now)
      // The first wait for the fourth, and then a moment in which a fifth would come.
      if (running.now === 4) setTimeout(release, 300)
      await released
      running.now -= 1
      return send()
    }
    const answers = await Promise.all(shoppers.map((one, at) => one.order(forms[at] ?? {})))
    expect([...new Set(answers.map(({ status }) => status)), running.most]).toEqual([303, 4])
  })

  it('and the next purchase is a new order', async () => {
    await shopping.add('CR2032', 5)
    const first = await orderNumber(await shopping.order(await shopping.checkout()))
    await shopping.add('CR2032', 6)
    const second = await orderNumber(await shopping.order(await shopping.checkout()))
    expect(second).not.toBe(first)
  })
})

describe('only a total that the shopper has seen is charged', () => {
  it('a changed price is shown first, with all submitted values', async () => {
    await shopping.add('LR6-4', 4)
    const form = await shopping.checkout()
    const tier = and(eq(prices.product_id, shop.backend.idOf('LR6-4')), eq(prices.store_id, 7))
    await shop.backend.db.update(prices).set({ p: 69 }).where(tier)
    const before = await countOrders()
    const answer = await shopping.order(form)
    await expectKept(answer, form, 409, t('checkout.changed'))
    expect(await countOrders()).toBe(before)
    const { seen_total } = formFields(answer.body, 'checkout')
    expect([form.seen_total, seen_total]).toEqual(['265', '305'])
    expect(words(answer.body)).toContain(t('checkout.changed.total', { from: '265\u00a0kr', to: '305\u00a0kr' }))
    expect((await shopping.order(formFields(answer.body, 'checkout'))).status).toBe(303)
  })

  it('other days of arrival are shown first, with those before', async () => {
    await shopping.add('CR2032', 5)
    const form = await shopping.checkout()
    const { clock } = shop.backend
    const noon = clock.now
    clock.now = new Date(noon.getTime() + 6 * 3600_000)
    const answer = await shopping.order(form)
    await expectKept(answer, form, 409, t('checkout.changed.days'))
    const again = formFields(answer.body, 'checkout')
    expect([form.seen_arrives, again.seen_total]).not.toEqual([again.seen_arrives, ''])
    const [from = '', to = ''] = [form.seen_arrives, again.seen_arrives]
    expect(words(answer.body)).toContain(words(t('checkout.changed.arrives', { from, to })))
    expect((await shopping.order(again)).status).toBe(303)
    clock.now = noon
  })

  it('a product that sold out meanwhile is not sold', async () => {
    const other = new Shopping(shop.visitor(), shop.backend)
    await shopping.add('LAST')
    await other.add('LAST')
    const form = await shopping.checkout()
    expect((await other.order(await other.checkout())).status).toBe(303)
    await expectKept(await shopping.order(form), form, 409, t('checkout.stockChanged'))
  })

  it.each<Fields>([
    { shipping_method: 'teleport' },
    { quote: 'forged' },
    { checkout_id: '00000000-0000-4000-8000-000000000000' },
  ])('a form that asks for %o is not obeyed', async (changes) => {
    await shopping.add('CR2032', 5)
    const form = { ...(await shopping.checkout()), ...changes }
    const before = await countOrders()
    expect((await shopping.order(form)).status).toBe(409)
    expect(await countOrders()).toBe(before)
  })

  it.each<Fields>([{ payment_method: 'gold' }, { seen_total: 'x' }, { checkout_id: 'x' }])(
    'a form that holds %o is no form',
    async (changes) => {
      await shopping.add('CR2032', 5)
      const answer = await shopping.order({ ...(await shopping.checkout()), ...changes })
      expect(answer.status).toBe(400)
    },
  )
})

describe('during an outage of the backend', () => {
  it('nothing is ordered, nothing is lost, and the form can be submitted again', async () => {
    await shopping.add('CR2032', 5)
    const form = await shopping.checkout()
    const before = await countOrders()
    shop.online = false
    await expectKept(await shopping.order(form), form, 503, t('checkout.unavailable'))
    shop.online = true
    expect(await countOrders()).toBe(before)
    expect((await shopping.cart()).lines.map(({ quantity }) => quantity)).toEqual([5])
    await orderNumber(await shopping.order(await shopping.checkout()))
    expect(await countOrders()).toBe(before + 1)
  })

  it('the checkout does not say that an order failed that nobody placed, and shows neither an empty choice nor a total without a sum', async () => {
    await shopping.add('CR2032', 5)
    await shopping.checkout()
    shop.online = false
    const { status, body } = await shopping.visitor.get('/sv/checkout')
    shop.online = true
    expect(status).toBe(503)
    const page = words(body.replace(/^.*<main/s, '').replace(/<\/main>.*$/s, ''))
    expect(page).toContain(`${t('checkout.away')} ${t('checkout.away.again')}`)
    expect(page).not.toContain(t('checkout.unavailable'))
    expect(page).not.toMatch(new RegExp(`\\d ${t('checkout.shipping')} |${t('checkout.total')}`))
  })
})

describe('a confirmation', () => {
  it('opens repeatedly for the browser that ordered, and for no other', async () => {
    await shopping.add('CR2032', 5)
    const { location } = await shopping.order(await shopping.checkout())
    expect((await shopping.visitor.get(location)).status).toBe(200)
    expect((await shopping.visitor.get(location)).status).toBe(200)
    expect((await shopping.visitor.get('/sv/checkout/confirmation')).status).toBe(200)
    expect((await shop.visitor().get(location)).status).toBe(404)
    expect((await shop.visitor().get('/sv/checkout/confirmation')).status).toBe(404)
  })

  it('is a 503, not a 404, during an outage of the backend', async () => {
    await shopping.add('CR2032', 5)
    const { location } = await shopping.order(await shopping.checkout())
    shop.online = false
    expect((await shopping.visitor.get(location)).status).toBe(503)
  })
})

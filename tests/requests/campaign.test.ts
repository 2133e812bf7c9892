import { beforeEach, describe, expect, it, vi } from 'vitest'
import { resourceHref } from '../../app/routing/resources'
import { CheckoutRequest } from '../../app/commerce/contract/checkout'
import { isOrder } from '../support/shop/is-order'
import { ORIGIN, type TestShop } from '../support/shop/open-shop'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import type { Visitor } from '../support/shop/visitor'

let shop: TestShop
let visitor: Visitor
let shopping: Shopping
shopForEachTest((opened) => {
  shop = opened
  visitor = shop.visitor()
  shopping = new Shopping(visitor, shop.backend)
})

const LANDING = '/sv/artiklar/knappcell-cr2032.html?utm_source=mail&utm_campaign=h%C3%B6st&x=1'
const REFERER = { referer: 'https://mail.example/list' }
const named = (headers: Headers) => headers.getSetCookie().filter((line) => line.startsWith('campaign='))

/** Places an order, and returns the campaign data that the backend received with it. */
async function buy(quantity = 3): Promise<unknown> {
  if (quantity > 0) await shopping.add('CR2032', quantity)
  const form = await shopping.checkout()
  const sent = vi.spyOn(shop.backend, 'fetch')
  expect((await shopping.order(form)).location).toContain('/confirmation/')
  const [, init] = sent.mock.calls.find(([path, call]) => typeof call?.body === 'string' && isOrder(path, call.body)) ?? []
  sent.mockRestore()
  const { order } = CheckoutRequest.parse(JSON.parse(typeof init?.body === 'string' ? init.body : '{}'))
  return order?.campaign_data
}

describe('a visit with a tracking parameter and consent to ad storage', () => {
  beforeEach(() => visitor.cookies.set('consent', '31'))

  it('keeps its URL, starts no session, and sets a cookie for one day', async () => {
    const { status, location, headers } = await visitor.get(LANDING, REFERER)
    expect([status, location]).toEqual([200, ''])
    expect(visitor.cookies.has('session')).toBe(false)
    expect(named(headers)).toEqual([expect.stringMatching(/^campaign=[\w-]+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/)])
    expect(named((await visitor.get('/sv')).headers)).toEqual([])
  })

  it('records the full location and the referrer with the cart; the backend receives them with the order', async () => {
    await visitor.get(LANDING, REFERER)
    expect(await buy()).toEqual({ location: ORIGIN + LANDING, referrer: 'https://mail.example/list' })
  })

  it('is forgotten after the order', async () => {
    await visitor.get(LANDING, REFERER)
    await buy()
    expect(await buy()).toBeNull()
  })

  it('has its cookie deleted once the cart has recorded it', async () => {
    await visitor.get(LANDING)
    expect(named((await shopping.add('CR2032')).headers)).toEqual([expect.stringContaining('Max-Age=0')])
    expect(named((await shopping.add('CR2032')).headers)).toEqual([])
  })

  it('is recorded with an existing cart, and the last visit wins', async () => {
    await shopping.add('CR2032', 3)
    await visitor.get('/sv?gclid=1')
    await visitor.get('/sv?gclid=2')
    expect(await buy(0)).toEqual({ location: `${ORIGIN}/sv?gclid=2`, referrer: '' })
  })

  it('is recorded with the start-up parameters that the redirect removes from the URL', async () => {
    const link = `/sv?disc=KRAFT10&atc=${Buffer.from('CR2032:4').toString('base64url')}&utm_id=7`
    const answer = await visitor.get(link, REFERER)
    expect(answer.location).toBe('/sv?utm_id=7')
    await visitor.get(answer.location, REFERER)
    expect(await buy(0)).toEqual({ location: ORIGIN + link, referrer: REFERER.referer })
  })

  it('is recorded through the rabatt redirect too', async () => {
    const first = await visitor.follow(await visitor.get('/sv/rabatt/KRAFT10?utm_source=mail'))
    await visitor.follow(first)
    expect(await buy(4)).toEqual({ location: `${ORIGIN}/sv?utm_source=mail&disc=KRAFT10`, referrer: '' })
  })
})

describe('a visit with a tracking parameter before the first choice', () => {
  it('stores nothing in the browser', async () => {
    const { headers } = await visitor.get(LANDING, REFERER)
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^locale=sv;/)])
  })

  it('is recorded with the cart that exists, and the last visit wins', async () => {
    await shopping.add('CR2032', 3)
    await visitor.get(LANDING, REFERER)
    await visitor.get('/sv?gclid=2')
    expect(await buy(0)).toEqual({ location: `${ORIGIN}/sv?gclid=2`, referrer: '' })
  })

  it('is recorded with what is added on the page of the landing', async () => {
    await visitor.get(LANDING, REFERER)
    const product = { product_id: String(shop.backend.idOf('CR2032')), quantity: '3' }
    await visitor.post('/sv/cart', { intent: 'add', ...product, return_to: LANDING }, { referer: ORIGIN + LANDING })
    expect(await buy(0)).toEqual({ location: ORIGIN + LANDING, referrer: '' })
  })

  it('is recorded with its referrer, which scripts tell with what is added', async () => {
    await visitor.get(LANDING, REFERER)
    const product = { product_id: String(shop.backend.idOf('CR2032')), quantity: '3' }
    const told = { referer: ORIGIN + LANDING, 'x-page-referrer': REFERER.referer }
    await visitor.post(resourceHref('cartData', 'sv'), { intent: 'add', ...product }, told)
    expect(await buy(0)).toEqual({ location: ORIGIN + LANDING, referrer: REFERER.referer })
  })

  it('is recorded once ad storage is allowed: with the landing that scripts remember, else with the page of the banner', async () => {
    const scripted = { choice: 'all', return_to: '/sv', landing: ORIGIN + LANDING, referrer: REFERER.referer }
    const { headers } = await visitor.post('/sv/cookieinstallningar', scripted)
    expect(named(headers)).toEqual([expect.stringContaining('Max-Age=86400')])
    expect(await buy()).toEqual({ location: ORIGIN + LANDING, referrer: REFERER.referer })

    const other = shop.visitor()
    const plain = { choice: 'save', category: 'adStorage', return_to: LANDING }
    const answer = await other.post('/sv/cookieinstallningar', plain, { referer: ORIGIN + LANDING })
    expect(named(answer.headers)).toEqual([expect.stringContaining('Max-Age=86400')])
  })

  it('is forgotten when ad storage is refused after it was recorded with the cart', async () => {
    await shopping.add('CR2032', 3)
    await visitor.get(LANDING, REFERER)
    await visitor.post('/sv/cookieinstallningar', { choice: 'reject' })
    expect(await buy(0)).toBeNull()
    visitor.cookies.delete('consent')
    expect(await buy()).toBeNull()
  })

  it('is not sent for a visitor whose consent leaves out ad storage', async () => {
    await shopping.add('CR2032', 3)
    await visitor.get(LANDING, REFERER)
    visitor.cookies.set('consent', '5')
    expect(await buy(0)).toBeNull()
  })

  it('is forgotten when ad storage is refused', async () => {
    const answer = await visitor.post('/sv/cookieinstallningar', { choice: 'reject', landing: ORIGIN + LANDING })
    expect(named(answer.headers)).toEqual([])
    expect(await buy()).toBeNull()
  })

  it('is not recorded for a browser that sends Global Privacy Control', async () => {
    await shopping.add('CR2032', 3)
    await visitor.get(LANDING, { 'sec-gpc': '1' })
    expect(await buy(0)).toBeNull()
  })
})

describe('a visit is not recorded', () => {
  it('without a tracking parameter', async () => {
    expect(named((await visitor.get('/sv?utm=1', REFERER)).headers)).toEqual([])
    expect(await buy()).toBeNull()
  })

  it('when the browser prefetches: the prefetch is refused, so that the visit itself is counted', async () => {
    const ahead = await visitor.get(LANDING, { 'sec-purpose': 'prefetch' })
    expect([ahead.status, named(ahead.headers)]).toEqual([503, []])
    expect((await visitor.get('/sv', { 'sec-purpose': 'prefetch' })).status).toBe(200)
  })

  it('without consent to ad storage, and a waiting cookie is deleted', async () => {
    visitor.cookies.set('consent', '31')
    await visitor.get(LANDING, REFERER)
    visitor.cookies.set('consent', '5')
    expect(named((await visitor.get(LANDING, REFERER)).headers)).toEqual([expect.stringContaining('Max-Age=0')])
    expect(await buy()).toBeNull()
    visitor.cookies.set('consent', '31')
    expect(named((await visitor.get(LANDING, REFERER)).headers)).toEqual([expect.stringContaining('Max-Age=86400')])
  })

  it('from a cookie that the shop did not sign', async () => {
    visitor.cookies.set('consent', '31')
    for (const value of ['x', Buffer.from('{"location":5}').toString('base64url'), '%00', 'e30']) {
      visitor.cookies.set('campaign', value)
      expect((await visitor.get('/sv')).status).toBe(200)
      expect(await buy()).toBeNull()
    }
  })

  it('when it is larger than a cookie', async () => {
    visitor.cookies.set('consent', '31')
    const { status, headers } = await visitor.get(`/sv?gclid=${'x'.repeat(6000)}`, {
      referer: `https://a.example/${'y'.repeat(3000)}`,
    })
    expect(status).toBe(200)
    const [cookie = ''] = named(headers)
    expect(cookie.length).toBeGreaterThan(1000)
    expect(cookie.length).toBeLessThan(4096)
    expect((await visitor.get(`/sv?gclid=${'\\'.repeat(3000)}`)).status).toBe(200)
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { resourceHref } from '../../app/routing/resources'
import { LANGUAGES } from '../../app/store/languages'
import { formatMoney } from '../../app/store/money'
import { storeOf } from '../../app/store/stores'
import { type TestShop } from '../support/shop/open-shop'
import { pageExamples } from '../support/shop/page-examples'
import { elements, heading, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'

let shop: TestShop
shopForEachTest((opened) => (shop = opened))

describe.each(LANGUAGES)('during an outage of the backend, in %s', (language) => {
  const t = translator(language)
  const pages = pageExamples(language)
  const searchPath = `${pages.find(({ page }) => page === 'search')?.path ?? ''}?query=batteri`
  const needy = [...pages.filter(({ needsBackend }) => needsBackend), { page: 'search results', path: searchPath }]

  it.each(needy)('the $page page says so, and works again after it', async ({ path }) => {
    shop.online = false
    const visitor = shop.visitor()
    const answer = await visitor.get(path)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('10')
    expect(heading(answer.body)).toBe(t('error.unavailable.title'))
    expect(words(answer.body)).toContain(t('error.unavailable.text'))
    expect(elements(answer.body, 'html')).toEqual([{ lang: storeOf(language).iso }])
    expect(elements(answer.body, 'a').map(({ href }) => href)).toContain(path)
    shop.online = true
    expect((await visitor.get(path)).status).toBe(200)
  })

  it.each(pages.filter(({ needsBackend }) => !needsBackend))('the $page page works: $status', async ({ path, status }) => {
    shop.online = false
    expect((await shop.visitor().get(path)).status).toBe(status)
  })

  it('a cached page is shown', async () => {
    const { path } = pages.find(({ page }) => page === 'product') ?? { path: '' }
    await shop.visitor().get(path)
    shop.online = false
    expect((await shop.visitor().get(path)).status).toBe(200)
  })
})

it('an invalid answer from the backend is an outage, not a missing page', async () => {
  shop.respond = () => new Response('<html>502 Bad Gateway</html>', { status: 200 })
  expect((await shop.visitor().get('/sv/artiklar/knappcell-cr2032.html')).status).toBe(503)
  shop.respond = () => new Response('overloaded', { status: 500 })
  expect((await shop.visitor().get('/sv/artiklar/lr6-aa-4-pack.html')).status).toBe(503)
})

it.each([
  ['90', '90'],
  ['1', '10'],
  ['Wed, 25 Nov 2026 07:28:00 GMT', '10'],
  ['9999999', '3600'],
])('a busy backend (429, Retry-After %s) is an outage: the page asks to try again after %s seconds', async (asked, told) => {
  shop.respond = () => new Response('slow down', { status: 429, headers: { 'retry-after': asked } })
  for (const path of ['/sv/artiklar/knappcell-cr2032.html', resourceHref('categoryMenu', 'sv')]) {
    const { status, headers } = await shop.visitor().get(path)
    expect([status, headers.get('retry-after')]).toEqual([503, told])
  }
})

it.each(['/pictures/1', '/documents/sv/1.pdf'])('a busy backend (429) does not make %s a missing file', async (path) => {
  for (const [asked, told] of [
    ['90', '90'],
    ['1', '10'],
  ] as const) {
    shop.respond = () => new Response('slow down', { status: 429, headers: { 'retry-after': asked } })
    const { status, headers } = await shop.visitor().get(path)
    expect([status, headers.get('retry-after')]).toEqual([503, told])
  }
})

describe('the cart during an outage of the backend', () => {
  const t = translator('sv')
  let shopping: Shopping
  beforeEach(() => {
    shopping = new Shopping(shop.visitor(), shop.backend)
  })
  const lines = async () => (await shopping.cart()).lines.map(({ slug, quantity }) => [slug, quantity])
  const uuid = async () => (await shopping.cart()).lines[0]?.uuid ?? ''

  it('keeps a changed quantity, says that it is unconfirmed, and confirms it on the next visit after the outage', async () => {
    await shopping.add('CR2032', 5)
    shop.online = false
    const answer = await shopping.change(await uuid(), 8)
    expect([answer.status, answer.location]).toEqual([303, '/sv/cart'])
    const waiting = await shopping.cart()
    expect(waiting.status).toBe(200)
    expect(waiting.text).toContain(t('cart.unconfirmed'))
    expect(waiting.lines.map(({ quantity }) => quantity)).toEqual([8])
    expect(waiting.body).toContain(`aria-label="${t('header.cart.contents', { count: 8, total: '…' })}"`)
    expect(elements(waiting.body, 'a').map(({ href }) => href)).not.toContain('/sv/checkout')
    for (const key of ['cart.vatIncluded', 'cart.minimum', 'cart.freight.missing'] as const) {
      expect(waiting.text).not.toContain(t(key, { amount: '#', minimum: '#', missing: '#' }).split('#')[0])
    }
    // The row shows the price of its tier, which the backend has given, and no total, which it has not.
    const money = (amount: number) => formatMoney(amount, storeOf('sv'))
    expect(waiting.text).toContain(t('cart.each', { price: money(29) }))
    expect(waiting.text).not.toContain(money(8 * 29))
    shop.online = true
    const back = await shopping.cart()
    expect(back.text).not.toContain(t('cart.unconfirmed'))
    expect(back.lines.map(({ quantity }) => quantity)).toEqual([8])
    expect(back.text).toContain(money(8 * 29))
  })

  it('keeps adds, changes and removals in their order', async () => {
    await shopping.add('CR2032', 5)
    await shopping.add('TESTER')
    shop.online = false
    await shopping.add('CR2032', 2)
    const tester = (await shopping.cart()).lines.at(-1)?.uuid ?? ''
    await shopping.remove(tester)
    await shopping.add('LR6-4')
    shop.online = true
    expect(await lines()).toEqual([
      ['knappcell-cr2032', 7],
      ['lr6-aa-4-pack', 1],
    ])
  })

  it('keeps the first product of a new visitor', async () => {
    shop.online = false
    const answer = await shopping.add('CR2032')
    expect(answer.status).toBe(303)
    expect(words((await shopping.visitor.follow(answer)).body)).toContain(t('cart.unconfirmed'))
    const waiting = await shopping.cart()
    expect(waiting.text).toContain(t('cart.unconfirmed'))
    expect(waiting.body).toContain(`aria-label="${t('header.cart.contents', { count: 1, total: '…' })}"`)
    shop.online = true
    expect(await lines()).toEqual([['knappcell-cr2032', 1]])
  })

  it('does not link to the checkout, because its prices are unknown', async () => {
    await shopping.add('LR6-24')
    shop.online = false
    const { status, location } = await shopping.visitor.get('/sv/checkout')
    expect([503, 302]).toContain(status)
    expect(['', '/sv/cart']).toContain(location)
    expect(await lines()).toEqual([['lr6-aa-24-pack', 1]])
  })
})

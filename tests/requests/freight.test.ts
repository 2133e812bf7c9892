import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { arrivalDays } from '../../app/stock/arrival-days'
import { LANGUAGES } from '../../app/store/languages'
import { products } from '../../backend/database/schema/products'
import { elements, words } from '../support/shop/read-page'
import type { TestShop } from '../support/shop/open-shop'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'

let shop: TestShop
let shopping: Shopping
const t = translator('sv')
shopForEachTest((opened) => {
  shop = opened
  shopping = new Shopping(shop.visitor(), shop.backend)
})

it('a product and the cart say on which days goods in stock arrive, and a gift card says none', async () => {
  const arrives = arrivalDays({ from: '2026-11-19', to: '2026-11-24' }, 'sv-SE')
  const told = t('delivery.arrives', { arrives, day: 'onsdag', time: '16:00' })
  const page = async (slug: string) => words((await shop.visitor().get(href('product', 'sv', { slug }))).body)
  expect(await page('knappcell-cr2032')).toContain(told)
  expect(await page('presentkort-500')).not.toContain(arrives)
  await shopping.add('GIFT-500', 1)
  expect((await shopping.cart()).text).not.toContain(arrives)
  await shopping.add('CR2032', 1)
  expect((await shopping.cart()).text).toContain(told)
})

const bars = (html: string) => elements(html, 'progress').length

describe('the cart shows the way to free delivery', () => {
  it('with what is missing, and what delivery costs until then', async () => {
    await shopping.add('CR2032', 5)
    const { text, body } = await shopping.cart()
    expect(text).toContain(t('cart.freight.missing', { missing: '354\u00a0kr' }))
    expect(text).toContain(t('cart.freight.from', { price: '29\u00a0kr' }))
    expect(bars(body)).toBe(1)
  })

  it('until it is reached', async () => {
    await shopping.add('LR6-24', 4)
    const { text, body } = await shopping.cart()
    expect(text).toContain(t('cart.freight.free'))
    expect([text.includes(t('cart.shipping.later')), bars(body)]).toEqual([false, 0])
  })

  it('not before the minimum order is reached: one goal at a time', async () => {
    await shopping.add('CR2032', 1)
    const { text, body } = await shopping.cart()
    expect(text).toContain(t('cart.freight.from', { price: '29\u00a0kr' }))
    expect(bars(body)).toBe(1)
    expect(text).not.toContain(t('cart.freight.missing', { missing: '470\u00a0kr' }))
  })

  it('never for goods that only go on pallets', async () => {
    const heavy = eq(products.sku, 'TESTER')
    await shop.backend.db.update(products).set({ weight_grams: 40_000 }).where(heavy)
    await shopping.add('TESTER', 6)
    const { text, body } = await shopping.cart()
    await shop.backend.db.update(products).set({ weight_grams: 24 }).where(heavy)
    expect(text).toContain(t('cart.freight.from', { price: '695\u00a0kr' }))
    expect([text.includes(t('cart.freight.free')), bars(body)]).toEqual([false, 0])
  })

  it('not for gift cards, which nothing is sent of', async () => {
    await shopping.add('GIFT-500', 1)
    const { text, body } = await shopping.cart()
    expect([text.includes(t('cart.freight.none')), text.includes(t('cart.freight.free')), bars(body)]).toEqual([true, false, 0])
  })

  it('for the goods beside a gift card alone, as the checkout then charges it', async () => {
    await shopping.add('CR2032', 5)
    await shopping.add('GIFT-500', 1)
    expect((await shopping.cart()).text).toContain(t('cart.freight.missing', { missing: '354\u00a0kr' }))
    const { body } = await shopping.visitor.get(shopping.checkoutPath)
    expect(body).not.toContain(t('checkout.shipping.free'))
  })

  it('as an extra: without an answer the checkout tells', async () => {
    await shopping.add('CR2032', 5)
    shop.respond = (path, send) => (path === '/api/freight' ? Promise.reject(new TypeError('fetch failed')) : send())
    const { status, text } = await shopping.cart()
    shop.respond = null
    expect([status, text.includes(t('cart.shipping.later'))]).toEqual([200, true])
  })

  it.each(LANGUAGES)('in %s as the checkout then charges it', async (language) => {
    const here = new Shopping(shop.visitor(), shop.backend, language)
    const say = translator(language)
    await here.add('LR6-24', 5)
    expect((await here.cart()).text).toContain(say('cart.freight.free'))
    const { body } = await here.visitor.get(here.checkoutPath)
    expect(body).toContain(say('checkout.shipping.free'))
  })
})

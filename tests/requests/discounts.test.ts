import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { resourceHref } from '../../app/routing/resources'
import { LANGUAGES } from '../../app/store/languages'
import { coupons } from '../../backend/database/schema/offers'
import { type TestShop } from '../support/shop/open-shop'
import { elements, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { moneyOf, savingOf, translator } from '../support/shop/translator'
import type { Visitor } from '../support/shop/visitor'

let shop: TestShop
let visitor: Visitor
let shopping: Shopping
const t = translator('sv')
const money = moneyOf('sv')
const saved = savingOf('sv')
shopForEachTest((opened) => {
  shop = opened
  visitor = shop.visitor()
  shopping = new Shopping(visitor, shop.backend)
})

const read = async (path: string) => words((await visitor.get(path)).body)
const synced = () => shop.calls.filter((path) => path === '/api/sync-coupons').length

describe('a typed code', () => {
  it('is added, listed with its label and saving, and removed', async () => {
    await shopping.add('CR2032', 5)
    const answer = await shopping.addCode(' kraft10 ')
    expect([answer.status, answer.location]).toEqual([303, '/sv/cart#discounts'])
    // 10 % off 29 is 26.1, rounded to 26 in SEK.
    const { text } = await shopping.cart()
    expect(text).toContain('KRAFT10 · 10\u00a0%')
    expect(text).toContain(saved(15))
    expect(text).toContain(money(130))

    await shopping.removeCode('KRAFT10')
    const without = (await shopping.cart()).text
    expect(without).not.toContain('KRAFT10')
    expect(without).toContain(money(145))
  })

  it('that does not exist is an error of its field, which keeps what was typed, and is forgotten', async () => {
    await shopping.add('CR2032', 5)
    await shopping.addCode('KRAFT10')
    const answer = await shopping.addCode('HELG20')
    expect(answer.status).toBe(400)
    const field = elements(answer.body, 'input').find(({ name, type }) => name === 'code' && type !== 'hidden')
    expect(field).toMatchObject({ value: 'HELG20', 'aria-invalid': 'true', 'aria-describedby': 'discount-code-error' })
    expect(words(answer.body)).toContain(t('discounts.unknown'))
    expect(words(answer.body)).toContain(saved(15))
    for (const path of ['/sv', '/sv/cart']) expect(await read(path)).not.toContain('HELG20')
    expect((await shopping.cart()).text).toContain(saved(15))
  })

  it('that does not exist is answered in the drawer too, and replaces none of ten codes', async () => {
    await shopping.add('CR2032', 5)
    for (const code of ['KRAFT10', ...Array.from({ length: 9 }, (_, at) => `LINK-${at}`)]) await visitor.get(`/sv?disc=${code}`)
    const answer = await visitor.post(resourceHref('cartData', 'sv'), { intent: 'add-code', code: 'HELG20' })
    expect(JSON.parse(answer.body)).toMatchObject({ codeError: 'discounts.unknown', codes: { length: 10 } })
    expect((await shopping.cart()).text).toContain(saved(15))
  })

  it.each(['/api/sync-coupons', '/api/'])(
    'that is mistyped while %s fails is no banner over pages afterwards, but listed in the cart',
    async (path) => {
      await shopping.add('CR2032', 5)
      shop.respond = (asked, send) => (asked.startsWith(path) ? new Response(null, { status: 503 }) : send())
      expect((await shopping.addCode('HELG20')).status).toBe(303)
      shop.respond = null
      shop.forgetAnswers()
      const { text } = await shopping.cart()
      expect(text).toContain('HELG20')
      expect(text).toContain(t('discounts.unknown'))
      expect(words((await visitor.get('/sv')).body)).not.toContain('HELG20')
    },
  )

  it('below its minimum spend says how much is missing, and applies by itself once it is reached', async () => {
    await shopping.add('CR2032', 5)
    await shopping.addCode('START50')
    expect((await shopping.cart()).text).toContain(t('discounts.minimum', { missing: money(400 - 145) }))
    await shopping.add('CR2032', 15)
    const { text } = await shopping.cart()
    expect(text).toContain(saved(50))
    expect(text).not.toContain(t('discounts.rejected'))
  })

  it.each(['', '   ', 'A'.repeat(41)])('%j is invalid and changes nothing', async (code) => {
    expect((await shopping.addCode(code)).status).toBe(400)
    expect(visitor.cookies.has('session')).toBe(false)
  })

  it('is shown as text, never as markup', async () => {
    await shopping.add('CR2032')
    const { body } = await shopping.addCode('"><script>alert(1)</script>')
    const field = elements(body, 'input').find(({ name, type }) => name === 'code' && type !== 'hidden')
    expect(field).toMatchObject({ value: '"><script>alert(1)</script>' })
    expect(body).not.toContain('<script>alert(1)')
  })

  it('is sent with the order', async () => {
    await shopping.add('CR2032', 9)
    await shopping.addCode('KRAFT10')
    const form = await shopping.checkout()
    expect(form.seen_total).toBe(String(9 * 26 + 29))
    expect((await shopping.order(form)).location).toContain('/sv/checkout/confirmation/')
  })
})

describe('a buy-X-get-Y coupon', () => {
  it('reduces the price by its free pieces', async () => {
    await shopping.add('CR2032', 6)
    await shopping.addCode('3FOR2')
    const { text } = await shopping.cart()
    expect(text).toContain(saved(58))
    expect(text).toContain(money(6 * 29 - 58))
  })

  it('that no longer fits the cart is removed with a notice, can be retried, and the notice can be closed', async () => {
    await shopping.add('CR2032', 3)
    await shopping.addCode('3FOR2')
    const uuid = (await shopping.cart()).lines[0]?.uuid ?? ''
    await shopping.change(uuid, 2)
    const { text } = await shopping.cart()
    expect(text).toContain('3FOR2 · 3 for 2')
    expect(text).toContain(t('discounts.removed'))
    expect(text).toContain(money(58))

    // More pieces do not restore a removed code; a retry does.
    await shopping.change(uuid, 3)
    expect((await shopping.cart()).text).toContain(t('discounts.removed'))
    await shopping.addCode('3FOR2')
    const again = (await shopping.cart()).text
    expect(again).toContain(saved(29))
    expect(again).not.toContain(t('discounts.removed'))

    await shopping.change(uuid, 1)
    await shopping.removeCode('3FOR2')
    expect((await shopping.cart()).text).not.toContain('3FOR2')
  })

  it.each(['3FOR2', 'START50'])('%s from a link on an empty cart is synced, waits, and applies by itself', async (code) => {
    shop.calls.length = 0
    expect((await visitor.get(`/sv?disc=${code}`)).status).toBe(303)
    expect(shop.calls).toContain('/api/sync-cart')
    const empty = (await shopping.cart()).text
    expect(empty).toContain(code)
    expect(empty).not.toContain(t('discounts.removed'))
    await shopping.add('CR2032', 2)
    expect((await shopping.cart()).text).toContain(code)
    await shopping.add('CR2032', 30)
    const { text } = await shopping.cart()
    expect(text).not.toContain(t('discounts.unfit'))
    // 10 of the 32 pieces are free, at 23 kr, the price from 10 pieces.
    expect(text).toContain(saved(code === '3FOR2' ? 230 : 50))
  })
})

describe('a coupon that was removed together with its products is restored', () => {
  beforeEach(async () => {
    await shopping.add('CR2032', 3)
    await shopping.addCode('3FOR2')
    expect((await shopping.cart()).text).toContain(saved(29))
  })

  it('when the removal of the line is undone', async () => {
    const uuid = (await shopping.cart()).lines[0]?.uuid ?? ''
    await shopping.remove(uuid)
    expect((await shopping.cart()).text).toContain(t('discounts.removed'))
    await shopping.visitor.post('/sv/cart', { intent: 'undo-remove', uuid })
    const { text } = await shopping.cart()
    expect(text).toContain(saved(29))
    expect(text).not.toContain(t('discounts.removed'))
  })

  it('when a link that replaced the cart is undone', async () => {
    const list = encodeURIComponent(Buffer.from('TESTER:1').toString('base64'))
    await shopping.visitor.get(`/sv?atc=${list}`)
    expect((await shopping.cart()).text).toContain(t('discounts.removed'))
    await shopping.visitor.post('/sv/cart', { intent: 'undo-link', return_to: '/sv' })
    const { text } = await shopping.cart()
    expect(text).toContain(saved(29))
    expect(text).not.toContain(t('discounts.removed'))
  })
})

describe('the displayed discount', () => {
  it('is shown on cards and product pages with the reduced and the ordinary price', async () => {
    const pages = ['/sv/artiklar/batterier/index.html', '/sv/artiklar/knappcell-cr2032.html']
    for (const page of pages) expect(await read(page)).not.toContain(t('discounts.yours', { percent: 10 }))
    await shopping.addCode('KRAFT10')
    for (const page of pages) {
      const text = await read(page)
      expect(text).toContain(t('discounts.yours', { percent: 10 }))
      expect(text).toContain(money(26))
      expect(text).toContain(t('discounts.without', { price: money(29) }))
    }
  })

  it('is shown on a cart line', async () => {
    await shopping.add('CR2032')
    await shopping.addCode('KRAFT10')
    expect((await shopping.cart()).text).toContain(t('discounts.yours', { percent: 10 }))
  })

  it('is not shown on a gift card', async () => {
    await shopping.addCode('KRAFT10')
    const text = await read('/sv/sokresultat.html?query=GIFT-500')
    expect(text).toContain(money(500))
    expect(text).not.toContain(t('discounts.yours', { percent: 10 }))
  })

  it('is not part of the structured data', async () => {
    await shopping.addCode('KRAFT10')
    const { body } = await visitor.get('/sv/artiklar/knappcell-cr2032.html')
    expect(body).toMatch(/"price":"?29/)
    expect(body).not.toMatch(/application\/ld\+json[^<]*"price":"?26/)
  })

  it('is not shown to another visitor', async () => {
    await shopping.addCode('KRAFT10')
    expect(words((await shop.visitor().get('/sv/artiklar/knappcell-cr2032.html')).body)).not.toContain(money(26))
  })
})

describe('the backend’s answer about codes', () => {
  it('is cached for 5 minutes for the same codes and cart, and requested again for a newly entered code', async () => {
    await shopping.add('CR2032', 5)
    expect(synced()).toBe(0)
    await shopping.addCode('KRAFT10')
    expect(synced()).toBe(1)
    for (let visit = 0; visit < 3; visit++) await visitor.get('/sv/artiklar/batterier/index.html')
    expect(synced()).toBe(1)
    await shopping.addCode('KRAFT10')
    expect(synced()).toBe(2)
    await shopping.add('CR2032')
    expect(synced()).toBe(3)
  })

  it('may be missing: cards show ordinary prices, and the codes are unconfirmed', async () => {
    await shopping.add('CR2032', 5)
    shop.respond = (path, send) => (path === '/api/sync-coupons' ? new Response(null, { status: 500 }) : send())
    await shopping.addCode('KRAFT10')
    const listing = await visitor.get('/sv/artiklar/batterier/index.html')
    expect(listing.status).toBe(200)
    expect(words(listing.body)).not.toContain(t('discounts.yours', { percent: 10 }))
    const { status, text } = await shopping.cart()
    expect(status).toBe(200)
    expect(text).toContain(t('discounts.unconfirmed'))
    expect(text).not.toContain(t('discounts.rejected'))
  })

  it('may lack the categories: a matching percentage buy-X-get-Y coupon still applies', async () => {
    const ofStore = and(eq(coupons.store_id, 7), eq(coupons.code, '3FOR2'))
    const [threeForTwo] = await shop.backend.db.select().from(coupons).where(ofStore)
    if (threeForTwo === undefined) throw new Error('The fixture has no 3FOR2')
    const percentage = { code: 'HALF', percentage_discount: 50, discount_type_percentage: true, discount_type_value: 1 }
    await shop.backend.db.insert(coupons).values({ ...threeForTwo, ...percentage })
    await shopping.add('CR2032', 3)
    shop.respond = (path, send) => (path === '/api/category-children' ? new Response(null, { status: 500 }) : send())
    await shopping.addCode('HALF')
    const { status, text } = await shopping.cart()
    expect(status).toBe(200)
    // Half of 29 is 14.5, rounded to 15 in SEK.
    expect(text).toContain(saved(15))
    expect(shop.calls).toContain('/api/category-children')
  })
})

describe('the bar on every page', () => {
  const active = t('discounts.bar.applied', { code: 'KRAFT10' })

  it('shows a code as active while the cart is empty', async () => {
    await shopping.addCode('KRAFT10')
    expect(await read('/sv')).toContain(active)
  })

  it('shows the same message as the cart for a code that reduces nothing', async () => {
    await shopping.addCode('KRAFT10')
    await shopping.add('GIFT-500')
    const text = await read('/sv')
    expect(text).toContain(t('discounts.applied.nothing'))
    expect(text).not.toContain(active)
  })
})

describe('a price with a strikethrough in the cart', () => {
  it.each(LANGUAGES)('is labelled as the ordinary price for screen readers, in %s', async (language) => {
    const own = new Shopping(visitor, shop.backend, language)
    await own.add('CR2032', 5)
    await own.addCode('KRAFT10')
    expect((await own.cart()).body).toMatch(
      new RegExp(`<span class="sr-only">${translator(language)('cart.ordinary')} *</span><s>`),
    )
  })
})

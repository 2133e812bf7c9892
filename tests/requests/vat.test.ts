import { beforeEach, describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import type { Language } from '../../app/store/languages'
import { resourceHref } from '../../app/routing/resources'
import { logIn } from '../support/shop/log-in'
import { type TestShop } from '../support/shop/open-shop'
import { elements, structuredData, unstyledText, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { moneyOf, translator } from '../support/shop/translator'
import type { Visitor } from '../support/shop/visitor'

let shop: TestShop
let visitor: Visitor
shopForEachTest((opened) => {
  shop = opened
  visitor = shop.visitor()
})

const PRODUCT = '/sv/artiklar/knappcell-cr2032.html'
const LISTING = '/sv/artiklar/batterier/index.html'
const t = translator('sv')
const money = moneyOf('sv')
const read = async (path: string) => words((await visitor.get(path)).body)

function turn(vat: string, language: Language = 'sv', return_to = `/${language}`) {
  return visitor.post(`/${language}/cart`, { intent: 'vat', vat, return_to })
}

describe.each(['sv', 'no', 'da'] as const)('the VAT switch in %s', (language) => {
  const words = translator(language)
  const buttons = async () => {
    const { body } = await visitor.get(`/${language}`)
    return elements(body, 'button').filter(({ name }) => name === 'vat')
  }

  it('is in the header and in the menu, includes VAT by default, and is changed by a form', async () => {
    const pressed = async () => (await buttons()).map((button) => [button.value, button['aria-pressed']])
    const twice = (...pair: string[][]) => [...pair, ...pair]
    expect(await pressed()).toEqual(twice(['including', 'true'], ['excluding', 'false']))
    const answer = await turn('excluding', language, `/${language}?page=2#grid`)
    expect([answer.status, answer.location]).toEqual([303, `/${language}?page=2#grid`])
    expect(await pressed()).toEqual(twice(['including', 'false'], ['excluding', 'true']))
    await turn('including', language)
    expect(await pressed()).toEqual(twice(['including', 'true'], ['excluding', 'false']))
  })

  it('changes the prices', async () => {
    const price = async () => (await visitor.get(`/${language}/artiklar/knappcell-cr2032.html`)).body
    expect(await price()).not.toContain(`${words('vat.excluding')},`)
    await turn('excluding', language)
    expect(await price()).toContain(`${words('vat.excluding')}<`)
  })
})

describe('without VAT', () => {
  beforeEach(() => turn('excluding'))

  it('cards show prices and ordinary prices', async () => {
    const text = await read(LISTING)
    expect(text).toContain(`${money(23.2)} `)
    expect(text).toContain(t('vat.excluding'))
    expect(text).not.toContain(money(29))
    expect(text).toContain(money(120))
    expect(text).toContain(`${t('price.prior.short')} ${money(160)}`)
  })

  it('a browser without style sheets keeps the buttons of the switch apart', async () => {
    const { body } = await visitor.get(PRODUCT)
    const labels = (['private', 'including', 'company', 'excluding'] as const).map((label) => t(`vat.${label}`))
    expect(unstyledText(body)).toContain(labels.join(' '))
  })

  it('a product page shows its tiers, and the price including VAT', async () => {
    const text = await read(PRODUCT)
    expect(text).toContain(money(23.2))
    expect(text).toContain(t('vat.amountIncluding', { amount: money(29) }))
    // From 10 pieces the unit price is 23.
    expect(text).toContain(money(18.4))
  })

  it('the structured data still has the price including VAT', async () => {
    const { body } = await visitor.get(PRODUCT)
    expect(structuredData(body).some((data) => JSON.stringify(data).includes('"price":"29"'))).toBe(true)
  })

  it('the price facet has ranges without VAT', async () => {
    const text = await read(LISTING)
    expect(text).toContain(`Pris ${t('vat.excluding')}`)
    // The range 20 to 50 contains the coin cell.
    expect(text).toContain(`16–${money(39.99)}`)
    expect(text).not.toContain(`20–${money(49)}`)
  })

  it('the successor of a discontinued product says so of its price', async () => {
    const { body } = await visitor.get('/sv/artiklar/gammal-modell.html')
    const box = new RegExp(`<section aria-label="${t('product.buy')}".*?</section>`, 's').exec(body)?.[0] ?? ''
    expect(words(box)).toContain(t('vat.excluding'))
  })

  it('the offers to a customer say so once', async () => {
    await logIn(visitor)
    const shown = async () => (await read(href('accountOffers', 'sv'))).split(t('account.offers')).slice(1).join()
    expect(await shown()).toContain(`${t('account.offers.text')} ${t('vat.excluding')}`)
    await turn('including')
    expect(await shown()).not.toContain(`${t('account.offers.text')} ${t('vat.excluding')}`)
  })

  it('a gift card has the same price, because it has no VAT', async () => {
    expect(await read('/sv/sokresultat.html?query=GIFT-500')).toContain(money(500))
  })

  it('the cart shows rows and sum without VAT, then the VAT, then the sum with it', async () => {
    const shopping = new Shopping(visitor, shop.backend)
    await shopping.add('CR2032', 3)
    const { text, body } = await shopping.cart()
    expect(text).toContain(t('cart.each', { price: money(23.2) }))
    expect(text).toContain(`${t('vat.part')} ${money(17.4)}`)
    expect(text).toContain(`${t('cart.subtotal')} ${t('vat.including')} ${money(87)}`)
    expect(text).toContain(`${t('checkout.goods')} ${t('vat.excluding')} ${money(69.6)}`)
    expect(body).toContain(t('header.cart.contents', { count: 3, total: money(69.6) }))
    expect(text).not.toContain(t('cart.vatIncluded', { amount: money(17.4) }))
  })

  it('the minimum order is compared including VAT, and says so', async () => {
    const shopping = new Shopping(visitor, shop.backend)
    await shopping.add('CR2032', 2)
    const owed = (amount: number) => t('vat.amountIncluding', { amount: money(amount) })
    const { text } = await shopping.cart()
    expect(text).toContain(t('cart.minimum', { minimum: owed(79), missing: owed(21) }))
    await shopping.add('CR2032')
    expect((await shopping.visitor.get('/sv/checkout')).status).toBe(200)
  })

  it('the checkout shows amounts without VAT, the VAT, and the amount to pay; the confirmation what was paid', async () => {
    const shopping = new Shopping(visitor, shop.backend)
    await shopping.add('CR2032', 3)
    const form = { ...(await shopping.checkout()), buyer: 'private' }
    const checkout = await read('/sv/checkout')
    expect(checkout).toContain(`${t('checkout.goods')} ${t('vat.excluding')} ${money(69.6)}`)
    const [delivery = ''] = checkout.split(t('checkout.payment')).filter((part) => part.includes(t('checkout.shipping')))
    expect(delivery).toContain(t('vat.amountIncluding', { amount: money(49) }))
    const receipt = words((await visitor.follow(await shopping.order(form))).body)
    expect(receipt).toContain(`${t('checkout.goods')} ${money(87)}`)
    const [, vat] = /varav moms (.*?\skr)/.exec(receipt) ?? []
    expect(vat).toBeDefined()
    expect(checkout).toContain(`${t('vat.part')} ${vat ?? ''}`)
    expect(checkout).toContain(`${t('checkout.total')} ${t('vat.including')}`)
  })
})

describe('the choice', () => {
  it('never shows in a storefront that does not allow it', async () => {
    await turn('excluding')
    const { body } = await visitor.get('/de/artiklar/knappcell-cr2032-de.html')
    const german = translator('de')
    expect(words(body)).not.toContain(german('vat.excluding'))
    expect(elements(body, 'button').filter(({ name }) => name === 'vat')).toEqual([])
    expect((await turn('excluding', 'de')).headers.getSetCookie().join()).not.toContain('vat=excluding')
  })

  it('starts no session, lasts 30 days, and the default removes the cookie', async () => {
    const [cookie = ''] = (await turn('excluding')).headers.getSetCookie().filter((line) => line.startsWith('vat='))
    expect(cookie).toMatch(/^vat=excluding; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect((await turn('including')).headers.getSetCookie().join()).toMatch(/vat=including; Max-Age=0/)
    expect(visitor.cookies.has('session')).toBe(false)
  })

  it('is kept as long as the cart', async () => {
    await turn('excluding')
    const answer = await new Shopping(visitor, shop.backend).add('CR2032')
    expect(answer.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual(['session', 'vat'])
  })

  it.each(['', 'EXCLUDING', '__proto__', 'null'])('%j is ignored', async (vat) => {
    expect((await turn(vat)).status).toBe(400)
  })

  it('redirects within the shop only', async () => {
    expect((await turn('excluding', 'sv', '//evil.example')).location).toBe('/sv/cart')
  })
})

describe('suggestions', () => {
  it('show prices as their URL requests, never without VAT where that is not allowed', async () => {
    const prices = async (language: Language, vat: 'including' | 'excluding') =>
      (await visitor.get(resourceHref('searchSuggestions', language, { query: 'CR2032', vat }))).body.replaceAll('\u00a0', ' ')
    expect(await prices('sv', 'including')).toContain('"price":"29 kr"')
    expect(await prices('sv', 'excluding')).toContain('"price":"23,20 kr"')
    expect(await prices('de', 'excluding')).toBe(await prices('de', 'including'))
  })
})

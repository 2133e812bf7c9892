import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../app/store/money'
import { STORES } from '../../app/store/stores'
import { LANGUAGES } from '../../app/store/languages'
import { href } from '../../app/routing/href'
import { type TestShop } from '../support/shop/open-shop'
import { elements, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'
import type { Answer } from '../support/shop/visitor'

let shop: TestShop
let shopping: Shopping
const t = translator('sv')
shopForEachTest((opened) => {
  shop = opened
  shopping = new Shopping(shop.visitor(), shop.backend)
})

const BATTERY = '/sv/artiklar/verktygsbatteri-bl1850b.html'
const COIN = '/sv/artiklar/knappcell-cr2032.html'
const SOLD_OUT = '/sv/artiklar/slut-i-lager.html'

/** The carousel under a heading, as HTML; empty when the page has none. */
function carousel(html: string, title: string): string {
  const sections = html.split('<section ').slice(1)
  return sections.find((section) => section.includes('carousel-track') && section.includes(`>${title}</h2>`)) ?? ''
}

/** The fields that the button of a product in a carousel sends: of its own form, or of the one that the cards share. */
function formOf(html: string, sku: string): Record<string, string> {
  const id = String(shop.backend.idOf(sku))
  const shared = elements(html, 'button').find(({ name, value }) => name === 'product_id' && value === id)?.form
  const sought = shared === undefined ? `name="product_id" value="${id}"` : `id="${shared}"`
  const form = html.split('<form ').find((text) => text.includes(sought)) ?? ''
  const fields = elements(form.split('</form>')[0] ?? '', 'input').map(({ name = '', value = '' }): [string, string] => [
    name,
    value,
  ])
  return Object.fromEntries(shared === undefined ? fields : [...fields, ['product_id', id]])
}

const send = (fields: Record<string, string>): Promise<Answer> => shopping.visitor.post('/sv/cart', fields)
const page = async (path: string) => (await shopping.visitor.get(path)).body

describe.each(LANGUAGES)('the offer of a product in %s', (language) => {
  it('shows the lower price and the regular price, and its button adds both products', async () => {
    const slug = language === 'de' ? 'verktygsbatteri-bl1850b-de' : 'verktygsbatteri-bl1850b'
    const translate = translator(language)
    const offer = carousel((await shop.visitor().get(href('product', language, { slug }))).body, translate('crossSelling.title'))
    expect(words(offer)).toContain(translate('crossSelling.both.sum', { sum: '' }).trim())
    expect(words(offer)).toContain(translate('crossSelling.together'))
  })
})

it('an offer bought on a product page adds that product too, at the lower price and locked', async () => {
  const offer = carousel(await page(BATTERY), t('crossSelling.title'))
  expect(words(offer)).toContain(formatMoney(108, STORES.sv))
  const answer = await send(formOf(offer, 'TESTER'))
  expect([answer.status, answer.location]).toEqual([303, `${BATTERY}?added=${shop.backend.idOf('TESTER')}`])
  const cart = await shopping.cart()
  expect(cart.text).toContain(formatMoney(899 + 108, STORES.sv))
  expect(cart.text).toContain(t('cart.locked'))
  expect(cart.lines.map(({ slug }) => slug)).toEqual(['verktygsbatteri-bl1850b'])
})

it('its Buy button is disabled when the product is already in the cart', async () => {
  const button = async () => elements(carousel(await page(BATTERY), t('crossSelling.title')), 'button').at(-1)
  expect(await button()).not.toHaveProperty('disabled')
  await shopping.add('TESTER')
  expect(await button()).toHaveProperty('disabled')
  expect(words(carousel(await page(BATTERY), t('crossSelling.title')))).toContain(t('crossSelling.inCart'))
})

it('the lower price lapses with the other product, and the cart says so once', async () => {
  await send(formOf(carousel(await page(BATTERY), t('crossSelling.title')), 'TESTER'))
  const [battery] = (await shopping.cart()).lines
  await shopping.remove(battery?.uuid ?? '')
  const cart = await shopping.cart()
  expect(cart.text).toContain('Nu gäller det vanliga priset')
  expect(cart.text).toContain(formatMoney(120, STORES.sv))
  expect(cart.lines.map(({ slug }) => slug)).toEqual(['batteritestare'])
})

it('a cross-selling price that was not offered is refused', async () => {
  await shopping.add('BL1850B', 1, { cross_selling_product_id: String(shop.backend.idOf('CR2032')), both: '1' })
  expect((await shopping.cart()).text).toContain(formatMoney(29 + 899, STORES.sv))
})

it.each(['-1', 'x', '1e3', '9999999999'])('an origin marker of %j answers 400', async (accessory_id) => {
  expect((await shopping.add('CR2032', 1, { accessory_id })).status).toBe(400)
})

it('a line from a carousel keeps its origin marker and is not merged', async () => {
  const fields = formOf(carousel(await page(COIN), t('relatedProducts.accessories')), 'TESTER')
  expect(fields.accessory_id).toBe(String(shop.backend.idOf('CR2032')))
  await send(fields)
  await shopping.add('TESTER')
  expect((await shopping.cart()).lines).toHaveLength(2)
})

it('a product with variations has a link to its page and no form', async () => {
  const recommended = carousel(await page(COIN), t('relatedProducts.recommended'))
  expect(recommended).toContain('/sv/artiklar/lr6-aa-4-pack.html')
  expect(formOf(recommended, 'LR6-4')).toEqual({})
})

it('a product that cannot be ordered has its alternatives below the buy box and no offers', async () => {
  const body = await page(SOLD_OUT)
  expect(carousel(body, t('crossSelling.title'))).toBe('')
  const alternatives = carousel(body, t('relatedProducts.instead'))
  expect(formOf(alternatives, 'TESTER').related_id).toBe(String(shop.backend.idOf('SOLDOUT')))
  expect(body.indexOf(alternatives)).toBeLessThan(body.indexOf('id="description"'))
})

it('the cart shows offers for its lines, without products that are in the cart', async () => {
  await shopping.add('BL1850B')
  const offer = carousel((await shopping.cart()).body, t('crossSelling.cart'))
  expect(words(offer)).toContain(formatMoney(108, STORES.sv))
  await send(formOf(offer, 'TESTER'))
  const cart = await shopping.cart()
  expect(cart.text).toContain(formatMoney(899 + 108, STORES.sv))
  expect(carousel(cart.body, t('crossSelling.cart'))).toBe('')
})

it('an empty cart requests no offers', async () => {
  await shopping.cart()
  expect(shop.calls).not.toContain('/api/cross-selling-products')
})

it('product page and cart are answered when related products and offers fail', async () => {
  await shopping.add('CR2032')
  shop.respond = (path, send) =>
    /related-products|cross-selling/.test(path) ? new Response('overloaded', { status: 500 }) : send()
  const [product, cart] = [await shopping.visitor.get(COIN), await shopping.visitor.get('/sv/cart')]
  expect([product.status, cart.status]).toEqual([200, 200])
  expect(product.body).not.toContain('carousel-track')
  expect(cart.body).not.toContain('carousel-track')
})

it('a carousel has no style attributes, which the Content-Security-Policy blocks', async () => {
  expect(carousel(await page(COIN), t('relatedProducts.accessories'))).not.toMatch(/<[^>]+ style=/)
})

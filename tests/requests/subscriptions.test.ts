import { describe, expect, it } from 'vitest'
import { isCartAnswer } from '../../app/cart/rules/cart-data'
import { href } from '../../app/routing/href'
import { resourceHref } from '../../app/routing/resources'
import { dateFormat } from '../../app/store/intl-formats'
import { LANGUAGES, type Language } from '../../app/store/languages'
import { storeOf } from '../../app/store/stores'
import { orderLines } from '../../backend/database/schema/orders'
import { type TestShop } from '../support/shop/open-shop'
import { elements, words } from '../support/shop/read-page'
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

const productPath = (slug: string, language: Language) =>
  href('product', language, { slug: language === 'de' ? `${slug}-de` : slug })
const THIRD: Readonly<Record<Language, string>> = {
  sv: 'Var tredje månad',
  no: 'Hver tredje måned',
  de: 'Alle 3 Monate',
  da: 'Hver tredje måned',
}
const said = (language: Language = 'sv') => translator(language)('cart.subscription', { interval: THIRD[language] })
const subscribe = (interval: string, by = shopping) => by.add('CR2032', 2, { subscription_interval: interval })
/** The items of all orders; the orders are deleted afterwards. */
const orderedItems = async () =>
  (await shop.backend.db.delete(orderLines).returning({ item: orderLines.item })).map(({ item }) => item)

describe.each(LANGUAGES)('the page of a product with subscriptions, in %s', (language) => {
  it('has a choice of intervals in the add form, with a single purchase as default', async () => {
    const { body } = await shop.visitor().get(productPath('knappcell-cr2032', language))
    const choices = elements(body, 'input').filter(({ name }) => name === 'subscription_interval')
    expect(choices.map(({ value, type, form, checked }) => [value, type, form, checked !== undefined])).toEqual([
      ['', 'radio', 'buy', true],
      ['1', 'radio', 'buy', false],
      ['3', 'radio', 'buy', false],
    ])
    expect(elements(body, 'form').filter(({ id }) => id === 'buy')).toHaveLength(1)
    for (const text of [translator(language)('product.subscription.once'), THIRD[language]]) expect(words(body)).toContain(text)
  })

  it('has a button for each choice, of which the style sheet shows one: a subscription is not called a purchase', async () => {
    const { body } = await shop.visitor().get(productPath('knappcell-cr2032', language))
    const buttons = elements(body, 'button').filter(({ class: look = '' }) => look.includes('when-'))
    const name = /<h1[^>]*>([^<]+)/.exec(body)?.[1] ?? ''
    expect(buttons.map(({ class: look = '', 'aria-label': label }) => [/when-\w+/.exec(look)?.[0], label])).toEqual([
      ['when-once', translator(language)('cart.add.label', { name })],
      ['when-subscribed', translator(language)('product.subscribe.label', { name })],
    ])
  })

  it('the cart, the checkout and the confirmation show the chosen interval', async () => {
    const here = new Shopping(shop.visitor(), shop.backend, language)
    const answer = await here.add('CR2032', 20, { subscription_interval: '3' })
    expect(answer.status).toBe(303)
    // Before the cart is opened, the page where it was added says that it is a subscription.
    expect(words((await here.visitor.follow(answer)).body)).toContain(said(language))
    const cart = (await here.cart()).text
    expect(cart).toContain(said(language))
    const checkout = words((await here.visitor.get(here.checkoutPath)).body)
    expect(checkout).toContain(said(language))
    const next = dateFormat(storeOf(language).iso, { dateStyle: 'long' }).format(new Date('2027-02-18'))
    for (const shown of [cart, checkout]) {
      expect(shown).toContain(translator(language)('subscription.next.today', { day: next }))
      expect(shown).toContain(translator(language)('subscription.terms'))
    }
    const placed = await here.order(await here.checkout())
    expect(words((await here.visitor.follow(placed)).body)).toContain(said(language))
    const interval = { id: 3, name: THIRD[language], days: 91 }
    expect(await orderedItems()).toMatchObject([{ subscription_interval: interval }])
  })
})

it('the page of a durable product, or of one that cannot be ordered, has no such choice', async () => {
  for (const slug of ['batteritestare', 'slut-i-lager']) {
    const { body } = await shop.visitor().get(productPath(slug, 'sv'))
    expect(elements(body, 'input').filter(({ name }) => name === 'subscription_interval')).toEqual([])
  }
})

describe('a subscription in the cart', () => {
  it('is a line of its own, separate from a single purchase and from another interval', async () => {
    await shopping.add('CR2032', 5, { subscription_interval: '' })
    await subscribe('3')
    await subscribe('3')
    await shopping.add('CR2032', 1)
    const { lines, text } = await shopping.cart()
    expect(lines.map(({ quantity }) => quantity)).toEqual([6, 2, 2])
    expect(text.split(said())).toHaveLength(3)
  })

  it('has the same price as a single purchase', async () => {
    const once = new Shopping(shop.visitor(), shop.backend)
    await once.add('CR2032', 2)
    await subscribe('3')
    const amounts = (text: string) => text.match(/\d+\u00a0kr/g)
    const plain = amounts((await once.cart()).text) ?? []
    expect(plain.length).toBeGreaterThan(1)
    expect(amounts((await shopping.cart()).text)).toEqual(plain)
  })

  it('stays a subscription when it is changed, removed and restored', async () => {
    await subscribe('3')
    const [{ uuid } = { uuid: '' }] = (await shopping.cart()).lines
    await shopping.change(uuid, 7)
    expect((await shopping.cart()).lines).toMatchObject([{ uuid, quantity: 7 }])
    await shopping.remove(uuid)
    expect((await shopping.cart()).text).not.toContain(said())
    await shopping.visitor.post(shopping.cartPath, { intent: 'undo-remove', uuid })
    const back = await shopping.cart()
    expect(back.lines).toMatchObject([{ uuid, quantity: 7 }])
    expect(back.text).toContain(said())
  })

  it('has accessible button names that differ from those of a single purchase', async () => {
    await subscribe('3')
    const { body } = await shopping.cart()
    const label = t('cart.remove.of', { name: `Knappcell CR2032, ${THIRD.sv}` })
    expect(elements(body, 'button').map((button) => button['aria-label'])).toContain(label)
  })

  it('is shown in the language of the storefront', async () => {
    await subscribe('3')
    expect((await new Shopping(shopping.visitor, shop.backend, 'de').cart()).text).toContain(said('de'))
  })

  it('is shown in the drawer after a form sent by script', async () => {
    const form = { intent: 'add', product_id: String(shop.backend.idOf('CR2032')), quantity: '1', subscription_interval: '3' }
    const { body } = await shopping.visitor.post(resourceHref('cartData', 'sv'), form, { accept: 'application/json' })
    const answer: unknown = JSON.parse(body)
    expect(isCartAnswer(answer) && answer.cart.lines.map(({ interval }) => interval)).toEqual([THIRD.sv])
    const { body: page } = await shopping.visitor.get('/sv?cart')
    expect(words(/<dialog\b.*?<\/dialog>/s.exec(page)?.[0] ?? '')).toContain(said())
  })

  it('added during an outage of the backend is still one after it', async () => {
    shop.online = false
    await subscribe('3')
    shop.online = true
    expect((await shopping.cart()).text).toContain(said())
  })
})

describe('an interval that was not offered', () => {
  it.each([
    ['one that the product does not have', 'CR2032', '2'],
    ['one that there is not', 'CR2032', '999999999'],
    ['one of a product that lasts', 'TESTER', '1'],
    ['one that is no id', 'CR2032', 'monthly'],
    ['one below nothing', 'CR2032', '-1'],
    ['one with a fraction', 'CR2032', '2.0'],
    ['one with an exponent', 'CR2032', '1e1'],
    ['one with a space', 'CR2032', '1 '],
  ])('gives a single purchase, and the line says so: %s', async (_, sku, interval) => {
    expect((await shopping.add(sku, 1, { subscription_interval: interval })).status).toBe(303)
    const { text, lines } = await shopping.cart()
    expect(lines).toHaveLength(1)
    expect(text).toContain('Varan kan inte köpas som prenumeration')
    expect(text).not.toContain(t('cart.subscription', { interval: '' }).trim())
  })
})

describe.each(LANGUAGES)('before a subscription is bought, in %s', (language) => {
  const t = translator(language)

  it('product page, cart and checkout say what the next delivery costs and how it ends', async () => {
    const buying = new Shopping(shop.visitor(), shop.backend, language)
    const page = await buying.visitor.get(productPath('knappcell-cr2032', language))
    expect(words(page.body)).toContain(t('subscription.terms'))
    expect(words(page.body)).toContain(t('subscription.next', { day: '' }).replace(/\s*$/, ''))
    await buying.add('CR2032', 20, { subscription_interval: '1' })
    expect((await buying.cart()).text).toContain(t('subscription.terms'))
    const { body } = await buying.chooseInCheckout({})
    expect(words(body)).toContain(t('subscription.terms'))
    expect(words(body)).toContain(t('subscription.payments'))
  })
})

import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { LANGUAGES, type Language } from '../../app/store/languages'
import { attributes, attributeTexts, productAttributes } from '../../backend/database/schema/attributes'
import { customerOfferItems, customerOffers } from '../../backend/database/schema/customer-offers'
import { orders } from '../../backend/database/schema/orders'
import { products } from '../../backend/database/schema/products'
import { logIn } from '../support/shop/log-in'
import type { TestShop } from '../support/shop/open-shop'
import { elements, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { translator } from '../support/shop/translator'
import type { Visitor } from '../support/shop/visitor'

let shop: TestShop
let visitor: Visitor
shopForEachTest((opened) => {
  shop = opened
  visitor = shop.visitor()
})

const itemsOf = (sku: string) =>
  shop.backend.db
    .select({ id: customerOfferItems.id, price: customerOfferItems.price })
    .from(customerOfferItems)
    .innerJoin(customerOffers, eq(customerOffers.id, customerOfferItems.offer_id))
    .innerJoin(products, eq(products.id, customerOfferItems.product_id))
    .where(eq(products.sku, sku))
const path = (language: Language = 'sv') => href('accountOffers', language)
const page = async (language: Language = 'sv') => {
  const { body } = await visitor.get(path(language))
  return { body, text: words(body), offer: elements(body, 'button').find(({ name }) => name === 'offer')?.value ?? '' }
}

describe.each(LANGUAGES)('the offers of a customer in %s', (language) => {
  const t = translator(language)

  it('are shown and put into the cart together, where their quantity is locked', async () => {
    await logIn(visitor, language)
    const { text, offer } = await page(language)
    expect(text).toContain(t('account.offers.text'))
    const answer = await visitor.post(path(language), { intent: 'add-offer', offer })
    expect([answer.status, answer.location]).toEqual([303, `${path(language)}?thanks=add-offer#offers`])
    expect(words((await visitor.follow(answer)).body)).toContain(t('account.offers.added'))
    const shopping = new Shopping(visitor, shop.backend, language)
    const { text: cart, lines } = await shopping.cart()
    expect(cart.split(t('cart.locked'))).toHaveLength(3)
    expect(lines).toEqual([])
    await visitor.post(path(language), { intent: 'add-offer', offer })
    expect((await shopping.cart()).text.split(t('cart.locked'))).toHaveLength(3)
  })
})

describe('an offer', () => {
  const t = translator('sv')
  beforeEach(() => logIn(visitor))

  it('that is expired, sold out or unknown is refused with the reason, and the cart stays as it is', async () => {
    const [battery] = await itemsOf('LR6-24')
    const add = async (item: number) => {
      const { status, body } = await visitor.post(path(), { intent: 'add-offer', item: String(item) })
      return [status, words(body)]
    }
    await shop.backend.db.update(products).set({ stock: 3 }).where(eq(products.sku, 'LR6-24'))
    expect(await add(battery?.id ?? 0)).toEqual([409, expect.stringContaining(t('account.offers.error.sold-out'))])
    await shop.backend.db.update(products).set({ stock: 300 }).where(eq(products.sku, 'LR6-24'))
    expect(await add(987_654)).toEqual([409, expect.stringContaining(t('account.offers.error.gone'))])
    await shop.backend.db.update(customerOffers).set({ valid_through: '2026-11-17' })
    expect(await add(battery?.id ?? 0)).toEqual([409, expect.stringContaining(t('account.offers.error.expired'))])
    await shop.backend.db.update(customerOffers).set({ valid_through: '2026-12-31' })
    expect((await new Shopping(visitor, shop.backend).cart()).text).not.toContain(t('cart.locked'))
    expect((await visitor.post(path(), { intent: 'other' })).status).toBe(400)
  })

  it('of more pieces than are in stock is ordered with those that are left', async () => {
    const { offer } = await page()
    await visitor.post(path(), { intent: 'add-offer', offer })
    await shop.backend.db.update(products).set({ stock: 3 }).where(eq(products.sku, 'LR6-24'))
    const shopping = new Shopping(visitor, shop.backend)
    expect((await shopping.cart()).text).toContain('Vi har bara 3 i lager.')
    expect((await shopping.cart()).text).not.toContain('Vi har bara 3 i lager.')
    const ordered = await shopping.order(await shopping.checkout())
    expect((await visitor.follow(ordered)).status).toBe(200)
    await shop.backend.db.update(products).set({ stock: 300 }).where(eq(products.sku, 'LR6-24'))
    // A cancelled order leaves the offer to the tests below.
    await shop.backend.db.update(orders).set({ status: 'cancelled' })
  })

  it('that waits for the login of its customer does not lock its line, which is an ordinary one', async () => {
    const { offer } = await page()
    await visitor.post(path(), { intent: 'add-offer', offer })
    await visitor.post(href('login', 'sv'), { intent: 'log-out' })
    const shopping = new Shopping(visitor, shop.backend)
    const guest = await shopping.cart()
    expect(guest.text).not.toContain(t('cart.locked'))
    const [line] = guest.lines
    await shopping.change(line?.uuid ?? '', 4)
    expect((await shopping.cart()).lines[0]?.quantity).toBe(4)
    await logIn(visitor)
    const { text, lines } = await shopping.cart()
    expect([lines, text.includes(t('cart.locked'))]).toEqual([[], true])
    expect(text).toContain('Erbjudandet gäller 10 stycken.')
    expect(text).not.toContain(t('product.adjusted_quantity'))
    for (const [, uuid = ''] of (await shopping.cart()).body.matchAll(/name="uuid" value="([^"]+)"/g)) await shopping.remove(uuid)
  })

  it('expires in the cart: the line costs what it costs everyone, with the reason', async () => {
    const [battery] = await itemsOf('CR2032')
    await shop.backend.db.update(customerOffers).set({ valid_through: '2026-12-31' })
    await visitor.post(path(), { intent: 'add-offer', item: String(battery?.id) })
    await shop.backend.db.update(customerOffers).set({ valid_through: '2026-11-17' })
    const shopping = new Shopping(visitor, shop.backend)
    await shopping.add('BL1850B')
    const { text } = await shopping.cart()
    await shop.backend.db.update(customerOffers).set({ valid_through: '2026-12-31' })
    expect(text).toContain('Ditt erbjudande gäller inte längre. Nu gäller det vanliga priset.')
    expect(text).not.toContain(t('cart.locked'))
  })

  it('of goods sold by the metre has the price of 1 m', async () => {
    const [battery] = await itemsOf('CR2032')
    await shop.backend.db.insert(attributes).values({ key: 'net-length', unit: 'm', position: 99 })
    await shop.backend.db.insert(attributeTexts).values({ attribute_key: 'net-length', language: 'sv', name: 'Längd' })
    const content = { product_id: shop.backend.idOf('CR2032'), attribute_key: 'net-length', number: 50, value: null }
    await shop.backend.db.insert(productAttributes).values(content)
    expect((await page()).text).toContain(`${((battery?.price ?? 0) / 50).toFixed(2).replace('.', ',')}\u00a0kr/m`)
  })

  it('in an outage says so beside the form, and adds nothing', async () => {
    const { offer } = await page()
    shop.respond = (address, send) => (address === '/api/account/offers' ? new Response(null, { status: 503 }) : send())
    const { status, body } = await visitor.post(path(), { intent: 'add-offer', offer })
    expect([status, words(body).includes(t('error.unavailable.title'))]).toEqual([503, true])
    shop.respond = null
    expect((await new Shopping(visitor, shop.backend).cart()).text).toContain(t('cart.empty'))
  })

  it('is charged as offered: in the cart, the checkout, the order and the receipt', async () => {
    const { offer } = await page()
    await visitor.post(path(), { intent: 'add-offer', offer })
    const shopping = new Shopping(visitor, shop.backend)
    const [battery] = await itemsOf('CR2032')
    const { text } = await shopping.cart()
    expect(text).toContain(t('cart.each', { price: `${battery?.price}\u00a0kr` }))
    expect(text).not.toContain(t('discounts.yours', { percent: 10 }))
    const ordered = await shopping.order(await shopping.checkout())
    const confirmation = await visitor.follow(ordered)
    expect(confirmation.status).toBe(200)
    expect(words(confirmation.body)).toContain(`${10 * (battery?.price ?? 0)}\u00a0kr`)
    expect((await page()).text).toContain(t('account.offers.state.ordered'))
    const again = await visitor.post(path(), { intent: 'add-offer', offer })
    expect([again.status, words(again.body).includes(t('account.offers.error.ordered'))]).toEqual([409, true])
    // Goods that were ordered do not keep an offer valid.
    await shop.backend.db.update(customerOffers).set({ valid_through: '2026-11-16' })
    const later = (await page()).text.replaceAll('\u00a0', ' ')
    expect(later).toContain('Gällde till och med 16 november 2026')
    expect(later).not.toContain('Gäller till och med')
  })
})

it('a guest is led to the login, and nothing is added', async () => {
  const { status, location } = await visitor.post(path(), { intent: 'add-offer', item: '1' })
  expect([status, location.includes('?login')]).toEqual([303, true])
})

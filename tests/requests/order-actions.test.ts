import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { href } from '../../app/routing/href'
import { resourceHref } from '../../app/routing/resources'
import { LANGUAGES, type Language } from '../../app/store/languages'
import { STORES } from '../../app/store/stores'
import { orders } from '../../backend/database/schema/orders'
import { MemoryProvider, withProviders } from '../../backend/tests/memory-provider'
import { Staff } from '../../backend/tests/staff'
import { NOON_DAY } from '../../backend/tests/test-shop'
import { BUYERS } from '../support/shop/buyers'
import { type TestShop } from '../support/shop/open-shop'
import { openByMail } from '../support/shop/own-order'
import { elements, heading, unstyledText, words } from '../support/shop/read-page'
import { shopForEachTest } from '../support/shop/shop-for-each-test'
import { Shopping } from '../support/shop/shopping'
import { moneyOf, translator } from '../support/shop/translator'
import type { Fields, Visitor } from '../support/shop/visitor'

const provider = new MemoryProvider()
let shop: TestShop
let visitor: Visitor
shopForEachTest((opened) => {
  shop = opened
  visitor = shop.visitor()
}, withProviders(provider))
beforeEach(() => (shop.backend.clock.now = NOON_DAY))

/** A delivery to a service point in each storefront, and a postal code elsewhere. */
const COLLECTED = {
  sv: { shipping_method: 'postnord-service-point', near: '211 22' },
  no: { shipping_method: 'postnord-service-point', near: '5003' },
  de: { shipping_method: 'dhl-service-point', near: '80331' },
  da: { shipping_method: 'postnord-service-point', near: '8000' },
} as const

/** An order of this storefront by a guest, opened in the visitor's browser by the link of a mail. */
async function opened(language: Language, payment_method: 'invoice' | 'stripe' = 'invoice') {
  const shopping = new Shopping(shop.visitor(), shop.backend, language)
  await shopping.add('CR2032', 5)
  const { shipping_method } = COLLECTED[language]
  const { fields } = await shopping.chooseInCheckout({ ...BUYERS[language], shipping_method, payment_method })
  expect((await shopping.order({ ...fields, intent: 'order' })).status).toBe(303)
  const order = await newest(language)
  const { id, number, total } = order
  const path = href('myOrder', language, { id })
  await openByMail(visitor, shop.backend, id, language)
  return { id, number, total, path, staff: new Staff(shop.backend) }
}

/** The last order that was placed in this storefront. */
async function newest(language: Language) {
  const isHere = eq(orders.store_id, STORES[language].storeId)
  const [order] = await shop.backend.db.select().from(orders).where(isHere).orderBy(desc(orders.number)).limit(1)
  if (order === undefined) throw new Error('No order was placed')
  return order
}

const read = async (path: string) => words((await visitor.get(path)).body)
const send = (path: string, intent: string, more: Fields = {}) => visitor.post(path, { intent, ...more })
const statusOf = async (id: string) =>
  (await shop.backend.db.select({ status: orders.status }).from(orders).where(eq(orders.id, id)))[0]?.status

describe.each(LANGUAGES)('the page of an order in %s, without scripts', (language) => {
  const t = translator(language)
  const money = moneyOf(language)

  it('leads on to the payment of an unpaid order, cancels it once, and puts its goods into the cart again', async () => {
    const { id, path, total } = await opened(language, 'stripe')
    const unpaid = await visitor.get(path)
    const pay = elements(unpaid.body, 'a').find(({ href: to }) => to?.startsWith('https://pay.example/'))
    expect([pay !== undefined, words(unpaid.body).includes(t('order.pay.go'))]).toEqual([true, true])
    expect(words(unpaid.body)).toContain(`${t('giftCard.toPay')} ${money(total)}`)
    const cancelled = await visitor.follow(await send(path, 'cancel'))
    for (const key of ['order.cancel.done', 'order.state.cancelled', 'order.again.go'] as const)
      expect(words(cancelled.body)).toContain(t(key))
    expect(words(cancelled.body)).not.toContain(t('order.arrives', { days: '' }).trim())
    expect(words(cancelled.body)).not.toContain(t('giftCard.toPay'))
    const again = await send(path, 'cancel')
    expect([again.status, await statusOf(id)]).toEqual([303, 'cancelled'])
    const [product_id, accessory_id] = [String(shop.backend.idOf('CR2032')), String(shop.backend.idOf('BL1850B'))]
    await visitor.post(href('cart', language), { intent: 'add', product_id, quantity: '2', accessory_id })
    const bought = await send(path, 'buy-again')
    expect([bought.status, bought.location]).toEqual([303, `${path}?thanks=buy-again#order`])
    expect(words((await visitor.follow(bought)).body)).toContain(t('order.again.done'))
    const inCart = async () => (await new Shopping(visitor, shop.backend, language).cart()).lines.map(({ quantity }) => quantity)
    expect(await inCart()).toEqual([2, 5])
    // A form sent twice adds once (decision 016); a new press adds.
    const { body } = await visitor.get(path)
    const [once = ''] = elements(body, 'input').flatMap(({ name, value }) => (name === 'once' ? [value ?? ''] : []))
    const press = async () => (await send(path, 'buy-again', { once })).location
    expect([await press(), await press()]).toEqual(Array(2).fill(`${path}?thanks=buy-again#order`))
    expect(await inCart()).toEqual([2, 10])
  })

  it('sends the order to another service point, and refuses one that is not offered there', async () => {
    const { path } = await opened(language)
    const { near } = COLLECTED[language]
    const { body } = await visitor.get(`${path}?near=${encodeURIComponent(near)}`)
    const [, point = ''] = elements(body, 'input').flatMap(({ name, value }) => (name === 'service_point' ? [value ?? ''] : []))
    const name = new RegExp(`value="${point}".*?<span[^>]*>([^<]+)<`, 's').exec(body)?.[1] ?? '?'
    const changed = await visitor.follow(await send(path, 'change-point', { service_point: point, near }))
    expect(words(changed.body)).toContain(t('order.point.done'))
    expect(words(changed.body)).toContain(words(name))
    for (const [fields, status, error] of [
      [{ service_point: 'elsewhere', near }, 409, 'order.error.point'],
      [{ near }, 400, 'checkout.error.choose'],
    ] as const) {
      const refused = await send(path, 'change-point', fields)
      expect([refused.status, words(refused.body).includes(t(error))]).toEqual([status, true])
    }
  })

  it('leads from another storefront to its own, where its service points are', async () => {
    const { id, path } = await opened(language)
    const other = language === 'de' ? 'sv' : 'de'
    const { body } = await visitor.get(href('myOrder', other, { id }))
    const link = elements(body, 'a').find(({ href: to }) => to === `${path}#point`)
    expect([link !== undefined, words(body).includes(translator(other)('order.point.elsewhere'))]).toEqual([true, true])
    expect(elements(body, 'input').filter(({ name }) => name === 'near')).toEqual([])
  })

  it('has the receipt as a PDF, and the invoice once it is sent', async () => {
    const { id, path, number, staff } = await opened(language)
    const isOpened = async (document: string) => {
      const link = resourceHref('orderReceipt', language, { id, document })
      expect((await visitor.get(path)).body).toContain(`href="${link.replace('&', '&amp;')}"`)
      const { status, headers, body } = await visitor.get(link)
      expect([status, headers.get('content-type'), body.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-'])
      expect(headers.get('cache-control')).toBe('no-store')
    }
    await isOpened('receipt')
    expect((await visitor.get(resourceHref('orderReceipt', language, { id, document: 'invoice' }))).status).toBe(404)
    await staff.ship(number)
    await isOpened('invoice')
  })

  it('refuses every change, in words, once the order was sent meanwhile', async () => {
    const { id, number, path, staff } = await opened(language)
    expect(await read(path)).toContain(t('order.cancel.title'))
    await staff.ship(number)
    const point = { service_point: 'any', near: COLLECTED[language].near }
    for (const [intent, fields] of [['cancel', {}] as const, ['change-point', point] as const]) {
      const { status, body } = await send(path, intent, fields)
      expect(status).toBe(409)
      expect(heading(body)).toBe(t('order.number', { number }))
    }
    const { body } = await send(path, 'cancel')
    expect(words(body)).toContain(t('order.error.tooLate'))
    const lines = unstyledText(body).split('\n')
    const alone = [
      t('order.track'),
      t('order.return'),
      t('order.document.invoice'),
      t('order.event.shipped'),
      BUYERS[language].street ?? '',
    ]
    for (const line of alone) expect(lines.map((one) => one.trim())).toContain(line)
    expect(await statusOf(id)).toBe('shipped')
  })

  it('names the total for what it is: to pay, a total, or given back', async () => {
    const { path, number, total, staff } = await opened(language, 'stripe')
    provider.pay(provider.last)
    expect(await read(path)).toContain(`${t('order.total')} ${money(total)}`)
    expect(await read(path)).toContain(t('order.arrives', { days: '' }).trim())
    expect(await read(path)).not.toContain(t('giftCard.toPay'))
    await staff.ship(number)
    await staff.settle()
    await staff.act(number, 'refunds', { id: crypto.randomUUID(), amount: 10.5, reason: 'late' })
    await staff.settle()
    expect(await read(path)).toContain(`${t('order.refunded')} ${money(-10.5)}`)
  })
})

describe('an expired order login', () => {
  const t = translator('sv')
  const later = (seconds: number) => (shop.backend.clock.now = new Date(NOON_DAY.getTime() + seconds * 1000))

  it('leads to the form at the same address, for a page and for a form', async () => {
    const { id, path } = await opened('sv')
    later(2 * 3600)
    const page = await visitor.get(path)
    expect([page.status, page.body.includes('name="order_number"')]).toEqual([200, true])
    expect(words(page.body)).not.toContain(t('order.cancel.title'))
    await openByMail(visitor, shop.backend, id)
    later(4 * 3600)
    for (const answer of [await send(path, 'cancel'), await visitor.get(resourceHref('orderReceipt', 'sv', { id }))]) {
      expect([answer.status, answer.location]).toEqual([303, path])
    }
    expect(await statusOf(id)).toBe('confirmed')
  })

  it('is refreshed in two tabs at once, and both stay logged in', async () => {
    const { path, number } = await opened('sv')
    later(31 * 60)
    const tabs = await Promise.all([visitor.get(path), visitor.get(path)])
    for (const tab of tabs) expect(heading(tab.body)).toBe(t('order.number', { number }))
    expect(shop.calls.filter((call) => call === '/api/order-auth/refresh')).toHaveLength(1)
    // The first access token is over by then.
    later(89 * 60)
    expect(heading((await visitor.get(path)).body)).toBe(t('order.number', { number }))
  })

  it('that is left in one tab is over in the other', async () => {
    const { path, id } = await opened('sv')
    expect((await send(href('myOrder', 'sv'), 'log-out')).status).toBe(303)
    expect((await send(path, 'cancel')).location).toBe(path)
    expect(await statusOf(id)).toBe('confirmed')
  })
})

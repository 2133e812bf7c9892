import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SyncCartAnswer } from '../../app/commerce/contract/cart'
import { Product } from '../../app/commerce/contract/product'
import { orderLines } from '../database/schema/orders'
import { orderCart, placeOrder } from './place-order'
import { openTestShop, post, type TestShop } from './test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => {
  await shop.close()
})

const GERMAN = 'locale=de&sid=9'
const line = (sku: string, id: number, more: object = {}) => ({
  uuid: crypto.randomUUID(),
  product_id: shop.idOf(sku),
  quantity: 2,
  subscription_interval: { id, ...more },
})

async function sync(items: object[], store = 'locale=sv&sid=7') {
  const response = await shop.fetch(`/api/sync-cart?${store}`, post({ items, checkout_order_id: null }))
  return SyncCartAnswer.parse(await response.json())
}

const read = async (slug: string, store = 'locale=sv&sid=7') =>
  Product.parse(await (await shop.fetch(`/api/products/by-slug/${slug}?${store}`)).json())

describe('a product', () => {
  test('has its subscription intervals, named in the language', async () => {
    expect((await read('knappcell-cr2032')).subscription_intervals).toEqual([
      { id: 1, name: 'Varje månad', days: 30, next_on: '2026-12-18' },
      { id: 3, name: 'Var tredje månad', days: 91, next_on: '2027-02-18' },
    ])
    expect((await read('knappcell-cr2032-de', GERMAN)).subscription_intervals.map(({ name }) => name)).toEqual([
      'Jeden Monat',
      'Alle 3 Monate',
    ])
  })

  test('that is not used up has none', async () => {
    expect((await read('batteritestare')).subscription_intervals).toEqual([])
  })
})

describe('a line that is a subscription', () => {
  test('has the name of its interval from the backend, at the ordinary price', async () => {
    const told = line('CR2032', 3, { name: 'Gratis', days: 1 })
    expect(await sync([told])).toMatchObject([
      { subscription_interval: { id: 3, name: 'Var tredje månad', days: 91 }, price: 29, cart_notice: null },
    ])
    expect(await sync([told], GERMAN)).toMatchObject([{ subscription_interval: { id: 3, name: 'Alle 3 Monate', days: 91 } }])
  })

  test.each([
    ['an interval that the product does not have', 'CR2032', 2],
    ['an unknown interval', 'CR2032', 4],
    ['a product without subscription', 'TESTER', 1],
  ])('becomes a single purchase with a notice for %s', async (_, sku, id) => {
    const [sold] = await sync([line(sku, id)])
    expect(sold).toMatchObject({ subscription_interval: null, quantity: 2 })
    expect(sold?.cart_notice).toContain('prenumeration')
  })

  test('shares the stock with single purchases', async () => {
    const once = { uuid: crypto.randomUUID(), product_id: shop.idOf('CR2032'), quantity: 499 }
    expect(await sync([once, line('CR2032', 1)])).toMatchObject([
      { quantity: 499, subscription_interval: null },
      { quantity: 1, adjusted_quantity: true, subscription_interval: { id: 1 } },
    ])
  })
})

describe('an order', () => {
  test('keeps the interval and the campaign of each line', async () => {
    const bought = { ...line('CR2032', 3), campaign: 'campaign-prices' }
    const order = await placeOrder(shop, [bought])
    expect(order.items_total).toBe(2 * 29)
    const kept = { subscription_interval: { id: 3, name: 'Var tredje månad', days: 91 }, campaign: 'campaign-prices' }
    expect(order.items).toMatchObject([kept])
    expect((await shop.db.select({ item: orderLines.item }).from(orderLines)).map(({ item }) => item)).toMatchObject([kept])
  })

  test('is refused with a subscription that the product does not have', async () => {
    const answer = await orderCart(shop, [line('TESTER', 1)])
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ code: 'stock-changed' })
  })
})

describe('a campaign', () => {
  test('is named in its listing', async () => {
    expect(await (await shop.fetch('/api/listings/campaign')).json()).toMatchObject({ campaign: 'campaign-prices' })
  })

  test.each(['x'.repeat(65), 'with space', '\u0000', '<b>'])('with an invalid name is refused: %j', async (campaign) => {
    const items = [{ uuid: crypto.randomUUID(), product_id: shop.idOf('CR2032'), quantity: 1, campaign }]
    expect((await shop.fetch('/api/sync-cart', post({ items, checkout_order_id: null }))).status).toBe(400)
  })
})

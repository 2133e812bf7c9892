import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SyncCartAnswer } from '../../app/commerce/contract/cart'
import { products } from '../database/schema/products'
import { openTestShop, post, type TestShop } from './test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => {
  await shop.close()
})

const line = (sku: string, quantity: number, more: object = {}) => ({
  uuid: crypto.randomUUID(),
  product_id: shop.idOf(sku),
  quantity,
  ...more,
})

async function sync(items: object[], coupons: string[] = [], store = 'locale=sv&sid=7') {
  const response = await shop.fetch(`/api/sync-cart?${store}`, post({ items, coupons, checkout_order_id: null }))
  return SyncCartAnswer.parse(await response.json())
}

test('an unknown product is removed, the others keep their order and ids', async () => {
  const items = [line('LR6-4', 1), line('NOWHERE', 1), line('CR2032', 2)]
  const cart = await sync(items)
  expect(cart.map((item) => [item.uuid, item.sku])).toEqual([
    [items[0]?.uuid, 'LR6-4'],
    [items[2]?.uuid, 'CR2032'],
  ])
})

test('the price is that of the highest tier reached', async () => {
  const cart = await sync([9, 10, 99, 100].map((quantity) => line('CR2032', quantity)))
  expect(cart.map((item) => item.price)).toEqual([29, 23, 23, 17])
  expect(cart[0]?.pricing).toEqual([
    { q: 1, p: 29 },
    { q: 10, p: 23 },
    { q: 100, p: 17 },
  ])
})

test('a campaign line has its ordinary price too', async () => {
  expect(await sync([line('LR6-24', 1)])).toMatchObject([{ price: 150, ordinary_price: 200, pricing: [{ q: 1, p: 150 }] }])
})

test('lines of one product share its stock, and a reduced line has a notice in the language', async () => {
  const cart = await sync([line('BL1850B', 2), line('BL1850B', 2)], [], 'locale=de&sid=9')
  expect(cart.map((item) => [item.quantity, item.adjusted_quantity])).toEqual([
    [2, false],
    [1, true],
  ])
  expect(cart[1]?.cart_notice).toContain('auf Lager')
})

test('when lines of one product share the stock, only the line without any left is sold out', async () => {
  const cart = await sync([line('BL1850B', 3), line('BL1850B', 2, { accessory_id: 4 })])
  expect(cart).toMatchObject([
    { quantity: 3, sold_out: false, stock_status: 'few-left' },
    { quantity: 2, sold_out: true, stock_status: 'out-of-stock' },
  ])
  expect(cart[1]?.cart_notice).toContain('ligger redan i varukorgen')
})

test('a sold-out line stays with a notice, a line on back order is accepted', async () => {
  const [out, soon] = await sync([line('SOLDOUT', 1), line('PRESALE', 6000)])
  expect(out).toMatchObject({ quantity: 1, adjusted_quantity: false, sold_out: true, stock_status: 'out-of-stock' })
  expect(out?.cart_notice).toContain('slut')
  expect(soon).toMatchObject({ quantity: 5000, adjusted_quantity: true, stock_status: 'back-order', estimated_at: '2026-12-02' })
})

test('origin markers are returned as they were sent', async () => {
  const markers = { accessory_id: 4, campaign: 'mail' }
  expect(await sync([line('CR2032', 1, markers)])).toMatchObject([{ ...markers, related_id: null }])
})

test('a line that a code is said to have added is left out when the code adds no such goods', async () => {
  const added = line('CR2032', 1, { added_by_coupon: 'KRAFT10' })
  expect(await sync([added, line('BL1850B', 1)], ['KRAFT10'])).toMatchObject([{ sku: 'BL1850B', added_by_coupon: null }])
})

test('a fixed amount is shared between the lines, and their total is exact', async () => {
  const cart = await sync([line('CR2032', 3), line('BL1850B', 1)], ['START50'])
  const total = cart.reduce((sum, item) => sum + Math.round(item.price * item.quantity), 0)
  expect(total).toBe(3 * 29 + 899 - 50)
})

test('a coupon below its minimum spend has no effect', async () => {
  expect(await sync([line('CR2032', 3)], ['START50'])).toMatchObject([{ price: 29 }])
})

test('coupons do not apply to gift cards', async () => {
  expect(await sync([line('GIFT-500', 1)], ['KRAFT10', 'START50'])).toMatchObject([{ price: 500 }])
})

test('a gift card is a round amount in each store, without VAT', async () => {
  expect(await sync([line('GIFT-500', 1)])).toMatchObject([{ price: 500, vat: 0 }])
  expect(await sync([line('GIFT-500', 1)], [], 'locale=de&sid=9')).toMatchObject([{ price: 50, vat: 0 }])
})

const beside = (sku: string) => ({ cross_selling_product_id: shop.idOf(sku) })

test('a cross-selling product is cheaper while the other product is in the cart', async () => {
  const [, tester] = await sync([line('BL1850B', 1), line('TESTER', 1, beside('BL1850B'))])
  expect(tester).toMatchObject({ price: 108, ordinary_price: 120, pricing: [{ q: 1, p: 108 }], cart_notice: null })
  const german = await sync([line('BL1850B', 1), line('TESTER', 1, beside('BL1850B'))], [], 'locale=de&sid=9')
  expect(german[1]).toMatchObject({ price: 9.85, ordinary_price: 10.95 })
})

test('without the other product it becomes an ordinary line at the ordinary price, with a notice', async () => {
  const alone = await sync([line('TESTER', 1, beside('BL1850B'))])
  expect(alone).toMatchObject([{ price: 120, cross_selling_product_id: null }])
  expect(alone[0]?.cart_notice).toContain('tillsammans')
  expect((await sync([line('TESTER', 1)]))[0]?.cart_notice).toBeNull()
})

test('a cross-selling product with an interval that it does not have is a single purchase at the lower price', async () => {
  const subscribed = { ...beside('BL1850B'), subscription_interval: { id: 1 } }
  const [, tester] = await sync([line('BL1850B', 1), line('TESTER', 1, subscribed)])
  expect(tester).toMatchObject({ price: 108, subscription_interval: null, cross_selling_product_id: shop.idOf('BL1850B') })
  expect(tester?.cart_notice).toBe('Varan kan inte köpas som prenumeration med det intervallet. Den köps en gång.')
})

test('a cross-selling product that is subscribed to has the ordinary price, with the notice that the lower one is for one purchase', async () => {
  await shop.db
    .update(products)
    .set({ subscription_intervals: [1] })
    .where(eq(products.sku, 'TESTER'))
  const subscribed = line('TESTER', 1, { ...beside('BL1850B'), subscription_interval: { id: 1 } })
  const [, tester] = await sync([line('BL1850B', 1), subscribed])
  await shop.db.update(products).set({ subscription_intervals: [] }).where(eq(products.sku, 'TESTER'))
  expect(tester).toMatchObject({ price: 120, subscription_interval: { id: 1 }, cross_selling_product_id: null })
  expect(tester?.cart_notice).toContain('inte som prenumeration')
})

test('an unknown cross-selling relation gives no lower price', async () => {
  expect(await sync([line('CR2032', 1), line('BL1850B', 1, beside('CR2032'))])).toMatchObject([
    {},
    { price: 899, cross_selling_product_id: null, cart_notice: null },
  ])
})

test('a line belongs to its bundle while the product of the bundle is in the cart', async () => {
  const offered = line('TESTER', 1, { upselling_bundle_id: shop.idOf('BL1850B') })
  const set = line('SET', 1, { upselling_bundle_id: shop.idOf('CR2032') })
  expect(await sync([line('BL1850B', 1), offered])).toMatchObject([{}, { upselling_bundle_id: shop.idOf('BL1850B') }])
  expect(await sync([line('CR2032', 1), set])).toMatchObject([{}, { upselling_bundle_id: shop.idOf('CR2032') }])
  expect(await sync([offered])).toMatchObject([{ upselling_bundle_id: null }])
})

test('an unknown bundle is removed from the line', async () => {
  const own = line('TESTER', 1, { upselling_bundle_id: shop.idOf('TESTER') })
  const none = line('TESTER', 1, { upselling_bundle_id: 99999 })
  const other = line('TESTER', 1, { upselling_bundle_id: shop.idOf('CR2032') })
  const huge = line('TESTER', 1, { upselling_bundle_id: 2 ** 40 })
  const cart = await sync([line('CR2032', 1), own, none, other, huge])
  expect(cart.map((item) => item.upselling_bundle_id)).toEqual(cart.map(() => null))
})

test('the number of cheaper pieces is limited to the pieces of the other product, over all lines', async () => {
  const claim = (quantity: number) => line('TESTER', quantity, beside('BL1850B'))
  expect((await sync([line('BL1850B', 2), claim(1), claim(1), claim(1)])).map(({ price }) => price)).toEqual([899, 108, 108, 120])
  expect((await sync([line('BL1850B', 1), claim(5000)]))[1]?.price).toBe(120)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import { OrderReceipt } from '../../app/commerce/contract/order'
import { MemoryProvider, withProviders } from './memory-provider'
import { GIFT, placeOrder, readOrder } from './place-order'
import { NOON_DAY, openTestShop, type TestShop } from './test-shop'

const HOUR_MS = 3600_000

let shop: TestShop
const provider = new MemoryProvider()

beforeAll(async () => {
  shop = await openTestShop(withProviders(provider))
})
afterAll(() => shop.close())

/** An order with the access token in the address that its payment leads back to. */
async function ordered(): Promise<{ order: Order; access: string }> {
  const items = ['CR2032', 'GIFT-500'].map((sku) => ({ uuid: crypto.randomUUID(), product_id: shop.idOf(sku), quantity: 2 }))
  const company = { name: 'Provbolaget AB', organisation_number: '5560000001', reference: 'Lager 3' }
  const customer = { company, gift: GIFT }
  const order = await placeOrder(shop, items, { payment: 'stripe', customer, message: 'Ring inte på' })
  const url = new URL(provider.last.urls.success)
  expect(url.searchParams.get('order')).toBe(order.id)
  return { order, access: url.searchParams.get('access') ?? '' }
}

const open = (id: string, access: string) => shop.fetch(`/api/orders/${id}/receipt?access=${encodeURIComponent(access)}`)

test('the receipt opens with its access token, and for no other order', async () => {
  const [one, other] = [await ordered(), await ordered()]
  expect((await open(one.order.id, one.access)).status).toBe(200)
  expect((await open(other.order.id, one.access)).status).toBe(404)
  expect((await open(crypto.randomUUID(), one.access)).status).toBe(404)
  for (const access of ['', 'a.b.c', one.access.slice(0, -1), one.order.id]) {
    expect((await open(one.order.id, access)).status).toBe(404)
  }
})

test('the receipt opens for 24 hours', async () => {
  const { order, access } = await ordered()
  shop.clock.now = new Date(NOON_DAY.getTime() + 24 * HOUR_MS - 1000)
  expect((await open(order.id, access)).status).toBe(200)
  shop.clock.now = new Date(NOON_DAY.getTime() + 24 * HOUR_MS + 1000)
  expect((await open(order.id, access)).status).toBe(404)
  shop.clock.now = NOON_DAY
})

test('the receipt says what was ordered, and holds no name, address, e-mail, company or message', async () => {
  const { order, access } = await ordered()
  const text = await (await open(order.id, access)).text()
  expect(OrderReceipt.parse(JSON.parse(text))).toMatchObject({
    number: order.number,
    status: 'pending',
    currency: 'SEK',
    total: order.total,
    payment: 'Kort',
    delivery: 'PostNord – Till ombud',
    items: [
      { name: 'Knappcell CR2032', quantity: 2 },
      { name: 'Presentkort 500', quantity: 2 },
    ],
  })
  const { email, mobile, address, company, gift } = order.customer
  const { country_code: _country, ...place } = address ?? { country_code: '' }
  const secrets = [email, mobile, ...Object.values(place), ...Object.values(company ?? {}), gift?.email, gift?.message]
  for (const secret of [...secrets, order.message, order.id, order.checkout_order_id].filter(Boolean)) {
    expect(text).not.toContain(secret)
  }
})

test('the receipt shows the state of the order as it is now', async () => {
  const { order, access } = await ordered()
  provider.pay(provider.last)
  await shop.fetch(`/api/orders/${order.id}/settle`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect((await readOrder(shop, order)).status).toBe('confirmed')
  expect(await (await open(order.id, access)).json()).toMatchObject({ status: 'confirmed', cancel_reason: null })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeOrder } from './place-order'
import { openTestShop, post, type TestShop } from './test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('an id in the form of another backend names no order: the database is not asked for it', async () => {
  const id = '100023'
  const login = (order_id: string, checkout_order_id: string) =>
    shop.fetch('/api/order-auth/login', post({ order_id, checkout_order_id }))
  const own = await placeOrder(shop, [{ uuid: crypto.randomUUID(), product_id: shop.idOf('LAST'), quantity: 1 }])
  const { id: known, checkout_order_id: checkout } = own
  const answers = await Promise.all([
    login(id, checkout),
    login(known, id),
    shop.fetch(`/api/orders?checkout_order_id=${id}`),
    shop.fetch(`/api/orders/${known}?checkout_order_id=${id}`),
    shop.fetch(`/api/orders/${id}?checkout_order_id=${checkout}`),
  ])
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 404, 404, 404])
})

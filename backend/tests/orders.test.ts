import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Order } from '../../app/commerce/contract/order'
import { Problem } from '../../app/commerce/contract/problem'
import { orders } from '../database/schema/orders'
import { products } from '../database/schema/products'
import { orderRequest } from './order-request'
import { openTestShop, post, type TestShop } from './test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => {
  await shop.close()
})
beforeEach(async () => {
  await setStock('LAST', 1)
})

const SHIPPING = 49
const line = (sku: string, quantity = 1) => ({ uuid: crypto.randomUUID(), product_id: shop.idOf(sku), quantity })
const place = (body: unknown) => shop.fetch('/api/orders', post(body))
const setStock = (sku: string, stock: number) => shop.db.update(products).set({ stock }).where(eq(products.sku, sku))

async function stockOf(sku: string): Promise<number | undefined> {
  const [row] = await shop.db.select({ stock: products.stock }).from(products).where(eq(products.sku, sku))
  return row?.stock
}

test('of two orders for the last piece one is placed and the other refused with `stock-changed`', async () => {
  const bodies = [1, 2].map(() => orderRequest([line('LAST')], 150 + SHIPPING))
  const answers = await Promise.all(bodies.map(place))
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
  const refused = answers.find((answer) => answer.status === 409)
  expect(Problem.parse(await refused?.json()).code).toBe('stock-changed')
  expect(await stockOf('LAST')).toBe(0)
})

test('an order is refused when an earlier line of the same product takes all the stock', async () => {
  const lines = [line('LAST'), { ...line('LAST'), accessory_id: 4 }]
  const answer = await place(orderRequest(lines, 2 * 150 + SHIPPING))
  expect([answer.status, Problem.parse(await answer.json()).code]).toEqual([409, 'stock-changed'])
  expect(await stockOf('LAST')).toBe(1)
})

test('orders of the same products in a different sequence do not deadlock', async () => {
  const there = ['CR2032', 'TESTER', 'LR6-4']
  const total = 29 + 120 + 59 + SHIPPING
  const bodies = [there, [...there].reverse()].map((skus) =>
    orderRequest(
      skus.map((sku) => line(sku)),
      total,
    ),
  )
  const answers = await Promise.all(
    [...bodies, ...bodies.map((body) => ({ ...body, checkout_order_id: crypto.randomUUID() }))].map(place),
  )
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200])
})

test('a checkout sent twice, at once or later, places one order', async () => {
  const before = (await stockOf('TESTER')) ?? 0
  const body = orderRequest([line('TESTER')], 120 + SHIPPING)
  const first = await Promise.all([place(body), place(body), place(body)])
  const later = await place(body)
  const numbers = await Promise.all([...first, later].map(async (answer) => Order.parse(await answer.json()).number))
  expect(new Set(numbers).size).toBe(1)
  expect(await stockOf('TESTER')).toBe(before - 1)
})

test('a refused order changes nothing', async () => {
  const before = await shop.db.$count(orders)
  const [stock, body] = [await stockOf('TESTER'), orderRequest([line('TESTER')], 1)]
  expect((await place(body)).status).toBe(409)
  expect([await shop.db.$count(orders), await stockOf('TESTER')]).toEqual([before, stock])
  expect((await place({ ...body, expected_total: 120 + SHIPPING })).status).toBe(200)
})

test('order numbers of a store have no gaps', async () => {
  const numbers: number[] = []
  for (const quantity of [1, 2]) {
    const answer = await place(orderRequest([line('CR2032', quantity)], 29 * quantity + SHIPPING))
    numbers.push(Number(Order.parse(await answer.json()).number.slice(2)))
  }
  expect((numbers[1] ?? 0) - (numbers[0] ?? 0)).toBe(1)
})

test('back orders make the stock negative', async () => {
  expect((await place(orderRequest([line('PRESALE', 3)], 300 + SHIPPING))).status).toBe(200)
  expect(await stockOf('PRESALE')).toBe(-3)
})

test('an order with a sold-out or adjusted line is refused as a whole', async () => {
  await setStock('LAST', 0)
  expect((await place(orderRequest([line('LAST')], 150 + SHIPPING))).status).toBe(409)
  await setStock('LAST', 2)
  expect((await place(orderRequest([line('LAST', 3)], 300 + SHIPPING))).status).toBe(409)
})

test('an address outside the country of the store is refused', async () => {
  const { customer, ...rest } = orderRequest([line('CR2032')], 29 + SHIPPING)
  const abroad = { ...rest, customer: { ...customer, address: { ...customer.address, country_code: 'FI' } } }
  const answer = await place(abroad)
  expect([answer.status, Problem.parse(await answer.json()).code]).toEqual([422, 'country-not-served'])
})

test('a German order is in EUR with German VAT, and shipping is free from 49 EUR', async () => {
  const body = orderRequest([line('BL1850B')], 82.95, { shipping_method: 'dhl-home' })
  const german = { ...body, customer: { ...body.customer, address: { ...body.customer.address, country_code: 'DE' } } }
  const answer = await shop.fetch('/api/orders?locale=de&sid=9', post(german))
  const order = Order.parse(await answer.json())
  expect(order).toMatchObject({ currency: 'EUR', total: 82.95, vat_total: 13.24, number: 'DE100001' })
  expect(order.shipping.price).toBe(0)
})

test('the order of a checkout is found by the id of the checkout, and by no other id', async () => {
  const body = orderRequest([line('CR2032')], 29 + SHIPPING)
  const placed = Order.parse(await (await place(body)).json())
  const find = (id: string) => shop.fetch(`/api/orders?checkout_order_id=${id}`)
  expect(Order.parse(await (await find(body.checkout_order_id)).json())).toEqual(placed)
  expect((await find(crypto.randomUUID())).status).toBe(404)
  expect((await find('x')).status).toBe(400)
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Checkout } from '../../app/commerce/contract/checkout'
import { Order } from '../../app/commerce/contract/order'
import { Problem } from '../../app/commerce/contract/problem'
import { orders } from '../database/schema/orders'
import { products } from '../database/schema/products'
import { GERMANY, orderCart, orderRequest, placeOrder, putCheckout } from './place-order'
import { openTestShop, type TestShop } from './test-shop'

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

const line = (sku: string, quantity = 1) => ({ uuid: crypto.randomUUID(), product_id: shop.idOf(sku), quantity })
const setStock = (sku: string, stock: number) => shop.db.update(products).set({ stock }).where(eq(products.sku, sku))
const order = (request: unknown, checkoutId = crypto.randomUUID()) => putCheckout(shop, request, { checkoutId })

async function stockOf(sku: string): Promise<number | undefined> {
  const [row] = await shop.db.select({ stock: products.stock }).from(products).where(eq(products.sku, sku))
  return row?.stock
}

async function refusal(answer: Response): Promise<[number, string]> {
  return [answer.status, Problem.parse(await answer.json()).code]
}

test('of two orders for the last piece one is placed and the other refused with `stock-changed`', async () => {
  const requests = await Promise.all([1, 2].map(() => orderRequest(shop, [line('LAST')])))
  const answers = await Promise.all(requests.map((request) => order(request)))
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
  const refused = answers.find((answer) => answer.status === 409)
  expect(Problem.parse(await refused?.json()).code).toBe('stock-changed')
  expect(await stockOf('LAST')).toBe(0)
})

test('an order is refused when an earlier line of the same product takes all the stock', async () => {
  const lines = [line('LAST'), { ...line('LAST'), accessory_id: 4 }]
  expect(await refusal(await orderCart(shop, lines))).toEqual([409, 'stock-changed'])
  expect(await stockOf('LAST')).toBe(1)
})

test('orders of the same products in a different sequence do not deadlock', async () => {
  const there = ['CR2032', 'TESTER', 'LR6-4']
  const sequences = [there, [...there].reverse()]
  const requests = await Promise.all(
    [...sequences, ...sequences].map((skus) =>
      orderRequest(
        shop,
        skus.map((sku) => line(sku)),
      ),
    ),
  )
  const answers = await Promise.all(requests.map((request) => order(request)))
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200])
})

test('a checkout sent ten times at once, and later again, places one order', async () => {
  const before = (await stockOf('TESTER')) ?? 0
  const [request, checkoutId] = [await orderRequest(shop, [line('TESTER')]), crypto.randomUUID()]
  const first = await Promise.all(Array.from({ length: 10 }, () => order(request, checkoutId)))
  const later = await order(request, checkoutId)
  const placed = await Promise.all([...first, later].map(async (answer) => Checkout.parse(await answer.json()).order?.number))
  expect(new Set(placed).size).toBe(1)
  expect(placed[0]).toMatch(/^SE\d+$/)
  expect(await stockOf('TESTER')).toBe(before - 1)
})

test('a refused order changes nothing', async () => {
  const before = await shop.db.$count(orders)
  const [stock, request] = [await stockOf('TESTER'), await orderRequest(shop, [line('TESTER')])]
  expect((await order({ ...request, order: { ...request.order, quote: 'another' } })).status).toBe(409)
  expect([await shop.db.$count(orders), await stockOf('TESTER')]).toEqual([before, stock])
  expect((await order(request)).status).toBe(200)
})

test('order numbers are unique and ascending across all stores', async () => {
  const numbers: string[] = []
  for (const place of ['locale=sv&sid=7', 'locale=no&sid=8', GERMANY, 'locale=da&sid=10', 'locale=sv&sid=7']) {
    numbers.push((await placeOrder(shop, [line('CR2032')], { place })).number)
  }
  expect(numbers.map((number) => number.slice(0, 2))).toEqual(['SE', 'NO', 'DE', 'DK', 'SE'])
  const counted = numbers.map((number) => Number(number.slice(2)))
  expect(counted).toEqual([...new Set(counted)].sort((one, other) => one - other))
})

test('back orders make the stock negative', async () => {
  expect((await orderCart(shop, [line('PRESALE', 3)])).status).toBe(200)
  expect(await stockOf('PRESALE')).toBe(-3)
})

test('an order with a sold-out or adjusted line is refused as a whole', async () => {
  await setStock('LAST', 3)
  const [one, three] = [await orderRequest(shop, [line('LAST')]), await orderRequest(shop, [line('LAST', 3)])]
  await setStock('LAST', 0)
  expect(await refusal(await order(one))).toEqual([409, 'stock-changed'])
  await setStock('LAST', 2)
  expect(await refusal(await order(three))).toEqual([409, 'stock-changed'])
  expect(await stockOf('LAST')).toBe(2)
})

test('a German order is in EUR with German VAT, and shipping is free from 49 EUR', async () => {
  const placed = await placeOrder(shop, [line('BL1850B')], { delivery: 'dhl-home', place: GERMANY })
  expect(placed).toMatchObject({ currency: 'EUR', total: 82.95, vat_total: 13.24, shipping: { price: 0 } })
  expect(placed.number).toMatch(/^DE\d{6}$/)
})

test('the order of a checkout is found by the id of the checkout, and by no other id', async () => {
  const checkoutId = crypto.randomUUID()
  const placed = await placeOrder(shop, [line('CR2032')], { checkoutId })
  const find = (id: string) => shop.fetch(`/api/orders?checkout_order_id=${id}`)
  expect(placed.checkout_order_id).toBe(checkoutId)
  expect(Order.parse(await (await find(checkoutId)).json())).toEqual(placed)
  expect((await find(crypto.randomUUID())).status).toBe(404)
  expect((await find('x')).status).toBe(404)
})

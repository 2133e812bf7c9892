import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SyncCartAnswer } from '../../app/commerce/contract/cart'
import { Checkout } from '../../app/commerce/contract/checkout'
import type { Order } from '../../app/commerce/contract/order'
import { Problem } from '../../app/commerce/contract/problem'
import { orders } from '../database/schema/orders'
import { products } from '../database/schema/products'
import { MemoryProvider, withProviders } from './memory-provider'
import { chosenQuote, orderCart, orderRequest, type Ordering, putCheckout, quoteCart, readOrder } from './place-order'
import { NOON_DAY, openTestShop, post, type TestShop } from './test-shop'

let shop: TestShop
const [card, klarna] = [new MemoryProvider('stripe'), new MemoryProvider('klarna')]

beforeAll(async () => {
  shop = await openTestShop(withProviders(card, klarna))
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.update(products).set({ stock: 5 }).where(eq(products.sku, 'LAST'))
})
afterEach(() => {
  for (const provider of [card, klarna]) Object.assign(provider, { isDown: false, refusesWith: null, losesAnswers: false })
})

const line = (sku: string, quantity = 1) => ({ uuid: crypto.randomUUID(), product_id: shop.idOf(sku), quantity })
const byCard = (checkoutId: string): Ordering => ({ checkoutId, payment: 'stripe' })

async function stockOf(sku: string): Promise<number | undefined> {
  const [row] = await shop.db.select({ stock: products.stock }).from(products).where(eq(products.sku, sku))
  return row?.stock
}

async function ordered(answer: Promise<Response>): Promise<{ checkout: Checkout; order: Order }> {
  const checkout = Checkout.parse(await (await answer).json())
  if (checkout.order === null) throw new Error('No order was placed')
  return { checkout, order: await readOrder(shop, { id: checkout.order.id, checkout_order_id: checkout.id }) }
}

async function refusal(answer: Response): Promise<[number, string]> {
  return [answer.status, Problem.parse(await answer.json()).code]
}

test('an order that is paid at a provider waits for its payment, and leads the shopper there', async () => {
  const checkoutId = crypto.randomUUID()
  const { checkout, order } = await ordered(orderCart(shop, [line('LAST', 2)], byCard(checkoutId)))
  const { attempt, order: payable } = card.last
  const reference = `session-${attempt.id}`
  expect(checkout).toMatchObject({ state: 'pending', order: { status: 'pending' } })
  expect(checkout.next).toEqual({
    type: 'redirect',
    url: `https://pay.example/${reference}`,
    provider_order: { payment: 'stripe', id: reference },
  })
  expect(order).toMatchObject({ status: 'pending', payment_due: null, cancel_reason: null })
  expect([attempt.amount, attempt.currency, attempt.orderNumber]).toEqual([order.total, 'SEK', order.number])
  expect(payable.lines.reduce((sum, { total }) => sum + total, 0)).toBe(order.total)
  expect(await stockOf('LAST')).toBe(3)
})

test('a request repeated while the order waits answers the same order and the same payment', async () => {
  const checkoutId = crypto.randomUUID()
  const request = await orderRequest(shop, [line('LAST', 2)], byCard(checkoutId))
  const first = await ordered(putCheckout(shop, request, { checkoutId }))
  const many = await Promise.all(Array.from({ length: 10 }, () => ordered(putCheckout(shop, request, { checkoutId }))))
  for (const { checkout } of many) expect(checkout).toMatchObject({ order: first.checkout.order, next: first.checkout.next })
  expect([card.last.begun, await stockOf('LAST')]).toEqual([1, 3])
})

test('a payment that was opened, though its answer was lost, is the one that a later request leads to', async () => {
  const checkoutId = crypto.randomUUID()
  const request = await orderRequest(shop, [line('LAST', 2)], byCard(checkoutId))
  card.losesAnswers = true
  expect(await refusal(await putCheckout(shop, request, { checkoutId }))).toEqual([503, 'payment-unavailable'])
  card.losesAnswers = false
  shop.clock.now = new Date(NOON_DAY.getTime() + 90_000)
  const { order } = await ordered(putCheckout(shop, request, { checkoutId }))
  shop.clock.now = NOON_DAY
  expect([order.status, card.last.attempt.orderNumber, card.last.begun]).toEqual(['pending', order.number, 2])
})

describe('other terms', () => {
  test('replace the unpaid order: its payment is ended, its pieces are put back', async () => {
    const checkoutId = crypto.randomUUID()
    const first = await ordered(orderCart(shop, [line('LAST', 4)], byCard(checkoutId)))
    const payment = card.last
    const second = await ordered(orderCart(shop, [line('LAST', 2)], byCard(checkoutId)))
    expect(second.order.id).not.toBe(first.order.id)
    expect(await readOrder(shop, first.order)).toMatchObject({ status: 'cancelled', cancel_reason: 'replaced' })
    expect([payment.status.state, card.last.status.state]).toEqual(['cancelled', 'open'])
    expect(await stockOf('LAST')).toBe(3)
    expect(await shop.db.$count(orders, eq(orders.checkout_order_id, checkoutId))).toBe(2)
  })

  test.each([
    ['another way to pay', { payment: 'klarna' }],
    ['another address', { customer: { email: 'annan@example.com' } }],
    ['another delivery', { delivery: 'postnord-home' }],
    ['another message', { message: 'Lämna vid dörren' }],
  ] satisfies [string, Ordering][])('are %s too', async (_what, changes) => {
    const checkoutId = crypto.randomUUID()
    const first = await ordered(orderCart(shop, [line('LAST')], byCard(checkoutId)))
    const second = await ordered(orderCart(shop, [line('LAST')], { ...byCard(checkoutId), ...changes }))
    expect(await readOrder(shop, first.order)).toMatchObject({ status: 'cancelled', cancel_reason: 'replaced' })
    expect([second.order.status, await stockOf('LAST')]).toEqual(['pending', 4])
  })

  test('do not replace an order that turns out to be paid', async () => {
    const checkoutId = crypto.randomUUID()
    const first = await ordered(orderCart(shop, [line('LAST')], byCard(checkoutId)))
    card.pay(card.last)
    const second = await ordered(orderCart(shop, [line('LAST', 2)], byCard(checkoutId)))
    expect([second.order.id, second.order.status, second.checkout.state]).toEqual([first.order.id, 'confirmed', 'done'])
    expect(await stockOf('LAST')).toBe(4)
  })

  test('replace the order when its provider does not answer, and the shopper pays in another way', async () => {
    const checkoutId = crypto.randomUUID()
    const first = await ordered(orderCart(shop, [line('LAST', 3)], byCard(checkoutId)))
    card.isDown = true
    const second = await ordered(orderCart(shop, [line('LAST', 3)], { checkoutId, payment: 'klarna' }))
    expect(second.order.status).toBe('pending')
    expect(await readOrder(shop, first.order)).toMatchObject({ status: 'cancelled', cancel_reason: 'replaced' })
    expect(await stockOf('LAST')).toBe(2)
  })
})

describe('the pieces of an unpaid order', () => {
  const sync = async (checkout_order_id: string | null, quantity: number) => {
    const body = { items: [line('LAST', quantity)], coupons: [], checkout_order_id }
    return SyncCartAnswer.parse(await (await shop.fetch('/api/sync-cart', post(body))).json())
  }

  test('still count as available in the cart and the quote of its shopper', async () => {
    const checkoutId = crypto.randomUUID()
    await ordered(orderCart(shop, [line('LAST', 5)], byCard(checkoutId)))
    expect(await stockOf('LAST')).toBe(0)
    expect(await sync(checkoutId, 5)).toMatchObject([{ quantity: 5, cart_notice: null, sold_out: false }])
    const { items, quotes } = await quoteCart(shop, [line('LAST', 5)], { checkoutId })
    expect(items).toMatchObject([{ quantity: 5, cart_notice: null }])
    expect(chosenQuote(quotes).total).toBe(5 * 150)
  })

  test('still count for a code that needs as many of them', async () => {
    const quantity = 3
    const body = { coupons: ['3FOR2'], cart_contents: [{ product_id: shop.idOf('CR2032'), quantity }] }
    const stock = 5
    await shop.db.update(products).set({ stock }).where(eq(products.sku, 'CR2032'))
    await ordered(orderCart(shop, [line('CR2032', quantity)], byCard(crypto.randomUUID())))
    expect(await stockOf('CR2032')).toBe(stock - quantity)
    const rules: unknown = await (await shop.fetch('/api/sync-coupons', post(body))).json()
    expect(rules).toMatchObject([{ code: '3FOR2', applied: true, all_affected_items: [shop.idOf('CR2032')] }])
  })

  test('count as available for no other shopper', async () => {
    await ordered(orderCart(shop, [line('LAST', 5)], byCard(crypto.randomUUID())))
    for (const other of [null, crypto.randomUUID(), 'x', '']) {
      expect(await sync(other, 5)).toMatchObject([{ sold_out: true }])
    }
    expect((await quoteCart(shop, [line('LAST', 5)])).items).toMatchObject([{ sold_out: true }])
    expect(await refusal(await orderCart(shop, [line('LAST')]))).toEqual([409, 'stock-changed'])
  })

  test('are not counted twice once the order is paid', async () => {
    const checkoutId = crypto.randomUUID()
    const { order } = await ordered(orderCart(shop, [line('LAST', 5)], byCard(checkoutId)))
    card.pay(card.last)
    await shop.fetch(`/api/orders/${order.id}/settle`, post({}))
    expect(await sync(checkoutId, 5)).toMatchObject([{ sold_out: true }])
  })
})

describe('a provider that does not begin the payment', () => {
  test('because it does not answer: 503, and the same request again succeeds with the same one order', async () => {
    const checkoutId = crypto.randomUUID()
    const request = await orderRequest(shop, [line('LAST', 2)], byCard(checkoutId))
    card.isDown = true
    expect(await refusal(await putCheckout(shop, request, { checkoutId }))).toEqual([503, 'payment-unavailable'])
    expect(await refusal(await putCheckout(shop, request, { checkoutId }))).toEqual([503, 'payment-unavailable'])
    const waiting = await quoteCart(shop, [line('LAST', 2)], { checkoutId })
    expect([waiting.state, waiting.next]).toEqual(['pending', null])
    card.isDown = false
    const { checkout } = await ordered(putCheckout(shop, request, { checkoutId }))
    expect([checkout.state, checkout.next?.type]).toEqual(['pending', 'redirect'])
    expect(checkout.order).toEqual(waiting.order)
    expect(await shop.db.$count(orders, eq(orders.checkout_order_id, checkoutId))).toBe(1)
    expect(await stockOf('LAST')).toBe(3)
  })

  test('because it refuses: 409, the order is cancelled, its pieces are put back, and another way to pay is possible', async () => {
    const checkoutId = crypto.randomUUID()
    const request = await orderRequest(shop, [line('LAST', 2)], byCard(checkoutId))
    card.refusesWith = 'too-expensive'
    expect(await refusal(await putCheckout(shop, request, { checkoutId }))).toEqual([409, 'payment-refused'])
    expect(await shop.db.select().from(orders).where(eq(orders.checkout_order_id, checkoutId))).toMatchObject([
      { status: 'cancelled', cancel_reason: 'payment-failed' },
    ])
    expect(await stockOf('LAST')).toBe(5)
    const { order } = await ordered(orderCart(shop, [line('LAST', 2)], { checkoutId }))
    expect([order.status, await stockOf('LAST')]).toEqual(['confirmed', 3])
  })
})

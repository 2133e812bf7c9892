import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { orders } from '../database/schema/orders'
import { PAYMENT_LIFE_MS } from '../../app/commerce/contract/lifetimes'
import { reconcile } from '../settlement/reconcile'
import { PaymentShop } from './payment-shop'
import { orderCart } from './place-order'

let at: PaymentShop

beforeAll(async () => {
  at = await PaymentShop.open()
})
afterAll(() => at.shop.close())
beforeEach(() => at.reset())

test('the reconciler looks at a new payment after 10 seconds, and leaves an open one open', async () => {
  const { order } = await at.unpaid()
  expect(await reconcile(at.shop.services)).toBe(0)
  at.later(10_000)
  expect(await reconcile(at.shop.services)).toBe(1)
  expect(await reconcile(at.shop.services)).toBe(0)
  expect([await at.statusOf(order), await at.stock()]).toEqual(['pending', 3])
})

test('a payment whose provider does not answer does not hold up the others', async () => {
  const [slow, paid] = [await at.unpaid(), await at.unpaid()]
  at.provider.pay(paid.payment)
  const { read } = at.provider
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  at.provider.read = async (attempt) => {
    if (attempt.id === slow.payment.attempt.id) await held
    return read(attempt)
  }
  at.later(10_000)
  const round = reconcile(at.shop.services)
  await vi.waitFor(async () => expect(await at.statusOf(paid.order)).toBe('confirmed'))
  answer()
  expect([await round, await at.statusOf(slow.order)]).toEqual([2, 'pending'])
  at.provider.read = read
})

test('the reconciler ends a payment after 45 minutes, so that it cannot be made any more, and cancels the order', async () => {
  const { order, payment } = await at.unpaid()
  at.later(PAYMENT_LIFE_MS - 1)
  await reconcile(at.shop.services)
  expect([await at.statusOf(order), payment.status.state]).toEqual(['pending', 'open'])
  at.later(5 * 60_000)
  expect(await reconcile(at.shop.services)).toBe(1)
  expect(await at.read(order)).toMatchObject({ status: 'cancelled', cancel_reason: 'payment-expired' })
  expect([payment.status.state, await at.stock()]).toEqual(['cancelled', 5])
  expect(await at.attemptOf(order)).toMatchObject({ state: 'expired', next_check_at: null })
  at.later(24 * 3600_000)
  expect(await reconcile(at.shop.services)).toBe(0)
})

test('the reconciler cancels an order whose payment was never begun, after 45 minutes', async () => {
  at.provider.isDown = true
  const checkoutId = crypto.randomUUID()
  expect((await orderCart(at.shop, [at.line(2)], { checkoutId, payment: 'stripe' })).status).toBe(503)
  expect(await at.stock()).toBe(3)
  at.later(PAYMENT_LIFE_MS)
  await reconcile(at.shop.services)
  const [order] = await at.shop.db.select().from(orders).where(eq(orders.checkout_order_id, checkoutId))
  expect([order?.status, order?.cancel_reason, await at.stock()]).toEqual(['cancelled', 'payment-expired', 5])
})

test('the reconciler of two processes settles each payment once', async () => {
  const all = [await at.unpaid(), await at.unpaid()]
  for (const { payment } of all) at.provider.pay(payment)
  at.later(10_000)
  const taken = await Promise.all([reconcile(at.shop.services), reconcile(at.shop.services)])
  expect(taken[0] + taken[1]).toBe(2)
  for (const { order, payment } of all) {
    expect([await at.statusOf(order), await at.eventsOf(payment)]).toEqual(['confirmed', ['payment-authorized']])
  }
  expect(await at.stock()).toBe(1)
})

test('the reconciler asks again later when the provider does not answer, and the order waits', async () => {
  const { order, payment } = await at.unpaid()
  at.provider.pay(payment)
  at.provider.isDown = true
  expect((await at.returns(order)).status).toBe(202)
  at.later(10_000)
  expect(await reconcile(at.shop.services)).toBe(1)
  expect([await at.statusOf(order), await at.stock()]).toEqual(['pending', 3])
  at.provider.isDown = false
  at.later(10_000)
  expect(await reconcile(at.shop.services)).toBe(1)
  expect(await at.statusOf(order)).toBe('confirmed')
})

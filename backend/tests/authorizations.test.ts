import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { jobs } from '../database/schema/jobs'
import { orderEvents } from '../database/schema/order-history'
import { orders } from '../database/schema/orders'
import { paymentAttempts } from '../database/schema/payments'
import { giveBack } from '../payments/give-back'
import { ProviderRefusal } from '../interfaces/provider'
import { reconcile } from '../settlement/reconcile'
import { PaymentShop } from './payment-shop'
import { placeOrder } from './place-order'

const DAY_MS = 24 * 3600_000

let at: PaymentShop

beforeAll(async () => {
  at = await PaymentShop.open()
})
afterAll(() => at.shop.close())
beforeEach(async () => {
  await at.reset()
  delete at.provider.extend
})

/** A confirmed order that is not sent yet, whose authorization lasts 7 days, as that of a card does. */
async function waiting() {
  const { order, payment } = await at.unpaid()
  const authorizedUntil = new Date(at.shop.clock.now.getTime() + 7 * DAY_MS)
  at.provider.pay(payment, { authorizedUntil })
  await at.webhook(payment)
  return { order, payment, authorizedUntil }
}

/** The reconciler looks each day. */
async function days(count: number): Promise<void> {
  for (let day = 0; day < count; day += 1) {
    at.later(DAY_MS)
    await reconcile(at.shop.services)
  }
}

describe('an authorization whose order waits to be sent', () => {
  test('is left as it is while it lasts 2 days or longer', async () => {
    const { order, payment } = await waiting()
    await days(4)
    expect(payment.captured.size).toBe(0)
    expect(await at.attemptOf(order)).toMatchObject({ state: 'authorized' })
  })

  test('is read with the id of its order, because the provider forgets the payment page', async () => {
    const { payment } = await waiting()
    const read = vi.spyOn(at.provider, 'read')
    await days(1)
    expect(read).toHaveBeenLastCalledWith(expect.objectContaining({ orderReference: `order-${payment.attempt.id}` }))
    read.mockRestore()
  })

  test('is not given up when the provider refuses to tell of it, as after a change of keys', async () => {
    const { order, payment } = await waiting()
    const read = vi.spyOn(at.provider, 'read').mockRejectedValue(new ProviderRefusal('Wrong key', 'http-401'))
    at.later(DAY_MS)
    await at.webhook(payment)
    read.mockRestore()
    expect(await at.statusOf(order)).toBe('confirmed')
  })

  test('is captured 2 days before it ends where it cannot be extended, once', async () => {
    const { order, payment } = await waiting()
    await days(8)
    expect([...payment.captured.values()]).toEqual([order.total])
    expect(await at.attemptOf(order)).toMatchObject({ state: 'captured', next_check_at: null })
    expect(await at.statusOf(order)).toBe('confirmed')
  })

  test('is extended 2 days before it ends where the provider grants that, as often as it takes', async () => {
    const { order, payment } = await waiting()
    const extended: Date[] = []
    at.provider.extend = () => {
      const { now } = at.shop.clock
      extended.push(now)
      payment.status = { ...payment.status, authorizedUntil: new Date(now.getTime() + 28 * DAY_MS) }
      return Promise.resolve()
    }
    await days(40)
    expect([extended.length, payment.captured.size]).toEqual([2, 0])
    expect(await at.attemptOf(order)).toMatchObject({ state: 'authorized' })
  })

  test('is captured when the provider does not extend it any more', async () => {
    const { order, payment } = await waiting()
    at.provider.extend = () => Promise.reject(new ProviderRefusal('Too old', 'NOT_ALLOWED'))
    await days(6)
    expect([...payment.captured.values()]).toEqual([order.total])
  })

  test('is captured when the provider takes the extension and the end stays within 2 days, as at the longest that Klarna grants', async () => {
    const { order, payment } = await waiting()
    at.provider.extend = () => Promise.resolve()
    await days(6)
    expect([...payment.captured.values()]).toEqual([order.total])
    expect(await at.attemptOf(order)).toMatchObject({ state: 'captured', next_check_at: null })
  })

  test('is looked at the next day again when the provider does not answer', async () => {
    const { order, payment } = await waiting()
    at.provider.isDown = true
    await days(5)
    at.provider.isDown = false
    await days(1)
    expect([...payment.captured.values()]).toEqual([order.total])
  })

  test('is not looked at any more when its provider tells no end', async () => {
    const { order, payment } = await at.unpaid()
    at.provider.pay(payment)
    await at.webhook(payment)
    expect(await at.attemptOf(order)).toMatchObject({ state: 'authorized', next_check_at: null })
  })
})

test('an authorization of an earlier release, which was never looked at again, is looked at; an invoice of the shop is not', async () => {
  const { order } = await waiting()
  const invoiced = await placeOrder(at.shop, [at.line(1)], {})
  await at.shop.db.update(paymentAttempts).set({ next_check_at: null })
  const migration = join(import.meta.dirname, '../database/migrations/0017_check-authorizations.sql')
  await at.shop.db.execute(sql.raw(await readFile(migration, 'utf8')))
  expect((await at.attemptOf(order))?.next_check_at).not.toBeNull()
  expect(await at.attemptOf(invoiced)).toMatchObject({ provider: 'invoice', next_check_at: null })
})

describe('an authorization that ended before its order was sent', () => {
  test.each(['expired', 'cancelled'] as const)(
    '(%s) cancels the order: it is never sent unpaid, its pieces are back and the customer is told',
    async (state) => {
      const { order, payment } = await waiting()
      payment.status = { ...payment.status, state, amount: 0 }
      await days(2)
      expect(await at.read(order)).toMatchObject({ status: 'cancelled', cancel_reason: 'payment-lapsed' })
      expect([await at.stock(), payment.captured.size, payment.refunded.size]).toEqual([5, 0, 0])
      expect(await at.attemptOf(order)).toMatchObject({ state, next_check_at: null })
      expect(at.shop.logged).toContainEqual(expect.objectContaining({ level: 'error', event: 'payment-lapsed' }))
      const [mail] = await at.shop.db
        .select()
        .from(jobs)
        .where(eq(jobs.key, `order-cancelled:${order.id}`))
      expect(mail?.job).toMatchObject({ mail: { type: 'order-cancelled', reason: 'payment-lapsed', money: 'nothing-paid' } })
    },
  )

  test('is not revived by an answer that was read before: the money is released', async () => {
    const { order, payment } = await waiting()
    const authorized = payment.status
    payment.status = { ...authorized, state: 'expired', amount: 0 }
    await days(2)
    payment.status = authorized
    await at.webhook(payment)
    expect(await at.read(order)).toMatchObject({ status: 'cancelled', cancel_reason: 'payment-lapsed' })
    expect([await at.stock(), (await at.attemptOf(order))?.state]).toEqual([5, 'refunded'])
  })

  test('is given back once, with its amount, when two processes do so at once', async () => {
    const { order, payment } = await at.unpaid()
    at.provider.pay(payment)
    await at.shop.db.update(paymentAttempts).set({ state: 'refund-due' }).where(eq(paymentAttempts.order_id, order.id))
    const { cancel } = at.provider
    vi.spyOn(at.provider, 'cancel').mockImplementation(async (attempt) => {
      await cancel(attempt)
      // The other process reads the payment after it was released, and is done first.
      await giveBack(payment.attempt.id, at.shop.services)
    })
    await giveBack(payment.attempt.id, at.shop.services)
    const events = await at.shop.db.select().from(orderEvents).where(eq(orderEvents.order_id, order.id))
    const released = events.filter(({ type }) => type === 'payment-released').map(({ detail }) => detail)
    expect(released).toEqual([expect.objectContaining({ amount: order.total })])
  })

  test('is left to its capture when the order is sent already, which then fails for people to see', async () => {
    const { order, payment } = await waiting()
    await at.shop.db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, order.id))
    payment.status = { ...payment.status, state: 'expired', amount: 0 }
    await days(1)
    expect(await at.statusOf(order)).toBe('shipped')
    const [attempt] = await at.shop.db.select().from(paymentAttempts).where(eq(paymentAttempts.id, payment.attempt.id))
    expect(attempt?.state).toBe('authorized')
  })
})

import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paymentEvents } from '../database/schema/payments'
import { PaymentShop } from './payment-shop'

let at: PaymentShop

beforeAll(async () => {
  at = await PaymentShop.open()
})
afterAll(() => at.shop.close())
beforeEach(() => at.reset())

test('a webhook that is delivered twice is stored once', async () => {
  const { order, payment } = await at.unpaid()
  at.provider.pay(payment)
  const eventId = crypto.randomUUID()
  const answers = [await at.webhook(payment, eventId), await at.webhook(payment, eventId)]
  expect(answers.map(({ status }) => status)).toEqual([204, 204])
  const stored = and(eq(paymentEvents.provider, 'stripe'), eq(paymentEvents.event_id, eventId))
  expect([await at.shop.db.$count(paymentEvents, stored), await at.statusOf(order)]).toEqual([1, 'confirmed'])
  expect(at.shop.logged).toMatchObject([{ level: 'info', event: 'webhook-duplicate', provider: 'stripe' }])
})

test('a webhook with a wrong signature is refused, logged and has no effect', async () => {
  const { order, payment } = await at.unpaid()
  at.provider.pay(payment)
  const answer = await at.webhook(payment, 'forged', 'wrong')
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'webhook-refused' }])
  expect([await at.statusOf(order), await at.eventsOf(payment)]).toEqual(['pending', []])
  expect(at.shop.logged).toMatchObject([{ level: 'error', event: 'webhook-refused', provider: 'stripe' }])
})

test('a webhook that names the session of another payment than its attempt is refused, logged and has no effect', async () => {
  const { payment: other } = await at.unpaid()
  const { order, payment } = await at.unpaid()
  at.provider.pay(payment)
  const [session, id] = [`session-${other.attempt.id}`, payment.attempt.id]
  expect((await at.notify(`${session} ${id}`)).status).toBe(400)
  expect([await at.statusOf(order), await at.eventsOf(payment)]).toEqual(['pending', []])
  expect(at.shop.logged).toMatchObject([{ level: 'error', event: 'webhook-refused', provider: 'stripe' }])
  expect((await at.notify(`session-${id} ${id}`)).status).toBe(204)
  expect(await at.statusOf(order)).toBe('confirmed')
})

test('a webhook is believed no further than the provider confirms', async () => {
  const { order, payment } = await at.unpaid()
  expect((await at.webhook(payment)).status).toBe(204)
  expect(await at.statusOf(order)).toBe('pending')
})

test('a webhook of an unknown payment is stored, logged and answered', async () => {
  expect((await at.notify('session-unknown')).status).toBe(204)
  expect(at.shop.logged).toMatchObject([{ level: 'error', event: 'webhook-of-unknown-payment' }])
})

test('a webhook is answered with 503 while the provider does not answer, so that it is sent again', async () => {
  const { order, payment } = await at.unpaid()
  at.provider.pay(payment)
  at.provider.isDown = true
  const eventId = crypto.randomUUID()
  expect((await at.webhook(payment, eventId)).status).toBe(503)
  at.provider.isDown = false
  expect((await at.webhook(payment, eventId)).status).toBe(204)
  expect(await at.statusOf(order)).toBe('confirmed')
})

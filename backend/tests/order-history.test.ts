import { asc, eq, like, not } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { jobs } from '../database/schema/jobs'
import { orderEvents } from '../database/schema/order-history'
import { jobRunner } from '../jobs/run-job'
import { runDueJobs } from '../jobs/worker'
import { PaymentShop } from './payment-shop'
import { placeOrder } from './place-order'

let at: PaymentShop
beforeAll(async () => {
  at = await PaymentShop.open()
})
afterAll(() => at.shop.close())
beforeEach(async () => {
  await at.reset()
  await at.shop.db.delete(jobs)
  at.shop.mails.length = 0
})

/** The keys of the mails, except the receipts of unpaid orders (order-receipts.test.ts). */
const keys = async () => {
  const isOther = not(like(jobs.key, 'order-awaits-payment:%'))
  const rows = await at.shop.db.select({ key: jobs.key }).from(jobs).where(isOther).orderBy(asc(jobs.id))
  return rows.map(({ key }) => key)
}
const history = async (orderId: string) => {
  const isOfOrder = eq(orderEvents.order_id, orderId)
  const events = await at.shop.db.select().from(orderEvents).where(isOfOrder).orderBy(asc(orderEvents.id))
  return events.map(({ actor, type }) => `${actor}: ${type}`)
}

test('an order by invoice is confirmed at once, and its confirmation is mailed once', async () => {
  const order = await placeOrder(at.shop, [at.line()])
  expect(await history(order.id)).toEqual(['shopper: placed', 'shop: confirmed'])
  expect(await keys()).toEqual([`order-received:${order.id}`])
  await runDueJobs(at.shop.services, jobRunner(at.shop.services))
  expect(at.shop.mails.map(({ to, key }) => [to, key])).toEqual([['kund@example.com', `order-received:${order.id}`]])
})

test('the confirmation of a card order is mailed once it is paid, however often that is told', async () => {
  const { order, payment } = await at.unpaid()
  expect(await keys()).toEqual([])
  at.provider.pay(payment)
  await Promise.all([at.returns(order), at.webhook(payment), at.webhook(payment), at.returns(order)])
  expect(await keys()).toEqual([`order-received:${order.id}`])
  expect(await history(order.id)).toEqual(['shopper: placed', 'shop: confirmed', 'shopper: paid'])
})

test('an order that is never paid is not mailed about', async () => {
  const { order, payment } = await at.unpaid()
  payment.status = { ...payment.status, state: 'failed' }
  await at.webhook(payment)
  expect(await keys()).toEqual([])
  expect(await history(order.id)).toEqual(['shopper: placed', 'shop: cancelled'])
})

test('money that came for an order that was given up is given back, and that is mailed once', async () => {
  const { order, payment } = await at.unpaid()
  at.provider.pay(payment, { state: 'captured', amount: 1 })
  await Promise.all([at.webhook(payment), at.webhook(payment)])
  expect(await keys()).toEqual([`money-back:${payment.attempt.id}`])
  expect(await history(order.id)).toEqual(['shopper: placed', 'shop: cancelled', 'shop: refunded'])
})

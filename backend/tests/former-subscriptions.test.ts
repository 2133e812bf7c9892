import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { refunds } from '../database/schema/order-history'
import { orderLines, orders } from '../database/schema/orders'
import { withdrawals } from '../database/schema/withdrawals'
import { loadOrder } from '../orders/load-order'
import { beginFormerSubscriptions } from '../subscriptions/begin-former-subscriptions'
import third from './fixture/stored-orders/3.json'
import { SubscriptionShop } from './subscription-shop'

let at: SubscriptionShop
beforeAll(async () => {
  at = await SubscriptionShop.open()
  await at.reset('2027-06-15T10:00:00Z')
})
afterAll(() => at.shop.close())

const insert = (table: typeof orders | typeof orderLines, values: unknown) =>
  at.shop.db.execute(
    sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(values)}::jsonb)`,
  )

/** The defaults of the columns, for rows of a release that did not have them. */
const LATER = { terms: '', is_renewal: false, withdrawn_total: 0 }
const Written = z.object({ order: z.looseObject({}), lines: z.array(z.looseObject({})) })

test('subscriptions that the last release sold begin once, with a delivery that is announced by mail 7 days ahead', async () => {
  await insert(orders, [{ ...LATER, ...third.order, number: 'SE1', placed_at: '2026-11-18T09:00:00Z' }])
  await insert(
    orderLines,
    third.lines.map((line) => ({ withdrawn: 0, uncharged: 0, ...line })),
  )
  await Promise.all([beginFormerSubscriptions(at.shop.services), beginFormerSubscriptions(at.shop.services)])
  const [subscription, ...others] = await at.subscriptions()
  expect(others).toEqual([])
  expect(subscription).toMatchObject({
    order_id: third.order.id,
    email: third.order.email,
    state: 'active',
    interval_months: 3,
    quantity: 2,
    anchor_day: 18,
    next_day: '2027-08-18',
    next_cycle: 1,
  })
  await at.until('2027-08-11')
  // The codes of the order are no part of the agreed price, so the shop's own price is no rise (decision 049).
  expect(at.mails()).toEqual(['renewal-ahead'])
  expect(at.shop.mails[0]?.text).toContain('18 augusti 2027')
  await at.until('2027-08-18')
  expect(await at.renewalOrders()).toMatchObject([{ status: 'confirmed', email: third.order.email }])
  await beginFormerSubscriptions(at.shop.services)
  expect(await at.subscriptions()).toHaveLength(1)
})

test('subscriptions of orders that were cancelled or sent back do not begin', async () => {
  await at.reset('2027-06-15T10:00:00Z')
  for (const status of ['cancelled', 'returned', 'pending'] as const) {
    await at.shop.db.update(orders).set({ status })
    await beginFormerSubscriptions(at.shop.services)
    expect(await at.subscriptions()).toEqual([])
  }
})

/** The number of subscriptions of the order that a start begins; the log tells the orders of all that begin. */
const begunAtStart = async () => {
  await at.reset('2027-06-15T10:00:00Z')
  await at.shop.db.update(orders).set({ status: 'delivered' })
  await beginFormerSubscriptions(at.shop.services)
  const begun = await at.subscriptions()
  const logged = { event: 'former-subscriptions-begun', orders: begun.length }
  expect(at.shop.logged).toMatchObject(begun.length === 0 ? [] : [logged])
  return begun.filter((subscription) => subscription.order_id === order_id).length
}
const order_id = third.order.id

test('the subscription of a delivered order that was withdrawn from as a whole does not begin, unless that was undone', async () => {
  const typed = { number: third.order.number, name: 'Kim', email: third.order.email, message: '', store_id: third.order.store_id }
  const received = { received_at: at.shop.clock.now, is_late: false, is_acknowledged: true, order_id }
  const row = { id: crypto.randomUUID(), ...typed, ...received, extent: 'whole' as const }
  await at.shop.db.insert(withdrawals).values(row)
  expect(await begunAtStart()).toBe(0)
  await at.shop.db.update(withdrawals).set({ undone_at: at.shop.clock.now })
  expect(await begunAtStart()).toBe(1)
  await at.shop.db.update(withdrawals).set({ undone_at: null, extent: 'part' })
  expect(await begunAtStart()).toBe(1)
  await at.shop.db.delete(withdrawals)
})

test('the subscription of a delivered order whose total was given back does not begin', async () => {
  const asked = { order_id, currency: 'SEK', reason: 'Ångrat', requested_at: at.shop.clock.now }
  await at.shop.db.insert(refunds).values([
    { ...asked, id: crypto.randomUUID(), amount: 300, state: 'done' },
    { ...asked, id: crypto.randomUUID(), amount: 60, gift_card_amount: 24, state: 'due' },
  ])
  expect(await begunAtStart()).toBe(0)
  await at.shop.db.update(refunds).set({ state: 'refused' }).where(eq(refunds.amount, 60))
  expect(await begunAtStart()).toBe(1)
  await at.shop.db.delete(refunds)
})

test('an order whose subscription cannot begin, as one that gift cards paid whole, is not logged as begun', async () => {
  await at.shop.db.update(orders).set({ payment: { ...third.order.payment, id: 'gift-card' } })
  expect(await begunAtStart()).toBe(0)
})

const WRITTEN = Object.entries(import.meta.glob('./fixture/stored-orders/*.json', { eager: true })).map(
  ([file, written]) => [file, Written.parse(written)] as const,
)

test.each(WRITTEN)(
  'the subscription of an order as a release wrote it is delivered to its customer: %s',
  async (file, written) => {
    await at.reset('2027-08-10T10:00:00Z')
    // Their subscriptions do not begin again.
    await at.shop.db.update(orders).set({ status: 'cancelled' })
    const ids = { id: crypto.randomUUID(), checkout_order_id: crypto.randomUUID() }
    await insert(orders, [{ ...LATER, ...written.order, ...ids, number: `SE${file}` }])
    await insert(
      orderLines,
      written.lines.map((line) => ({ withdrawn: 0, uncharged: 0, ...line, order_id: ids.id })),
    )
    const sold = await loadOrder(at.shop.db, ids.id)
    await beginFormerSubscriptions(at.shop.services)
    await at.until('2027-08-18')
    const [renewal, ...others] = await at.renewalOrders()
    expect(others).toEqual([])
    const delivered = await loadOrder(at.shop.db, renewal?.id ?? '')
    expect(delivered.customer).toEqual(sold.customer)
    // Without a service point, which the first releases did not store, another delivery is taken.
    const point = sold.shipping?.service_point ?? null
    expect(delivered.shipping).toMatchObject(point === null ? {} : { id: sold.shipping?.id, service_point: point })
  },
)

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderLines, orders } from '../database/schema/orders'
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

test('subscriptions that the last release sold begin once, with a delivery that is announced by mail 7 days ahead', async () => {
  await insert(orders, [{ terms: '', is_renewal: false, ...third.order, number: 'SE1', placed_at: '2026-11-18T09:00:00Z' }])
  await insert(orderLines, third.lines)
  await Promise.all([beginFormerSubscriptions(at.shop.services), beginFormerSubscriptions(at.shop.services)])
  const [subscription, ...others] = await at.subscriptions()
  expect(others).toEqual([])
  expect(subscription).toMatchObject({
    ...{ order_id: third.order.id, email: third.order.email, state: 'active', interval_months: 3, quantity: 2 },
    ...{ anchor_day: 18, next_day: '2027-08-18', next_cycle: 1 },
  })
  await at.until('2027-08-11')
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

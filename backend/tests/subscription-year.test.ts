import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paymentAttempts } from '../database/schema/payments'
import { subscriptions } from '../database/schema/subscriptions'
import { STORES, storeOf } from '../stores/stores'
import { changeSubscription } from '../subscriptions/change-subscription'
import { Staff } from './staff'
import { SubscriptionShop } from './subscription-shop'

let at: SubscriptionShop
beforeAll(async () => {
  at = await SubscriptionShop.open()
})
afterAll(() => at.shop.close())
beforeEach(() => at.reset('2027-01-31T10:00:00Z'))

/** From 31 January 2027 on, with the clocks changed on 28 March and 31 October. */
const TWELVE_DAYS = [
  ...['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30', '2027-07-31'],
  ...['2027-08-31', '2027-09-30', '2027-10-31', '2027-11-30', '2027-12-31', '2028-01-31'],
]

test('twelve months in four stores: one order a delivery, one charge an order, one mail ahead of each', async () => {
  for (const store of STORES) await at.subscribe(store)
  await at.days(366)
  const orders = await at.renewalOrders()
  expect(orders).toHaveLength(48)
  for (const store of STORES) {
    const ofStore = orders.filter(({ store_id }) => store_id === store.id)
    expect(ofStore.map(({ placed_at }) => placed_at.toISOString().slice(0, 10))).toEqual(TWELVE_DAYS)
    expect(new Set(ofStore.map(({ status, total }) => `${status} ${total}`))).toHaveProperty('size', 1)
  }
  for (const { id, total, status } of orders) {
    const attempts = await at.shop.db.select().from(paymentAttempts).where(eq(paymentAttempts.order_id, id))
    expect([status, attempts.map(({ state, amount }) => [state, amount])]).toEqual(['confirmed', [['authorized', total]]])
  }
  expect([...at.provider.payments.keys()].filter((key) => key.startsWith('charge-'))).toHaveLength(48)
  const count = (type: string) => at.mails().filter((mail) => mail === type).length
  // The thirteenth delivery of each is announced after the year.
  expect([count('renewal-ahead'), count('order-received'), new Set(at.mails()).size]).toEqual([48, 52, 2])
  expect(new Set(at.shop.mails.map(({ key }) => key)).size).toBe(100)
}, 300_000)

test('a year with a higher price, a declined card, a skip, missing stock, a pause and an end: each delivery is charged once', async () => {
  const order = await at.subscribe(storeOf('sv'))
  const change = async (wanted: { action: 'pause' | 'resume' | 'end' } | { action: 'skip'; cycle: number }) => {
    const { id: subscription_id } = await at.subscription(order)
    await changeSubscription(order.id, { subscription_id, ...wanted }, at.shop.services)
  }
  await at.days(366, async (day) => {
    if (day === '2027-03-01') await at.setPrice(39)
    if (day === '2027-04-29') at.provider.declinesCharges = 'card_declined'
    if (day === '2027-05-02') at.provider.declinesCharges = null
    if (day === '2027-05-26') await change({ action: 'skip', cycle: 4 })
    if (day === '2027-06-29') await at.setProduct({ stock: 1 })
    if (day === '2027-07-02') await at.setProduct({ stock: 100 })
    if (day === '2027-08-10') await change({ action: 'pause' })
    if (day === '2027-10-05') await change({ action: 'resume' })
    if (day === '2027-12-26') await change({ action: 'end' })
  })
  const orders = await at.renewalOrders()
  expect(orders.map(({ placed_at, total, status }) => [placed_at.toISOString().slice(0, 10), total, status])).toEqual([
    ['2027-02-28', 107, 'confirmed'],
    ['2027-03-31', 127, 'confirmed'],
    ['2027-04-30', 127, 'confirmed'],
    ['2027-07-02', 127, 'confirmed'],
    ['2027-07-31', 127, 'confirmed'],
    ['2027-10-31', 127, 'confirmed'],
    ['2027-11-30', 127, 'confirmed'],
  ])
  const states = await Promise.all(orders.map(async ({ id }) => (await at.attemptsOf(id)).map(({ state }) => state).join(' ')))
  const once = 'authorized'
  expect(states).toEqual([once, once, 'failed failed authorized', once, once, once, once])
  expect(at.mails().filter((mail) => mail !== 'order-received' && mail !== 'renewal-ahead')).toEqual([
    ...['price-rise', 'renewal-unpaid', 'renewal-unpaid', 'renewal-delayed', 'subscription-ended'],
  ])
  expect(new Set(at.shop.mails.map(({ key }) => key)).size).toBe(at.shop.mails.length)
  expect(await at.stock()).toBe(100 - 8)
}, 120_000)

describe('a delivery', () => {
  test('is mailed 7 days ahead with day and price, and ordered on its day for that price, whatever the shop asks by then', async () => {
    const order = await at.subscribe(storeOf('sv'))
    await at.until('2027-02-20')
    expect(at.mails()).toEqual(['order-received'])
    await at.until('2027-02-21')
    expect(at.mails()).toEqual(['order-received', 'renewal-ahead'])
    const [ahead] = at.shop.mails.slice(-1)
    expect(ahead?.text).toContain('28 februari 2027')
    expect(ahead?.text).toMatch(/kostar\s+107\skr/)
    await at.setPrice(39)
    await at.until('2027-02-28')
    expect(await at.renewalOrders()).toMatchObject([{ total: 107, email: order.customer.email, status: 'confirmed' }])
    await at.until('2027-03-24')
    const [dearer] = at.shop.mails.slice(-1)
    expect(dearer?.text).toMatch(/har höjts\s+från\s+29\skr\s+till\s+39\skr/)
    await at.until('2027-03-31')
    expect((await at.renewalOrders()).map(({ total }) => total)).toEqual([107, 127])
  })

  test('is paid by invoice where the first one was', async () => {
    await at.subscribe(storeOf('de'), 1, 'invoice')
    await at.until('2027-02-28')
    expect(await at.renewalOrders()).toMatchObject([{ status: 'confirmed', payment_due: null }])
  })

  test('that is out of stock is told once, tried each day, and ordered when the goods are back', async () => {
    await at.subscribe(storeOf('sv'))
    await at.until('2027-02-27')
    await at.setProduct({ stock: 1 })
    await at.until('2027-03-05')
    expect(await at.renewalOrders()).toEqual([])
    expect(at.mails()).toEqual(['order-received', 'renewal-ahead', 'renewal-delayed'])
    await at.setProduct({ stock: 100 })
    await at.until('2027-03-06')
    expect(await at.renewalOrders()).toMatchObject([{ status: 'confirmed' }])
    expect(await at.subscriptions()).toMatchObject([{ next_day: '2027-03-31', next_cycle: 2 }])
  })

  test('that stays out of stock for 14 days is skipped, and the next one is as planned', async () => {
    await at.subscribe(storeOf('sv'))
    await at.until('2027-02-27')
    await at.setProduct({ stock: 0 })
    await at.until('2027-03-14')
    expect(at.mails().slice(2)).toEqual(['renewal-delayed', 'renewal-skipped'])
    expect(await at.renewals()).toMatchObject([{ state: 'skipped', skipped_for: 'out-of-stock', order_id: null }])
    await at.setProduct({ stock: 100 })
    await at.until('2027-03-31')
    expect(await at.renewalOrders()).toHaveLength(1)
  })

  test('of a product that is not sold any more ends the subscription, and the customer is told', async () => {
    await at.subscribe(storeOf('sv'))
    await at.until('2027-02-27')
    await at.setProduct({ stock: 0, discontinued: true })
    await at.days(60)
    expect(at.mails()).toEqual(['order-received', 'renewal-ahead', 'subscription-ended'])
    expect(await at.subscriptions()).toMatchObject([{ state: 'ended' }])
  })

  test('whose card is declined is told, tried again after 1, 3 and 7 days, and charged once', async () => {
    await at.subscribe(storeOf('sv'))
    at.provider.declinesCharges = 'card_declined'
    await at.days(40, (day) => {
      if (day === '2027-03-07') at.provider.declinesCharges = null
    })
    expect(at.mails().filter((mail) => mail === 'renewal-unpaid')).toHaveLength(3)
    const [order] = await at.renewalOrders()
    const attempts = await at.attemptsOf(order?.id ?? '')
    expect(attempts.map(({ state, created_at }) => [state, created_at.toISOString().slice(0, 10)])).toEqual([
      ['failed', '2027-02-28'],
      ['failed', '2027-03-01'],
      ['failed', '2027-03-03'],
      ['authorized', '2027-03-07'],
    ])
    expect(order).toMatchObject({ status: 'confirmed' })
  })

  test('that cannot be charged after all is skipped: its order is cancelled, and its pieces are back', async () => {
    await at.subscribe(storeOf('sv'))
    at.provider.declinesCharges = 'authentication_required'
    await at.until('2027-02-28')
    expect(await at.stock()).toBe(4996)
    await at.until('2027-03-08')
    expect(at.mails().slice(2)).toEqual(['renewal-unpaid', 'renewal-unpaid', 'renewal-unpaid', 'renewal-skipped'])
    expect(await at.renewalOrders()).toMatchObject([{ status: 'cancelled', cancel_reason: 'payment-failed' }])
    expect(await at.stock()).toBe(4998)
    at.provider.declinesCharges = null
    await at.until('2027-03-31')
    expect((await at.renewalOrders()).map(({ status }) => status)).toEqual(['cancelled', 'confirmed'])
  })

  test('does not come when the subscription ended between its mail and its day', async () => {
    const order = await at.subscribe(storeOf('sv'))
    await at.until('2027-02-21')
    await at.end(order)
    await at.days(60)
    expect(await at.renewalOrders()).toEqual([])
    expect(at.mails()).toEqual(['order-received', 'renewal-ahead', 'subscription-ended'])
  })

  test('that is out of stock is not ordered after the last day that was asked for', async () => {
    await at.subscribe(storeOf('sv'))
    await at.until('2027-02-21')
    await at.shop.db.update(subscriptions).set({ ends_on: '2027-03-02' })
    await at.setProduct({ stock: 0 })
    await at.until('2027-03-03')
    await at.setProduct({ stock: 50 })
    await at.until('2027-03-10')
    expect(await at.renewalOrders()).toEqual([])
    expect(await at.subscriptions()).toMatchObject([{ state: 'ended' }])
  })

  test('that could only come after the last day that was asked for is not announced', async () => {
    await at.subscribe(storeOf('sv'))
    await at.shop.db.update(subscriptions).set({ ends_on: '2027-03-01' })
    at.shop.clock.now = new Date('2027-02-27T10:00:00Z')
    await at.work()
    expect([await at.renewals(), at.mails()]).toEqual([[], ['order-received']])
  })

  test('that is announced late comes 7 days after its mail', async () => {
    await at.subscribe(storeOf('sv'))
    at.shop.clock.now = new Date('2027-02-27T10:00:00Z')
    await at.work()
    expect(await at.renewals()).toMatchObject([{ day: '2027-03-06' }])
    await at.until('2027-03-05')
    expect(await at.renewalOrders()).toEqual([])
    await at.until('2027-03-06')
    expect(await at.renewalOrders()).toHaveLength(1)
    expect(await at.subscriptions()).toMatchObject([{ next_day: '2027-03-31' }])
  })
})

test('the subscription of an order begins when that is confirmed, and ends when it is cancelled', async () => {
  const { number } = await at.subscribe(storeOf('sv'), 3, 'invoice')
  expect(await at.subscriptions()).toMatchObject([{ state: 'active', interval_months: 3, next_day: '2027-04-30' }])
  expect(await new Staff(at.shop).act(number, 'cancel', { reason: 'by-customer' })).toBe('204')
  expect(await at.subscriptions()).toMatchObject([{ state: 'ended' }])
})

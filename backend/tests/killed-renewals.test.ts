import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../database/database'
import { storeOf } from '../stores/stores'
import { announceDelivery, announceRenewals } from '../subscriptions/announce-renewals'
import { storeScope } from '../subscriptions/due-in-stores'
import { renewSubscriptions } from '../renewals/renew'
import { SubscriptionShop } from './subscription-shop'

let at: SubscriptionShop
beforeAll(async () => {
  at = await SubscriptionShop.open()
})
afterAll(() => at.shop.close())
beforeEach(() => at.reset('2027-01-31T10:00:00Z'))

/** Calls of the database, each of which is carried out as a whole. */
const CALLS = new Set<string | symbol>(['transaction', 'select', 'update', 'insert', 'delete', 'execute', '$count'])

/** The database of a process that is killed after a number of calls. */
function killedAfter(db: Database, calls: number): Database {
  let left = calls
  return new Proxy(db, {
    get(target, name, receiver) {
      if (CALLS.has(name) && left-- <= 0) throw new Error('killed')
      const value: unknown = Reflect.get(target, name, receiver)
      return value
    },
  })
}

const later = (milliseconds: number) => {
  at.shop.clock.now = new Date(at.shop.clock.now.getTime() + milliseconds)
}

async function expectOneDelivery(): Promise<void> {
  const orders = await at.renewalOrders()
  expect(orders.map(({ status }) => status)).toEqual(['confirmed'])
  const attempts = await at.attemptsOf(orders[0]?.id ?? '')
  expect(attempts.map(({ state }) => state)).toEqual(['authorized'])
  expect([...at.provider.payments.keys()].filter((key) => key === `charge-${attempts[0]?.id}`)).toHaveLength(1)
  expect(at.mails()).toEqual(['order-received', 'renewal-ahead', 'order-received'])
  expect(await at.stock()).toBe(4996)
}

test.each(Array.from({ length: 22 }, (_, calls) => calls))(
  'a worker that is killed after %d calls of the database delivers and charges once',
  async (calls) => {
    await at.subscribe(storeOf('sv'))
    for (const day of ['2027-02-21T10:00:00Z', '2027-02-28T10:00:00Z']) {
      at.shop.clock.now = new Date(day)
      const db = killedAfter(at.shop.db, calls)
      await renewSubscriptions({ ...at.shop.services, db }).catch(() => undefined)
      later(6 * 60_000)
      await at.work()
    }
    await expectOneDelivery()
  },
)

test('a charge whose answer is lost is not made a second time', async () => {
  await at.subscribe(storeOf('sv'))
  await at.until('2027-02-27')
  at.provider.losesAnswers = true
  await at.days(1)
  expect(await at.renewals()).toMatchObject([{ state: 'unpaid' }])
  at.provider.losesAnswers = false
  later(6 * 60_000)
  await at.work()
  await expectOneDelivery()
})

test('a provider that does not answer delays a delivery, and no failure is mailed', async () => {
  await at.subscribe(storeOf('sv'))
  await at.until('2027-02-27')
  at.provider.isDown = true
  await at.days(2)
  at.provider.isDown = false
  later(6 * 60_000)
  await at.work()
  await expectOneDelivery()
})

test('a worker that read a subscription before another announced its delivery does not announce it again', async () => {
  const read = await at.subscription(await at.subscribe(storeOf('sv')))
  at.shop.clock.now = new Date('2027-02-21T10:00:00Z')
  await announceRenewals(at.shop.services)
  await at.shop.db.transaction((tx) => announceDelivery(tx, read, storeScope(read, at.shop.clock.now)))
  await at.work()
  at.shop.clock.now = new Date('2027-02-28T10:00:00Z')
  await at.work()
  await expectOneDelivery()
})

test('several workers at once deliver and charge once', async () => {
  await at.subscribe(storeOf('sv'))
  for (const day of ['2027-02-21T10:00:00Z', '2027-02-28T10:00:00Z']) {
    at.shop.clock.now = new Date(day)
    await Promise.all([1, 2, 3, 4].map(() => renewSubscriptions(at.shop.services)))
    await at.work()
  }
  await expectOneDelivery()
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import { OrderDetail } from '../../app/commerce/contract/order-detail'
import { signAccessToken } from '../accounts/access-token'
import { subscriptions } from '../database/schema/subscriptions'
import { storeOf } from '../stores/stores'
import { SubscriptionShop } from './subscription-shop'
import { post } from './test-shop'

let at: SubscriptionShop
beforeAll(async () => {
  at = await SubscriptionShop.open()
})
afterAll(() => at.shop.close())
beforeEach(() => at.reset('2027-01-31T10:00:00Z'))

async function terminate({ number }: Order, ends_on: string) {
  const typed = { number, name: 'Kim Berg', email: 'kund@example.com', contract: '', reason: '', ends_on }
  const answer = await at.shop.fetch('/api/subscription-terminations', post({ id: crypto.randomUUID(), ...typed }))
  expect(answer.status).toBe(200)
}
async function detail({ id }: { id: string }) {
  const authorization = `Bearer ${await signAccessToken({ scope: 'my-order', subject: id }, at.shop.services)}`
  return OrderDetail.parse(await (await at.shop.fetch(`/api/orders/${id}/detail`, { headers: { authorization } })).json())
}
const byStaff = async (order: Order, action: 'pause' | 'resume' | 'end') => {
  const { id } = await at.subscription(order)
  const staff = { authorization: 'Bearer the-operator' }
  expect((await at.shop.fetch(`/admin/subscriptions/${id}`, post({ action }, staff))).status).toBe(204)
}
const state = async (order: Order) => (await at.subscription(order)).state

describe('a subscription that is terminated for a later day', () => {
  test('charges no card after that day: the order of its last delivery is cancelled, and its mail says until when it can be paid', async () => {
    const order = await at.subscribe(storeOf('sv'))
    await terminate(order, '2027-02-28')
    at.provider.declinesCharges = 'card_declined'
    await at.until('2027-02-28')
    const [last] = await at.renewalOrders()
    expect(last && (await detail(last))).toMatchObject({ allowed: { pay: 'begin' }, charged_again_on: null })
    expect(at.shop.mails.at(-1)?.text).toMatch(/till och\smed 28 februari 2027/)
    at.provider.declinesCharges = null
    await at.days(10)
    expect(await at.renewalOrders()).toMatchObject([{ status: 'cancelled', cancel_reason: 'by-customer' }])
    expect((await at.attemptsOf(last?.id ?? '')).map((attempt) => attempt.state)).toEqual(['failed'])
    expect([await at.renewals(), await at.stock()]).toMatchObject([[{ state: 'skipped', skipped_for: 'customer' }], 4998])
    expect(at.mails().slice(3)).toEqual(['renewal-unpaid', 'order-cancelled'])
  })

  test('has its delivery of that day, which is paid as usual', async () => {
    const order = await at.subscribe(storeOf('sv'))
    await terminate(order, '2027-02-28')
    await at.until('2027-02-28')
    expect(await state(order)).toBe('active')
    await at.days(40)
    expect([await at.renewalOrders(), await state(order)]).toMatchObject([[{ status: 'confirmed' }], 'ended'])
  })

  test('ends with that day, however far away its next delivery is', async () => {
    const order = await at.subscribe(storeOf('sv'), 3)
    await terminate(order, '2027-02-10')
    await at.until('2027-02-10')
    expect(await state(order)).toBe('active')
    await at.days(1)
    expect(await at.subscription(order)).toMatchObject({ state: 'ended', ended_at: new Date('2027-02-10T22:59:59.999Z') })
    expect(at.mails()).toEqual(['order-received', 'termination-received'])
  })

  test('ends while it is paused too', async () => {
    const order = await at.subscribe(storeOf('sv'))
    await at.shop.db.update(subscriptions).set({ state: 'paused' })
    await terminate(order, '2027-02-10')
    await at.until('2027-02-11')
    expect(await state(order)).toBe('ended')
  })

  test('does not end before that day, and announces no delivery that would come after it', async () => {
    const order = await at.subscribe(storeOf('sv'))
    await terminate(order, '2027-02-25')
    await at.until('2027-02-25')
    expect([await at.renewals(), await state(order)]).toEqual([[], 'active'])
    await at.days(1)
    expect(await state(order)).toBe('ended')
  })

  test('drops a delivery that was announced for a day after it', async () => {
    const order = await at.subscribe(storeOf('sv'))
    await at.until('2027-02-22')
    await terminate(order, '2027-02-25')
    await at.until('2027-03-01')
    expect([await at.renewals(), await at.renewalOrders()]).toMatchObject([[{ state: 'skipped' }], []])
  })
})

describe('a delivery that was announced when its subscription is terminated for a later day', () => {
  test('is told not to come when the shop did not work from its day until the subscription ended', async () => {
    const order = await at.subscribe(storeOf('sv'))
    await terminate(order, '2027-03-02')
    await at.until('2027-02-27')
    at.shop.clock.now = new Date('2027-03-04T10:00:00Z')
    await at.work()
    expect(await at.renewals()).toMatchObject([{ state: 'skipped', skipped_for: 'missed', order_id: null }])
    expect([at.mails().slice(3), await state(order)]).toEqual([['renewal-skipped'], 'ended'])
    expect(at.shop.mails.at(-1)?.text).toMatch(/inte\sbeställd\si\stid/)
  })
})

describe('a delivery that waits for stock when its subscription is terminated for a later day', () => {
  async function terminatedWithoutStock() {
    const order = await at.subscribe(storeOf('sv'))
    await terminate(order, '2027-03-05')
    await at.until('2027-02-27')
    await at.setProduct({ stock: 0 })
    return order
  }

  const skipped = [{ state: 'skipped', skipped_for: 'out-of-stock', order_id: null }]

  test('is promised until that day at most, on which the customer is told that it does not come', async () => {
    const order = await terminatedWithoutStock()
    await at.until('2027-02-28')
    expect(at.shop.mails.at(-1)?.text).toMatch(/varje dag till och\smed 5 mars 2027/)
    await at.until('2027-03-04')
    expect(at.mails().slice(3)).toEqual(['renewal-delayed'])
    await at.until('2027-03-05')
    expect(at.shop.mails.at(-1)?.text).toMatch(/uppsagd,\sså\singa\sfler\sleveranser\sbeställs/)
    expect(at.shop.mails.at(-1)?.text).not.toMatch(/fortsätter|nästa\sleverans/)
    await at.days(40)
    expect([at.mails().slice(3), await at.renewals()]).toMatchObject([['renewal-delayed', 'renewal-skipped'], skipped])
    expect(await state(order)).toBe('ended')
  })

  test('is ordered when the goods are back on that day', async () => {
    const order = await terminatedWithoutStock()
    await at.until('2027-03-04')
    await at.setProduct({ stock: 100 })
    await at.days(40)
    expect([await at.renewalOrders(), await state(order)]).toMatchObject([[{ status: 'confirmed' }], 'ended'])
    expect(at.mails()).not.toContain('renewal-skipped')
  })

  test('is told not to come also when it was promised for longer before', async () => {
    const order = await at.subscribe(storeOf('sv'))
    await at.until('2027-02-27')
    await at.setProduct({ stock: 0 })
    await at.until('2027-03-01')
    await terminate(order, '2027-03-05')
    await at.days(40)
    expect(at.mails().slice(2)).toEqual(['renewal-delayed', 'termination-received', 'renewal-skipped'])
  })

  test('is told not to come also when the shop did not work on that day', async () => {
    await terminatedWithoutStock()
    await at.until('2027-03-04')
    at.shop.clock.now = new Date('2027-03-06T10:00:00Z')
    await at.work()
    await at.days(2)
    expect([at.mails().slice(3), await at.renewals()]).toMatchObject([['renewal-delayed', 'renewal-skipped'], skipped])
    expect(at.shop.mails.at(-1)?.text).toMatch(/uppsagd,\sså\singa\sfler\sleveranser\sbeställs/)
  })
})

test.each(['out-of-stock', 'unpaid'])(
  'a mail about a delivery that is %s names no next one after the last day',
  async (reason) => {
    const order = await at.subscribe(storeOf('sv'))
    await terminate(order, '2027-03-20')
    await at.until('2027-02-27')
    if (reason === 'unpaid') at.provider.declinesCharges = 'card_declined'
    else await at.setProduct({ stock: 0 })
    await at.until('2027-03-15')
    expect(at.mails().at(-1)).toBe('renewal-skipped')
    expect(at.shop.mails.at(-1)?.text).toMatch(/uppsagd,\sså\singa\sfler\sleveranser\sbeställs/)
    expect(at.shop.mails.at(-1)?.text).not.toMatch(/fortsätter|31 mars/)
  },
)

test('an end for a later day is taken back by the staff before that day, and the deliveries go on', async () => {
  const order = await at.subscribe(storeOf('sv'))
  await terminate(order, '2027-02-10')
  expect(await at.subscription(order)).toMatchObject({ state: 'active', ends_on: '2027-02-10' })
  await byStaff(order, 'resume')
  expect(await at.subscription(order)).toMatchObject({ state: 'active', ends_on: null })
  await at.until('2027-02-28')
  expect([await state(order), (await at.renewalOrders()).length]).toEqual(['active', 1])
})

test('an end for a later day stays when the staff let a paused subscription go on until then', async () => {
  const order = await at.subscribe(storeOf('sv'))
  await terminate(order, '2027-03-10')
  await byStaff(order, 'pause')
  await byStaff(order, 'resume')
  expect(await at.subscription(order)).toMatchObject({ state: 'active', ends_on: '2027-03-10' })
})

test('each end of a subscription is mailed, also the second one after the staff have let it go on', async () => {
  const order = await at.subscribe(storeOf('sv'))
  await at.end(order)
  await at.days(1)
  await byStaff(order, 'resume')
  await at.days(1)
  await byStaff(order, 'end')
  await at.work()
  expect(at.mails()).toEqual(['order-received', 'subscription-ended', 'subscription-ended'])
})

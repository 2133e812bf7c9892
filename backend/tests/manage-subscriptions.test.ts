import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import { type SubscriptionChange, Subscriptions } from '../../app/commerce/contract/subscription'
import { signAccessToken } from '../accounts/access-token'
import { prices } from '../database/schema/prices'
import { subscriptions, subscriptionTerminations } from '../database/schema/subscriptions'
import { terminationLines } from '../staff/cli/print-statements'
import { storeOf } from '../stores/stores'
import { placeOrder } from './place-order'
import { SubscriptionShop } from './subscription-shop'
import { post } from './test-shop'

let at: SubscriptionShop
let order: Order
beforeAll(async () => {
  at = await SubscriptionShop.open()
})
afterAll(() => at.shop.close())
beforeEach(async () => {
  await at.shop.db.delete(subscriptionTerminations)
  await at.reset('2027-01-31T10:00:00Z')
  order = await at.subscribe(storeOf('sv'))
})

type Change = SubscriptionChange extends infer C ? (C extends SubscriptionChange ? Omit<C, 'subscription_id'> : never) : never

async function tokenOf(orderId: string) {
  const token = await signAccessToken({ scope: 'my-order', subject: orderId }, at.shop.services)
  return { authorization: `Bearer ${token}` }
}

async function call(change: Change, orderId = order.id, tokenFor = orderId) {
  const { id: subscription_id } = await at.subscription(order)
  const body = { change: { ...change, subscription_id } }
  return at.shop.fetch(`/api/orders/${orderId}/subscriptions`, post(body, await tokenOf(tokenFor)))
}

async function change(wanted: Change) {
  const answer = await call(wanted)
  expect(answer.status).toBe(200)
  return Subscriptions.parse(await answer.json())
}

const days = async () => (await at.renewalOrders()).map(({ placed_at }) => placed_at.toISOString().slice(0, 10))

describe('the customer', () => {
  test('sees the next delivery with its price, before and after it is announced', async () => {
    const read = async () => {
      const answer = await at.shop.fetch(`/api/orders/${order.id}/subscriptions`, { headers: await tokenOf(order.id) })
      return Subscriptions.parse(await answer.json())
    }
    const next = { cycle: 1, day: '2027-02-28', price: 107 }
    expect(await read()).toMatchObject([{ state: 'active', interval: { id: 1 }, next: { ...next, is_announced: false } }])
    await at.until('2027-02-21')
    expect(await read()).toMatchObject([{ next: { ...next, is_announced: true } }])
  })

  test('is quoted the price of the whole delivery while only a part of it is in stock', async () => {
    await at.shop.db
      .insert(prices)
      .values({ product_id: at.shop.idOf('CR2032'), store_id: storeOf('sv').id, kind: 'n', q: 2, p: 20 })
    await at.setProduct({ stock: 1 })
    const [shown] = await change({ action: 'change', quantity: 2, interval: 1 })
    await at.shop.db.delete(prices).where(and(eq(prices.product_id, at.shop.idOf('CR2032')), eq(prices.p, 20)))
    expect(shown?.next?.price).toBe(89)
  })

  test('skips a delivery once, also one that is announced, and the next one comes', async () => {
    await at.until('2027-02-22')
    expect(await change({ action: 'skip', cycle: 1 })).toMatchObject([{ next: { cycle: 2, day: '2027-03-31' } }])
    expect((await call({ action: 'skip', cycle: 1 })).status).toBe(409)
    await at.until('2027-03-31')
    expect(await days()).toEqual(['2027-03-31'])
  })

  test('pauses, also after the announcement, and resumes on the day of the month', async () => {
    await at.until('2027-02-22')
    expect(await change({ action: 'pause' })).toMatchObject([{ state: 'paused', next: null }])
    await at.until('2027-05-10')
    expect(await change({ action: 'resume' })).toMatchObject([{ state: 'active', next: { day: '2027-05-31' } }])
    await at.until('2027-06-30')
    expect(await days()).toEqual(['2027-05-31', '2027-06-30'])
  })

  test('resumes on a day that can just be announced', async () => {
    await change({ action: 'pause' })
    await at.until('2027-03-24')
    expect(await change({ action: 'resume' })).toMatchObject([{ state: 'active', next: { day: '2027-03-31' } }])
    // The shop looks for deliveries to announce every few minutes.
    await at.work()
    await at.until('2027-03-31')
    expect(await days()).toEqual(['2027-03-31'])
  })

  test('changes quantity and interval; what is announced costs accordingly', async () => {
    await at.until('2027-02-22')
    const changed = await change({ action: 'change', quantity: 3, interval: 3 })
    expect(changed).toMatchObject([{ quantity: 3, interval: { id: 3 }, next: { day: '2027-02-28', price: 136 } }])
    await at.until('2027-05-31')
    expect(await days()).toEqual(['2027-02-28', '2027-05-31'])
    const ahead = at.shop.mails.filter(({ key }) => key.startsWith('renewal-ahead')).at(-1)?.text ?? ''
    expect(ahead).toMatch(/Var tredje månad/i)
    await change({ action: 'end' })
    await at.work()
    expect(at.shop.mails.at(-1)?.text).toMatch(/CR2032[^]*3\sst/)
    expect((await call({ action: 'change', quantity: 1, interval: 2 })).status).toBe(409)
  })

  test('ends it; a repeated end changes nothing and is mailed once', async () => {
    for (let time = 0; time < 2; time++) expect(await change({ action: 'end' })).toMatchObject([{ state: 'ended', next: null }])
    expect((await call({ action: 'resume' })).status).toBe(409)
    await at.days(40)
    expect([await days(), at.mails()]).toEqual([[], ['order-received', 'subscription-ended']])
  })

  test('is told before and after the end which confirmed orders still come, also on the page of a delivery', async () => {
    await at.until('2027-02-28')
    const [renewed] = await at.renewalOrders()
    const coming = [{ number: order.number }, { number: renewed?.number, price: 107, arrives: { from: '2027-03-02' } }]
    expect(await change({ action: 'pause' })).toMatchObject([{ coming }])
    const answer = await call({ action: 'end' }, renewed?.id)
    expect(Subscriptions.parse(await answer.json())).toMatchObject([{ state: 'ended', coming }])
    await at.work()
    expect(at.shop.mails.at(-1)?.text).toMatch(new RegExp(`${renewed?.number}[^]*107\\skr`))
  })

  test('of another order sees and changes nothing', async () => {
    const other = await at.subscribe(storeOf('sv'))
    expect((await call({ action: 'end' }, order.id, other.id)).status).toBe(404)
    expect((await call({ action: 'end' }, other.id)).status).toBe(404)
    expect((await at.shop.fetch(`/api/orders/${order.id}/subscriptions`)).status).toBe(401)
    expect((await at.subscription(order)).state).toBe('active')
  })
})

describe('a termination without a login', () => {
  const typed = { name: 'Kim Berg', email: 'KUND@example.com', contract: '', reason: '', ends_on: null as string | null }
  const terminate = (more: object = {}) =>
    at.shop.fetch('/api/subscription-terminations', post({ id: crypto.randomUUID(), number: order.number, ...typed, ...more }))
  const stored = () => at.shop.db.select().from(subscriptionTerminations)

  test('ends the subscriptions of the order at once, and is acknowledged with its time and content', async () => {
    const answer = await terminate()
    expect(await answer.json()).toEqual({ received_at: '2027-01-31T10:00:00.000Z' })
    expect((await at.subscription(order)).state).toBe('ended')
    await at.work()
    expect(at.mails()).toEqual(['order-received', 'termination-received'])
    const text = at.shop.mails.at(-1)?.text ?? ''
    for (const words of ['31 januari 2027 kl. 11:00', order.number, 'Kim Berg']) expect(text).toContain(words)
    await at.days(40)
    expect(await days()).toEqual([])
  })

  test('on a later day lets the deliveries until then come', async () => {
    await terminate({ ends_on: '2027-03-30' })
    const read = async () => {
      const answer = await at.shop.fetch(`/api/orders/${order.id}/subscriptions`, { headers: await tokenOf(order.id) })
      return Subscriptions.parse(await answer.json())
    }
    expect(await read()).toMatchObject([{ next: { day: '2027-02-28' } }])
    await at.until('2027-02-28')
    expect(await read()).toMatchObject([{ state: 'active', next: null }])
    await at.days(60)
    expect(await days()).toEqual(['2027-02-28'])
    expect((await at.subscription(order)).state).toBe('ended')
  })

  test('on a later day than one before does not postpone it, and the answer names the day that counts', async () => {
    await terminate({ ends_on: '2027-03-30' })
    await terminate({ ends_on: '2027-06-01' })
    expect((await at.subscription(order)).ends_on).toBe('2027-03-30')
    await at.work()
    expect(at.shop.mails.at(-1)?.text).toContain('30 mars 2027')
    await terminate({ ends_on: '2027-02-15' })
    expect((await at.subscription(order)).ends_on).toBe('2027-02-15')
  })

  test('for cause ends it at once, whatever day is typed', async () => {
    await terminate({ ends_on: '2027-03-30', reason: 'Fel vara' })
    expect((await at.subscription(order)).state).toBe('ended')
  })

  test('names a delivery by its own number', async () => {
    await at.until('2027-02-28')
    const [renewed] = await at.renewalOrders()
    await terminate({ number: renewed?.number })
    expect((await at.subscription(order)).state).toBe('ended')
  })

  test('ends the only subscription of the order, whatever it is called', async () => {
    await terminate({ contract: 'CR2032-prenumerationen' })
    expect((await at.subscription(order)).state).toBe('ended')
  })

  test('names one product by its name or article number when the order began several subscriptions', async () => {
    const lines = [1, 3].map((id) => ({ uuid: crypto.randomUUID(), product_id: at.shop.idOf('CR2032'), quantity: 2, id }))
    const { id, number } = await placeOrder(
      at.shop,
      lines.map(({ id: interval, ...line }) => ({ ...line, subscription_interval: { id: interval } })),
    )
    const states = async () => (await at.subscriptions()).filter(({ order_id }) => order_id === id).map(({ state }) => state)
    await terminate({ number, contract: 'lr6' })
    expect(await states()).toEqual(['active', 'active'])
    const named = { number, contract: 'CR2032-prenumerationen' }
    const own = (await at.subscriptions()).filter(({ order_id }) => order_id === id)
    await at.shop.db
      .update(subscriptions)
      .set({ ends_on: '2027-03-05' })
      .where(eq(subscriptions.id, own[0]?.id ?? ''))
    await terminate({ ...named, ends_on: '2027-03-20' })
    const days = (await at.subscriptions()).filter(({ order_id }) => order_id === id).map(({ ends_on }) => ends_on)
    expect(days.toSorted()).toEqual(['2027-03-05', '2027-03-20'])
    await at.work()
    expect(at.shop.mails.at(-1)?.text).toContain('20 mars 2027')
    await terminate(named)
    expect(await states()).toEqual(['ended', 'ended'])
  })

  test('comes from the address to which the account has moved', async () => {
    await at.shop.db.update(subscriptions).set({ email: 'ny@example.com' }).where(eq(subscriptions.order_id, order.id))
    await terminate({ email: 'NY@example.com' })
    expect((await at.subscription(order)).state).toBe('ended')
  })

  test('that ended nothing is listed for the staff until they settle it', async () => {
    const headers = { authorization: 'Bearer the-operator' }
    const listed = async (state = 'open') => {
      const answer = await at.shop.fetch(`/admin/terminations?state=${state}`, { headers })
      return terminationLines(await answer.json())
    }
    await terminate()
    const id = crypto.randomUUID()
    await terminate({ id, number: 'SE999999', contract: 'Batterier' })
    expect(await listed()).toEqual([
      `${id}  2027-01-31 10:00  SE999999  Kim Berg  kund@example.com  "Batterier"  no subscription found`,
    ])
    for (let n = 0; n < 2; n++)
      expect((await at.shop.fetch(`/admin/terminations/${id}/settle`, post({}, headers))).status).toBe(204)
    expect([await listed(), (await listed('all')).length]).toEqual([['None.'], 2])
    expect((await at.shop.fetch(`/admin/terminations/${order.id}/settle`, post({}, headers))).status).toBe(404)
  })

  test.each([{ number: 'SE999999' }, { email: 'annan@example.com' }])(
    'that names no subscription is answered alike, stored and left to people: %o',
    async (wrong) => {
      expect((await terminate(wrong)).status).toBe(200)
      expect((await at.subscription(order)).state).toBe('active')
      expect(await stored()).toMatchObject([{ ended: 0, is_acknowledged: true }])
      expect(at.shop.logged).toContainEqual(expect.objectContaining({ event: 'termination-unmatched' }))
      await terminate(wrong)
      await at.work()
      expect(at.mails().filter((mail) => mail === 'termination-received')).toHaveLength(1)
    },
  )

  test('that is sent twice counts once', async () => {
    const id = crypto.randomUUID()
    await Promise.all([terminate({ id }), terminate({ id })])
    expect(await stored()).toHaveLength(1)
  })
})

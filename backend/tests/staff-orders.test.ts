import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobs } from '../database/schema/jobs'
import { subscriptions } from '../database/schema/subscriptions'
import { squeezed } from '../mail/tests/text-of-html'
import { Caller } from './caller'
import { PaymentShop } from './payment-shop'
import { placeOrder } from './place-order'
import { PARCEL, Staff } from './staff'
import { post } from './test-shop'

let at: PaymentShop
let staff: Staff
beforeAll(async () => {
  at = await PaymentShop.open()
  staff = new Staff(at.shop)
})
afterAll(() => at.shop.close())
beforeEach(async () => {
  await at.reset()
  await at.shop.db.delete(jobs)
  at.provider.refusesRefunds = false
})

async function paid(state: 'authorized' | 'captured' = 'authorized') {
  const { order, payment } = await at.unpaid()
  at.provider.pay(payment, { state })
  await at.webhook(payment)
  return { order, payment, number: order.number }
}

const mailKeys = async () => (await at.shop.db.select({ key: jobs.key }).from(jobs)).map(({ key }) => key.split(':')[0])

describe('an order that is sent', () => {
  test('has its parcel, captures its payment once, and its whole history', async () => {
    const { number, payment } = await paid()
    expect(await staff.ship(number)).toBe('204')
    expect(await staff.ship(number)).toBe('204')
    await staff.settle()
    expect([...payment.captured.values()]).toEqual([payment.attempt.amount])
    expect(await staff.act(number, 'deliver')).toBe('204')
    expect(await staff.act(number, 'deliver')).toBe('204')
    expect(await staff.show(number)).toMatchObject({
      order: { number, status: 'delivered' },
      payments: [{ provider: 'stripe', state: 'captured' }],
      parcels: [{ ...PARCEL, delivered_at: '2026-11-18T09:00:00.000Z' }],
    })
    expect(await staff.history(number)).toEqual([
      ...['shopper: placed', 'shop: confirmed', 'shopper: paid', 'staff: packed', 'staff: shipped'],
      ...['shop: payment-captured', 'staff: delivered'],
    ])
    expect((await mailKeys()).toSorted()).toEqual([
      'capture',
      'delivered',
      'dispatched',
      'order-awaits-payment',
      'order-received',
    ])
  })

  test('by invoice is delivered like any other', async () => {
    const { number } = await placeOrder(at.shop, [at.line()])
    expect(await staff.ship(number)).toBe('204')
    await staff.settle()
    expect((await staff.show(number)).payments).toMatchObject([{ provider: 'invoice', state: 'captured' }])
  })

  test('cannot be cancelled, sent in another parcel, or sent before it is paid', async () => {
    const { number } = await paid()
    expect(await staff.act(number, 'deliver')).toBe('409 order-status')
    expect(await staff.ship(number, null)).toBe('409 parcel-missing')
    expect(await staff.ship(number, { ...PARCEL, carrier: 'constructor' })).toBe('400 invalid-request')
    await staff.ship(number)
    expect(await staff.ship(number, { ...PARCEL, tracking_number: 'OTHER' })).toBe('409 order-status')
    expect(await staff.act(number, 'cancel', { reason: 'by-shop' })).toBe('409 order-status')
    expect(staff.reason).toBe(`Order ${number} cannot be cancelled: it is on its way to the customer`)
    const { order } = await at.unpaid()
    expect(await staff.ship(order.number)).toBe('409 order-status')
  })
})

describe('an order that the staff cancels', () => {
  test('releases its pieces and what was authorized', async () => {
    const { number, payment, order } = await paid()
    expect(await staff.act(number, 'cancel', { reason: 'by-customer' })).toBe('204')
    expect(await staff.act(number, 'cancel', { reason: 'by-customer' })).toBe('204')
    await staff.settle()
    expect([await at.stock(), payment.status.state, payment.refunded.size]).toEqual([5, 'cancelled', 0])
    expect(await staff.show(number)).toMatchObject({ order: { status: 'cancelled', cancel_reason: 'by-customer' } })
    expect((await staff.history(number)).slice(-2)).toEqual(['staff: cancelled', 'shop: payment-released'])
    expect((await mailKeys()).toSorted()).toEqual(['order-awaits-payment', 'order-cancelled', 'order-received'])
    await at.webhook(payment)
    expect(await at.statusOf(order)).toBe('cancelled')
  })

  test('before its confirmation could be mailed is told of the cancellation only', async () => {
    const { order, number } = await paid()
    await staff.act(number, 'cancel', { reason: 'by-customer' })
    await staff.settle()
    const keys = at.shop.mails.map(({ key }) => key).filter((key) => key.endsWith(order.id))
    expect(keys).toEqual([`order-cancelled:${order.id}`])
  })

  test('gives back what was captured, less what was given back before', async () => {
    const { number, payment, order } = await paid('captured')
    expect(await staff.act(number, 'refunds', { amount: 100, reason: 'late' })).toBe('200')
    await staff.act(number, 'cancel', { reason: 'by-shop' })
    await staff.settle()
    expect([...payment.refunded.values()]).toEqual([100, order.total - 100])
    expect((await staff.show(number)).payments).toMatchObject([{ state: 'refunded' }])
    expect(await at.stock()).toBe(5)
  })
})

describe('an invoice that was paid', () => {
  test('is noted once, and the customer is thanked once', async () => {
    const { number } = await placeOrder(at.shop, [at.line()])
    expect(await staff.act(number, 'paid')).toBe('204')
    await staff.ship(number)
    await staff.settle()
    expect(await staff.act(number, 'paid')).toBe('204')
    expect((await staff.history(number)).filter((step) => step === 'staff: paid')).toHaveLength(1)
    expect((await mailKeys()).filter((key) => key === 'payment-received')).toHaveLength(1)
  })

  test('is noted and thanked for as what was left of it after a credit, and not at all when all of it is credited', async () => {
    const { number, total } = await placeOrder(at.shop, [at.line(2)])
    await staff.ship(number)
    await staff.settle()
    await staff.act(number, 'refunds', { amount: 100, reason: 'scratched' })
    expect(await staff.act(number, 'paid')).toBe('204')
    await staff.settle()
    expect((await staff.show(number)).history.find(({ type }) => type === 'paid')?.detail).toMatchObject({ amount: total - 100 })
    const mail = at.shop.mails.findLast(({ key }) => key.startsWith('payment-received:'))
    expect(squeezed(mail?.text ?? '')).toMatch(new RegExp(`Vi har fått din betalning på ${total - 100}\\skr`))

    const credited = await placeOrder(at.shop, [at.line()])
    await staff.ship(credited.number)
    await staff.settle()
    await staff.act(credited.number, 'refunds', { reason: 'faulty' })
    for (let n = 0; n < 2; n++) {
      expect(await staff.act(credited.number, 'paid')).toBe('409 not-invoiced')
      await staff.settle()
    }
  })

  test('is given back when the order is cancelled before it is sent, and the customer is told so', async () => {
    const { number, total } = await placeOrder(at.shop, [at.line()])
    expect(await staff.act(number, 'paid')).toBe('204')
    expect(await staff.act(number, 'cancel', { reason: 'by-customer' })).toBe('204')
    await staff.settle()
    expect((await staff.show(number)).refunds).toMatchObject([{ amount: total, state: 'done' }])
    const [cancelled] = await at.shop.db.select({ job: jobs.job }).from(jobs).where(like(jobs.key, 'order-cancelled%'))
    expect(cancelled?.job).toMatchObject({ mail: { money: 'refunded', amount: total } })
  })

  test('cannot be noted of an order that was paid otherwise, or cancelled', async () => {
    const { number } = await paid()
    expect(await staff.act(number, 'paid')).toBe('409 not-invoiced')
    const invoiced = await placeOrder(at.shop, [at.line()])
    await staff.act(invoiced.number, 'cancel', { reason: 'by-shop' })
    expect(await staff.act(invoiced.number, 'paid')).toBe('409 not-invoiced')
  })
})

describe('a refund', () => {
  test('is given in parts through the provider that was paid, never more than was captured', async () => {
    const { number, payment, order } = await paid('captured')
    const left = order.total - 150.5
    expect(await staff.act(number, 'refunds', { amount: 150.5, reason: 'scratched' })).toBe('200')
    expect(await staff.act(number, 'refunds', { amount: left + 0.01, reason: 'more' })).toBe('409 refund-too-high')
    expect(staff.reason).toBe(`Of order ${number}, at most ${left} SEK can be refunded`)
    expect(await staff.act(number, 'refunds', { reason: 'the rest' })).toBe('200')
    expect(await staff.act(number, 'refunds', { reason: 'again' })).toBe('409 refund-too-high')
    await staff.settle()
    expect([...payment.refunded.values()]).toEqual([150.5, left])
    expect((await staff.show(number)).refunds).toMatchObject([
      { amount: 150.5, state: 'done', reason: 'scratched' },
      { amount: left, state: 'done', reason: 'the rest' },
    ])
    expect((await mailKeys()).filter((key) => key === 'money-back')).toHaveLength(2)
    expect(await staff.act(number, 'refunds', { reason: 'again' })).toBe('409 nothing-captured')
  })

  test('asked for twice at once never exceeds what was captured', async () => {
    const { number, payment, order } = await paid('captured')
    const amount = order.total / 2 + 1
    const answers = await Promise.all([1, 2, 3].map((n) => staff.act(number, 'refunds', { amount, reason: `${n}` })))
    expect(answers.toSorted()).toEqual(['200', '409 refund-too-high', '409 refund-too-high'])
    await staff.settle()
    expect([...payment.refunded.values()]).toEqual([amount])
  })

  test('with the same id counts once', async () => {
    const { number, payment } = await paid('captured')
    const body = { id: crypto.randomUUID(), amount: 10, reason: 'x' }
    expect(await staff.act(number, 'refunds', body)).toBe('200')
    expect(await staff.act(number, 'refunds', body)).toBe('200')
    expect(await staff.act(number, 'refunds', { ...body, amount: 11 })).toBe('409 refund-differs')
    await staff.settle()
    expect([...payment.refunded]).toEqual([[body.id, 10]])
  })

  test('of an amount that was given back before needs to say that it is meant: the answer of the first may be lost', async () => {
    const { number, payment } = await paid('captured')
    const body = { amount: 10, reason: 'scratched' }
    expect(await staff.act(number, 'refunds', body)).toBe('200')
    expect(await staff.act(number, 'refunds', body)).toBe('409 refund-repeated')
    expect(staff.reason).toContain('10 SEK')
    expect(staff.reason).toContain('(scratched)')
    expect(await staff.act(number, 'refunds', { ...body, again: true })).toBe('200')
    await staff.settle()
    expect([...payment.refunded.values()]).toEqual([10, 10])
  })

  test('of a payment that is only reserved is refused', async () => {
    const { number } = await paid()
    expect(await staff.act(number, 'refunds', { reason: 'x' })).toBe('409 nothing-captured')
    expect(await staff.act(number, 'refunds', { amount: 0, reason: 'x' })).toBe('400 invalid-request')
    expect(await staff.act(number, 'refunds', { amount: 1.005, reason: 'x' })).toBe('400 invalid-request')
  })

  test('that the provider refuses is in the history, logged, and can be asked for again', async () => {
    const { number, payment, order } = await paid('captured')
    at.provider.refusesRefunds = true
    await staff.act(number, 'refunds', { reason: 'x' })
    await staff.settle()
    expect((await staff.show(number)).refunds).toMatchObject([{ state: 'refused' }])
    expect(at.shop.logged).toContainEqual(expect.objectContaining({ event: 'refund-refused', order: number }))
    expect(await mailKeys()).not.toContain('money-back')
    at.provider.refusesRefunds = false
    expect(await staff.act(number, 'refunds', { reason: 'x' })).toBe('200')
    await staff.settle()
    expect([...payment.refunded.values()]).toEqual([order.total])
  })
})

describe('the staff', () => {
  test('lists orders by state, number and e-mail address', async () => {
    const { number } = await paid()
    const { order } = await at.unpaid()
    expect((await staff.list('status=pending')).orders.map((one) => one.number)).toContain(order.number)
    expect((await staff.list('status=pending')).orders.map((one) => one.number)).not.toContain(number)
    expect((await staff.list(`number=${number.toLowerCase()}`)).orders).toMatchObject([{ number, status: 'confirmed' }])
    expect((await staff.list('email=KUND@example.com')).orders.length).toBeGreaterThan(1)
    expect(await staff.list('email=nobody@example.com')).toMatchObject({ orders: [], has_more: false })
  })

  test('finds no order under an unknown number, and nobody else finds any', async () => {
    expect(await staff.ship('SE1')).toBe('404 not-found')
    expect(await staff.ship('SE%00')).toBe('404 not-found')
    for (const path of ['/admin/orders', '/admin/orders/SE100001']) expect((await at.shop.fetch(path)).status).toBe(401)
  })
})

test('a subscription that somebody else terminated goes on at the request of its customer, unless its order is cancelled', async () => {
  const subscribed = {
    uuid: crypto.randomUUID(),
    product_id: at.shop.idOf('CR2032'),
    quantity: 1,
    subscription_interval: { id: 1 },
  }
  const { id: orderId, number } = await placeOrder(at.shop, [subscribed])
  const caller = new Caller(at.shop)
  const typed = { number, name: 'Kim', email: 'kund@example.com', contract: '', reason: '', ends_on: null }
  await caller.call('terminateSubscription', { body: { id: crypto.randomUUID(), ...typed } })
  const rows = () => at.shop.db.select().from(subscriptions).where(eq(subscriptions.order_id, orderId))
  const [ended] = await rows()
  expect(ended?.state).toBe('ended')
  const resume = async () =>
    (
      await at.shop.fetch(
        `/admin/subscriptions/${ended?.id}`,
        post({ action: 'resume' }, { authorization: 'Bearer the-operator' }),
      )
    ).status
  expect([await resume(), await resume()]).toEqual([204, 204])
  expect(await rows()).toMatchObject([{ state: 'active', ended_at: null }])
  await staff.act(number, 'cancel', { reason: 'by-shop' })
  expect([await resume(), (await rows())[0]?.state]).toEqual([409, 'ended'])
})

import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Checkout } from '../../app/commerce/contract/checkout'
import { orders } from '../database/schema/orders'
import { PAYMENT_LIFE_MS } from '../../app/commerce/contract/lifetimes'
import { ProviderRefusal } from '../interfaces/provider'
import { reconcile } from '../settlement/reconcile'
import { PaymentShop } from './payment-shop'
import { orderCart, placeOrder } from './place-order'

let at: PaymentShop

beforeAll(async () => {
  at = await PaymentShop.open()
})
afterAll(() => at.shop.close())
beforeEach(() => at.reset())

describe('a payment that is made', () => {
  test('confirms the order once when the return, the webhook and the reconciler come at once', async () => {
    const { order, payment } = await at.unpaid()
    at.provider.pay(payment)
    at.later(10_000)
    const answers = await Promise.all([
      at.returns(order),
      at.webhook(payment),
      at.webhook(payment),
      at.returns(order),
      reconcile(at.shop.services),
    ])
    expect(answers.map((answer) => (typeof answer === 'number' ? answer : answer.status))).toEqual([202, 204, 204, 202, 1])
    expect([await at.statusOf(order), await at.stock()]).toEqual(['confirmed', 3])
    expect((await at.eventsOf(payment)).filter((type) => type === 'payment-authorized')).toHaveLength(1)
    expect(await at.attemptOf(order)).toMatchObject({ state: 'authorized', next_check_at: null })
    expect([payment.refunded.size, at.shop.logged]).toEqual([0, []])
  })

  test('is noted as captured later, and the order stays as it is', async () => {
    const { order, payment } = await at.unpaid()
    at.provider.pay(payment)
    await at.webhook(payment)
    at.provider.pay(payment, { state: 'captured' })
    await at.webhook(payment)
    expect(await at.attemptOf(order)).toMatchObject({ state: 'captured' })
    expect(await at.eventsOf(payment)).toEqual(expect.arrayContaining(['payment-authorized', 'payment-captured']) as string[])
    expect([await at.statusOf(order), await at.stock()]).toEqual(['confirmed', 3])
  })

  test.each([{ amount: 349.99 }, { amount: 350 }, { currency: 'NOK' }])(
    'with %j never confirms the order: it is cancelled, logged and given back',
    async (changes) => {
      const { order, payment } = await at.unpaid()
      at.provider.pay(payment, { state: 'captured', ...changes })
      const paid = payment.status.amount
      await at.webhook(payment)
      expect(await at.read(order)).toMatchObject({ status: 'cancelled', cancel_reason: 'payment-failed' })
      expect([await at.stock(), [...payment.refunded.values()]]).toEqual([5, [paid]])
      expect(await at.attemptOf(order)).toMatchObject({ state: 'refunded' })
      expect(at.shop.logged).toContainEqual(expect.objectContaining({ level: 'error', event: 'payment-amount-differs' }))
    },
  )
})

test('a shopper who returns while the provider refuses to answer about the payment waits, and it is logged', async () => {
  const { order } = await at.unpaid()
  const { read } = at.provider
  at.provider.read = () => Promise.reject(new ProviderRefusal('The key was revoked', 'unauthorized'))
  const answer = await at.returns(order)
  at.provider.read = read
  expect([answer.status, await at.statusOf(order)]).toEqual([202, 'pending'])
  expect(at.shop.logged).toMatchObject([
    { level: 'error', event: 'payment-unreadable', code: 'unauthorized' },
    { level: 'error', event: 'payment-not-settled' },
  ])
})

describe('a payment that ends', () => {
  test.each([
    ['failed', 'payment-failed'],
    ['cancelled', 'payment-cancelled'],
    ['expired', 'payment-expired'],
  ] as const)('%s cancels the order and puts its pieces back once', async (state, reason) => {
    const { order, payment } = await at.unpaid()
    payment.status = { ...payment.status, state }
    await Promise.all([at.returns(order), at.webhook(payment), at.webhook(payment), at.returns(order)])
    await at.webhook(payment)
    expect(await at.read(order)).toMatchObject({ status: 'cancelled', cancel_reason: reason })
    expect(await at.stock()).toBe(5)
    expect((await at.eventsOf(payment)).filter((type) => type === `payment-${state}`)).toHaveLength(1)
  })
})

describe('a payment that arrives after the order was cancelled', () => {
  async function expired(checkoutId: string = crypto.randomUUID()) {
    const { order, payment } = await at.unpaid(checkoutId)
    payment.status = { ...payment.status, state: 'expired' }
    await at.returns(order)
    expect([await at.statusOf(order), await at.stock()]).toEqual(['cancelled', 5])
    at.provider.pay(payment, { state: 'captured' })
    return { order, payment }
  }

  test('revives the order when its pieces are there', async () => {
    const { order, payment } = await expired()
    await Promise.all([at.webhook(payment), at.webhook(payment)])
    expect(await at.read(order)).toMatchObject({ status: 'confirmed', cancel_reason: null })
    expect([await at.stock(), payment.refunded.size]).toEqual([3, 0])
  })

  test('is given back once when its pieces are sold', async () => {
    const { order, payment } = await expired()
    await at.setStock(1)
    await Promise.all([at.webhook(payment), at.webhook(payment)])
    expect([await at.statusOf(order), await at.stock()]).toEqual(['cancelled', 1])
    expect([...payment.refunded.values()]).toEqual([order.total])
    expect(await at.attemptOf(order)).toMatchObject({ state: 'refunded' })
  })

  test('is given back when its checkout has led to another order', async () => {
    const checkoutId = crypto.randomUUID()
    const { order, payment } = await expired(checkoutId)
    const other = await placeOrder(at.shop, [at.line(1)], { checkoutId })
    await at.webhook(payment)
    expect([await at.statusOf(order), await at.statusOf(other), await at.stock()]).toEqual(['cancelled', 'confirmed', 4])
    expect([...payment.refunded.values()]).toEqual([order.total])
  })

  test('is released when it was only reserved', async () => {
    const { order, payment } = await expired()
    at.provider.pay(payment, { state: 'authorized' })
    await at.setStock(1)
    await at.webhook(payment)
    expect([payment.status.state, payment.refunded.size]).toEqual(['cancelled', 0])
    expect(await at.attemptOf(order)).toMatchObject({ state: 'refunded' })
  })

  test('is released and refunded when a part of it was captured at the provider', async () => {
    const { order, payment } = await expired()
    at.provider.pay(payment, { state: 'authorized', captured: 100 })
    await at.setStock(1)
    await at.webhook(payment)
    expect([payment.status, [...payment.refunded.values()]]).toMatchObject([{ state: 'captured', amount: 100 }, [100]])
    expect(await at.attemptOf(order)).toMatchObject({ state: 'refunded', next_check_at: null })
  })

  test('stays due while the provider examines it, and is given back once it tells', async () => {
    const { order, payment } = await expired()
    await at.setStock(1)
    const { read } = at.provider
    const examined = { ...payment.status, state: 'open', amount: 0 } as const
    let asked = 0
    at.provider.read = (attempt) => ((asked += 1) === 1 ? read(attempt) : Promise.resolve(examined))
    expect((await at.webhook(payment)).status).toBe(503)
    expect(await at.attemptOf(order)).toMatchObject({ state: 'refund-due' })
    at.provider.read = read
    at.later(5 * 60_000)
    await reconcile(at.shop.services)
    expect([...payment.refunded.values()]).toEqual([order.total])
  })

  test('is given back by the reconciler when the provider does not answer at once', async () => {
    const { order, payment } = await expired()
    await at.setStock(1)
    const refund = at.provider.refund
    at.provider.refund = () => {
      at.provider.isDown = true
      return refund(payment.attempt, '', 0, '')
    }
    expect((await at.webhook(payment)).status).toBe(503)
    expect(await at.attemptOf(order)).toMatchObject({ state: 'refund-due' })
    Object.assign(at.provider, { refund, isDown: false })
    at.later(5 * 60_000)
    expect(await reconcile(at.shop.services)).toBe(1)
    expect([...payment.refunded.values()]).toEqual([order.total])
    expect(await at.attemptOf(order)).toMatchObject({ state: 'refunded', next_check_at: null })
  })
})

test('an order that is replaced stays so when the provider says that its payment has ended before the shop has its answer', async () => {
  const checkoutId = crypto.randomUUID()
  const first = Checkout.parse(await (await orderCart(at.shop, [at.line(1)], { checkoutId, payment: 'stripe' })).json()).order
  if (first === null) throw new Error('There is no order')
  const payment = at.provider.last
  const { cancel } = at.provider
  at.provider.cancel = async (...given) => {
    await cancel(...given)
    expect((await at.webhook(payment)).status).toBe(204)
  }
  const mails = at.shop.mails.length
  await orderCart(at.shop, [at.line(2)], { checkoutId, payment: 'stripe' })
  at.provider.cancel = cancel
  const [row] = await at.shop.db.select().from(orders).where(eq(orders.id, first.id))
  expect(row).toMatchObject({ status: 'cancelled', cancel_reason: 'replaced' })
  expect(at.shop.mails.length).toBe(mails)
})

test('a payment that is begun while its order is replaced is ended too', async () => {
  const checkoutId = crypto.randomUUID()
  const begin = at.provider.begin
  let isReplaced = false
  at.provider.begin = async (...given) => {
    const begun = await begin(...given)
    if (!isReplaced) {
      isReplaced = true
      await orderCart(at.shop, [at.line(1)], { checkoutId, payment: 'stripe' })
    }
    return begun
  }
  const answer = await orderCart(at.shop, [at.line(2)], { checkoutId, payment: 'stripe' })
  at.provider.begin = begin
  const { order } = Checkout.parse(await answer.json())
  expect(await at.shop.db.$count(orders, and(eq(orders.checkout_order_id, checkoutId), eq(orders.status, 'pending')))).toBe(1)
  expect([order?.status, await at.stock()]).toEqual(['pending', 4])
  at.later(PAYMENT_LIFE_MS)
  await reconcile(at.shop.services)
  const open = [...at.provider.payments.values()].slice(-2).filter(({ status }) => status.state === 'open')
  expect(open).toEqual([])
})

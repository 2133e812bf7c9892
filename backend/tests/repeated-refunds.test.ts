import { readFile } from 'node:fs/promises'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import { signAccessToken } from '../accounts/access-token'
import { refunds } from '../database/schema/order-history'
import { products } from '../database/schema/products'
import { Caller } from './caller'
import { giftShopForTests } from './gift-shop-for-tests'
import type { MemoryPayment } from './memory-provider'
import { GERMANY, GIFT, type Ordering, placeOrder } from './place-order'

const gift = await giftShopForTests()
const { at, staff } = gift

type Paid = { order: Order; number: string; payment: MemoryPayment }

/** An order that was paid by card, of pieces for 150 each. */
async function paid(quantity: number, ordering: Ordering = {}): Promise<Paid> {
  const order = await placeOrder(at.shop, [at.line(quantity)], { payment: 'stripe', ...ordering })
  const payment = at.provider.last
  await capture(payment)
  return { order, number: order.number, payment }
}

async function capture(payment: MemoryPayment): Promise<void> {
  at.provider.pay(payment, { state: 'captured' })
  await at.webhook(payment)
}

async function send({ number }: Paid): Promise<void> {
  await staff.ship(number)
  await staff.act(number, 'deliver')
  await staff.settle()
}

async function refund(number: string, body: object): Promise<string> {
  const answer = await staff.act(number, 'refunds', { reason: 'saknades', ...body })
  await staff.settle()
  at.later(1000)
  return answer
}

async function refused(number: string, body: object): Promise<void> {
  at.provider.refusesRefunds = true
  expect(await refund(number, body)).toBe('200')
  at.provider.refusesRefunds = false
}

async function repeat(number: string, body = {}): Promise<string> {
  const answer = await staff.act(number, 'refunds/repeat', body)
  await staff.settle()
  at.later(1000)
  return answer
}

async function giveBackReturn({ order }: Paid, quantity: number, body: object = {}): Promise<string> {
  const token = await signAccessToken({ scope: 'my-order', subject: order.id }, at.shop.services)
  const lines = [{ position: 0, quantity, reason: 'faulty', condition: 'used' } as const]
  const announced = { path: order.id, token, body: { id: crypto.randomUUID(), lines, message: '' } }
  const { number } = (await new Caller(at.shop).call('announceReturn', announced)).answer
  await staff.returns(number, 'receive')
  expect(await staff.returns(number, 'refund', body)).toBe('200')
  await staff.settle()
  at.later(1000)
  return number
}

const given = ({ payment }: Pick<Paid, 'payment'>) => [...payment.refunded.values()]
const one = { lines: [{ sku: 'LAST', quantity: 1 }] }

describe('a refund that the provider has refused is given back once', () => {
  test('when it is repeated partly onto gift cards, as the provider has less left', async () => {
    const [code = ''] = await gift.cards()
    const order = await gift.buy([code], 5)
    const { number, payment } = order
    await capture(payment)
    await refused(number, one)
    expect(await refund(number, { amount: 160 })).toBe('200')
    expect(await repeat(number)).toBe('200')
    const money = [[160, 90], 60]
    expect([given(order), await gift.balance(code)]).toEqual(money)
    expect(await repeat(number)).toBe('409 refund-repeated')
    expect(await refund(number, one)).toBe('409 refund-repeated')
    expect([given(order), await gift.balance(code)]).toEqual(money)
  })

  test.each([
    ['its amount', { amount: 100 }, { amount: 100 }],
    ['the amount of its pieces', one, { amount: 150 }],
    ['the same pieces', one, one],
  ])('when the staff ask for %s and then repeat it', async (_, first, again) => {
    const order = await paid(3)
    await send(order)
    await refused(order.number, first)
    expect(await refund(order.number, again)).toBe('200')
    expect(await repeat(order.number)).toBe('409 refund-repeated')
    expect(given(order)).toHaveLength(1)
  })

  test('beside another refund of the same amount, which the staff have confirmed', async () => {
    const order = await paid(3)
    await refused(order.number, { amount: 100 })
    expect(await refund(order.number, { amount: 100, again: true })).toBe('200')
    expect(await repeat(order.number)).toBe('200')
    expect(await repeat(order.number)).toBe('409 refund-repeated')
    expect(given(order)).toEqual([100, 100])
  })
})

describe('a refund that the provider has refused is not repeated as it was', () => {
  test('when its freight went back since, also beside pieces that are out of the order', async () => {
    const order = await paid(3)
    const both = { ...one, freight: true }
    await refused(order.number, both)
    expect(await refund(order.number, { freight: true })).toBe('200')
    expect(await repeat(order.number)).toBe('409 pieces-refunded')
    expect(staff.reason).toContain('with --amount')
    expect(await refund(order.number, both)).toBe('409 pieces-refunded')
    expect(given(order)).toEqual([49])
    expect(await refund(order.number, { amount: 150 })).toBe('200')
  })

  test('when its freight went back with a return, which its part on gift cards counted for', async () => {
    const [code = ''] = await gift.cards()
    await gift.buy([code], 2, { payment: 'gift-card' })
    const order = await gift.buy([code], 1)
    await capture(order.payment)
    await send(order)
    await refused(order.number, { freight: true })
    expect([given(order), await gift.balance(code)]).toEqual([[], 1])
    await giveBackReturn(order, 1, { deduct: 100 })
    expect(await repeat(order.number)).toBe('409 pieces-refunded')
    expect([given(order), await gift.balance(code)]).toEqual([[48], 51])
  })

  test('when its freight went back with its pieces: what is left is named, less what is on gift cards', async () => {
    const [code = ''] = await gift.cards()
    await gift.buy([code], 2, { payment: 'gift-card' })
    const order = await gift.buy([code], 1)
    await capture(order.payment)
    await refused(order.number, { ...one, freight: true })
    expect(await refund(order.number, { freight: true })).toBe('200')
    expect([given(order), await gift.balance(code)]).toEqual([[], 151])
    expect(await repeat(order.number)).toBe('409 pieces-refunded')
    expect(staff.reason).toContain('with --amount 48')
    expect(await refund(order.number, { amount: 150 })).toBe('409 refund-too-high')
    expect(await refund(order.number, { amount: 48 })).toBe('200')
    expect([given(order), await gift.balance(code)]).toEqual([[48], 151])
  })

  test.each(['for an old battery', 'with a return'])('when one of its deposits went back since %s', async (way) => {
    await at.shop.db.update(products).set({ starter_batteries: 1 }).where(eq(products.sku, 'LAST'))
    const order = await paid(2, { place: GERMANY })
    await send(order)
    const deposits = (quantity: number) => ({ deposits: { lines: [{ sku: 'LAST', quantity }] } })
    await refused(order.number, deposits(2))
    if (way === 'with a return') await giveBackReturn(order, 1)
    else expect(await refund(order.number, deposits(1))).toBe('200')
    expect(await repeat(order.number)).toBe('409 pieces-refunded')
    expect(given(order)).toHaveLength(1)
  })
})

describe('a freight goes back once', () => {
  const freight = { freight: true }

  /** The freight cannot be given back, by its refused refund or by another. */
  async function isGone({ number }: Paid): Promise<void> {
    expect(await repeat(number)).toBe('409 pieces-refunded')
    expect(await refund(number, freight)).toBe('409 pieces-refunded')
  }

  test('when it went back with a return after the provider had refused it, also in earlier releases', async () => {
    const order = await paid(1)
    await send(order)
    await refused(order.number, freight)
    await giveBackReturn(order, 1, { deduct: 100 })
    await isGone(order)
    await at.shop.db
      .update(refunds)
      .set({ freight: 0 })
      .where(and(eq(refunds.order_id, order.order.id), isNull(refunds.lines)))
    await isGone(order)
    expect(given(order)).toEqual([99])
  })

  test('when it was kept, or went back, with a parcel that came back', async () => {
    for (const deduct of [49, 20]) {
      const order = await paid(1)
      await staff.ship(order.number)
      await staff.settle()
      await refused(order.number, freight)
      expect(await staff.act(order.number, 'undelivered', { deduct })).toBe('204')
      await staff.settle()
      await isGone(order)
      expect(given(order)).toEqual([199 - deduct])
    }
  })

  /** A sent order of one piece and a gift card, which stays when the piece has come back: the order is not returned. */
  async function withGiftCard(): Promise<Paid> {
    const card = { uuid: crypto.randomUUID(), product_id: at.shop.idOf('GIFT-500'), quantity: 1 }
    const order = await placeOrder(at.shop, [at.line(1), card], { payment: 'stripe', customer: { gift: GIFT } })
    const payment = at.provider.last
    await capture(payment)
    const sent = { order, number: order.number, payment }
    await send(sent)
    return sent
  }

  test('when it went back with a return whose order has a gift card too', async () => {
    const order = await withGiftCard()
    await refused(order.number, freight)
    await giveBackReturn(order, 1, { deduct: 100 })
    await isGone(order)
    expect(given(order)).toEqual([99])
  })

  test('when the provider has refused the refund of its return, which the return asks for again', async () => {
    const order = await withGiftCard()
    at.provider.refusesRefunds = true
    const number = await giveBackReturn(order, 1, { deduct: 100 })
    at.provider.refusesRefunds = false
    expect(await refund(order.number, freight)).toBe('409 pieces-refunded')
    expect(await staff.returns(number, 'refund')).toBe('200')
    await staff.settle()
    expect(await refund(order.number, freight)).toBe('409 pieces-refunded')
    expect(given(order)).toEqual([99])
  })
})

test('refunds of earlier releases name the refused one that they have repeated', async () => {
  const { order, payment } = await paid(1)
  const pieces = [{ position: 0, quantity: 1, amount: 90 }]
  const rows = [
    { amount: 90, state: 'refused', lines: [], credited: pieces },
    { amount: 80, state: 'done' },
    { amount: 60, gift_card_amount: 30, state: 'done', lines: [], credited: pieces },
    { amount: 70, state: 'refused' },
    { amount: 50, state: 'refused' },
    { amount: 20, gift_card_amount: 50, state: 'done' },
    { amount: 50, state: 'refused' },
    { amount: 50, state: 'done' },
  ] as const
  const values = rows.map((row, n) => ({
    id: crypto.randomUUID(),
    order_id: order.id,
    attempt_id: payment.attempt.id,
    currency: 'SEK',
    reason: 'x',
    ...row,
    requested_at: new Date(at.shop.clock.now.getTime() + n * 1000),
  }))
  await at.shop.db.insert(refunds).values(values)
  const migration = await readFile(new URL('../database/migrations/0061_repeated-refunds.sql', import.meta.url), 'utf8')
  const [update = ''] = migration.split('--> statement-breakpoint').filter((statement) => statement.includes('UPDATE "refunds"'))
  await at.shop.db.execute(sql.raw(update))
  const stored = await at.shop.db.select().from(refunds).where(eq(refunds.order_id, order.id)).orderBy(asc(refunds.requested_at))
  const repeated = stored.map(({ repeats }) => values.findIndex(({ id }) => id === repeats))
  expect(repeated).toEqual([-1, -1, 0, -1, -1, 3, 4, 6])
})

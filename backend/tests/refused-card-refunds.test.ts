import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signAccessToken } from '../accounts/access-token'
import { jobs } from '../database/schema/jobs'
import { refunds } from '../database/schema/order-history'
import { amountIn } from './amount-in'
import { Caller } from './caller'
import { GiftCardShop } from './gift-card-shop'
import { textsOfPdf } from './pdf-text'

let gift: GiftCardShop
beforeAll(async () => {
  gift = await GiftCardShop.open()
})
afterAll(() => gift.at.shop.close())
beforeEach(async () => {
  await gift.at.reset()
  await gift.at.shop.db.delete(jobs)
  gift.at.provider.refusesRefunds = false
})

type Paid = Awaited<ReturnType<typeof paid>>

/** An order for 600 that a gift card paid with 500, and the provider with 100. */
async function paid() {
  const code = (await gift.cards())[0] ?? ''
  const bought = await gift.buy([code], 4)
  gift.at.provider.pay(bought.payment, { state: 'captured' })
  await gift.at.webhook(bought.payment)
  return { code, ...bought }
}

const refund = (number: string, body: object) => gift.staff.act(number, 'refunds', { reason: 'saknades', ...body })

/** The same while the provider refuses: the gift cards' part is back at once. */
async function refused(number: string, body: object): Promise<void> {
  gift.at.provider.refusesRefunds = true
  expect(await refund(number, body)).toBe('200')
  await gift.staff.settle()
  gift.at.provider.refusesRefunds = false
  gift.at.later(1000)
}

const call = async ({ order: { id } }: Paid) => ({
  path: id,
  token: await signAccessToken({ scope: 'my-order', subject: id }, gift.at.shop.services),
})
const detailOf = async (order: Paid) => (await new Caller(gift.at.shop).call('orderDetail', await call(order))).answer

/** The amounts in the only credit note of an order. */
async function creditedBy(order: Paid): Promise<number[]> {
  const { documents } = await detailOf(order)
  expect(documents.filter(({ kind }) => kind === 'credit-note')).toHaveLength(1)
  const query = `document=${order.number}-K1`
  const { answer } = await new Caller(gift.at.shop).call('orderReceiptFile', { ...(await call(order)), query })
  return textsOfPdf(Buffer.from(answer.content, 'base64')).map(({ text }) => amountIn(text))
}

const given = async ({ code, payment }: Paid) => [[...payment.refunded.values()], await gift.balance(code)]

describe('a refund that the provider has refused, of an order that a gift card paid in part', () => {
  const pieces = { lines: [{ sku: 'LAST', quantity: 2 }] }

  test.each([
    ['pieces', pieces, pieces],
    ['an amount', { amount: 300 }, { amount: 300 }],
    ['pieces, repeated as an amount', pieces, { amount: 300 }],
    ['an amount, repeated as pieces', { amount: 300 }, pieces],
  ])('of %s is asked for again with the provider’s part alone', async (_, first, again) => {
    const order = await paid()
    await refused(order.number, first)
    expect(await given(order)).toEqual([[], 200])
    await refused(order.number, again)
    expect(await given(order)).toEqual([[], 200])
    const body = { ...again, id: crypto.randomUUID() }
    for (let n = 0; n < 2; n++) expect(await refund(order.number, body)).toBe('200')
    await gift.staff.settle()
    expect(await given(order)).toEqual([[100], 200])
    expect(await creditedBy(order)).toContain(-300)
    expect(await refund(order.number, { ...again, again: true })).toBe('200')
    await gift.staff.settle()
    expect(await given(order)).toEqual([[100], 500])
  })

  test('of other pieces at the same price is another refund', async () => {
    const order = await paid()
    await refused(order.number, pieces)
    await gift.at.shop.db
      .update(refunds)
      .set({ credited: [{ position: 1, quantity: 2, amount: 300 }] })
      .where(eq(refunds.order_id, order.order.id))
    await refused(order.number, pieces)
    expect(await given(order)).toEqual([[], 400])
  })

  test('of all that is left has one credit note over the whole, also when the order is noted as undelivered', async () => {
    for (const rest of ['refunds', 'undelivered']) {
      const order = await paid()
      await gift.staff.ship(order.number)
      await gift.staff.settle()
      await refused(order.number, {})
      await gift.staff.act(order.number, rest, rest === 'refunds' ? { reason: 'x' } : {})
      await gift.staff.settle()
      expect(await given(order)).toEqual([[100], 500])
      expect(await creditedBy(order)).toContain(-600)
      await gift.at.reset()
    }
  })

  test('stays that of its return when the staff ask for it by its amount', async () => {
    const order = await paid()
    await gift.staff.ship(order.number)
    await gift.staff.settle()
    const lines = [{ position: 0, quantity: 2, reason: 'faulty', condition: 'used' }]
    const body = { id: crypto.randomUUID(), lines, message: '' }
    const { number } = (await new Caller(gift.at.shop).call('announceReturn', { ...(await call(order)), body })).answer
    await gift.staff.returns(number, 'receive')
    gift.at.provider.refusesRefunds = true
    await gift.staff.returns(number, 'refund')
    await gift.staff.settle()
    gift.at.provider.refusesRefunds = false
    expect(await refund(order.number, { amount: 300 })).toBe('200')
    expect(await gift.staff.returns(number, 'refund')).toBe('200')
    await gift.staff.settle()
    expect(await given(order)).toEqual([[100], 200])
  })

  test('says on the page of the order that its gift card part is back', async () => {
    const order = await paid()
    await refused(order.number, { amount: 300 })
    expect(await detailOf(order)).toMatchObject({
      payment_state: 'partly-refunded',
      refunds: [{ amount: 300, gift_card_amount: 200, state: 'refused' }],
    })
    await refund(order.number, { amount: 300 })
    await gift.staff.settle()
    const rows = await gift.at.shop.db.select().from(refunds).where(eq(refunds.order_id, order.order.id))
    expect(rows.map(({ gift_card_amount: amount }) => amount).toSorted()).toEqual([0, 200])
  })
})

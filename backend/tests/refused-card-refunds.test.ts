import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { signAccessToken } from '../accounts/access-token'
import { refunds } from '../database/schema/order-history'
import { squeezed } from '../mail/tests/text-of-html'
import { amountIn } from './amount-in'
import { Caller } from './caller'
import { giftShopForTests } from './gift-shop-for-tests'
import { textsOfPdf } from './pdf-text'

const gift = await giftShopForTests()

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

/** The number of a return of pieces, which have arrived. */
async function received(order: Paid, quantity: number): Promise<string> {
  const lines = [{ position: 0, quantity, reason: 'faulty', condition: 'used' }]
  const body = { id: crypto.randomUUID(), lines, message: '' }
  const { number } = (await new Caller(gift.at.shop).call('announceReturn', { ...(await call(order)), body })).answer
  await gift.staff.returns(number, 'receive')
  return number
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
    const number = await received(order, 2)
    gift.at.provider.refusesRefunds = true
    await gift.staff.returns(number, 'refund')
    await gift.staff.settle()
    gift.at.provider.refusesRefunds = false
    expect(await refund(order.number, { amount: 300 })).toBe('200')
    expect(await gift.staff.returns(number, 'refund')).toBe('200')
    await gift.staff.settle()
    expect(await given(order)).toEqual([[100], 200])
  })

  test('is repeated by the command of the staff with what is on gift cards left there', async () => {
    const order = await paid()
    await refused(order.number, pieces)
    expect(await gift.staff.act(order.number, 'refunds/repeat', {})).toBe('200')
    await gift.staff.settle()
    expect(await given(order)).toEqual([[100], 200])
    expect(await creditedBy(order)).toContain(-300)
  })

  test('of pieces that the customer then returns puts nothing onto gift cards again', async () => {
    const order = await paid()
    await gift.staff.ship(order.number)
    await gift.staff.settle()
    await refused(order.number, pieces)
    await gift.staff.returns(await received(order, 2), 'refund')
    await gift.staff.settle()
    expect(await given(order)).toEqual([[100], 200])
    expect(await creditedBy(order)).toContain(-300)
  })

  test('of two pieces is mailed as the refund of one that comes back, though its money is on gift cards already', async () => {
    const order = await paid()
    await gift.staff.ship(order.number)
    await gift.staff.settle()
    await refused(order.number, pieces)
    gift.at.shop.mails.length = 0
    await gift.staff.returns(await received(order, 1), 'refund')
    await gift.staff.settle()
    const [mail] = gift.at.shop.mails.filter(({ key }) => key.startsWith('money-back:'))
    expect(squeezed(mail?.text ?? '')).toContain('Din retur är avslutad. Vi har redan fört tillbaka 150 kr till presentkortet')
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([expect.stringContaining('-K1')])
  })

  test.each(['return', 'refund'])('of two pieces counts for each of them that comes back alone, by a %s', async (way) => {
    const order = await paid()
    await gift.staff.ship(order.number)
    await gift.staff.settle()
    await refused(order.number, pieces)
    for (const money of [
      [[], 200],
      [[100], 200],
    ]) {
      if (way === 'return') expect(await gift.staff.returns(await received(order, 1), 'refund')).toBe('200')
      else expect(await refund(order.number, { lines: [{ sku: 'LAST', quantity: 1 }], again: true })).toBe('200')
      await gift.staff.settle()
      expect(await given(order)).toEqual(money)
    }
    expect((await detailOf(order)).refunds.filter(({ state }) => state === 'done').map(({ amount }) => amount)).toEqual([
      150, 150,
    ])
    const returned = (await new Caller(gift.at.shop).call('orderReturns', await call(order))).answer.lines
    expect(returned).toMatchObject([{ left: 2 }])
  })

  test('of which a piece was returned since is no longer repeated as it was: two other pieces get all of their money', async () => {
    const order = await paid()
    await gift.staff.ship(order.number)
    await gift.staff.settle()
    await refused(order.number, pieces)
    expect(await gift.staff.returns(await received(order, 1), 'refund')).toBe('200')
    expect(await gift.staff.act(order.number, 'refunds/repeat', {})).toBe('409 pieces-refunded')
    expect(await refund(order.number, pieces)).toBe('200')
    await gift.staff.settle()
    expect(await given(order)).toEqual([[100], 350])
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

import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readGiftCode } from '../../app/commerce/contract/gift-card'
import type { Customer } from '../../app/commerce/contract/order'
import { giftCardEntries, giftCards } from '../database/schema/gift-cards'
import { jobs } from '../database/schema/jobs'
import { hashCode } from '../gift-cards/code-secrets'
import { textsOfPdf } from './pdf-text'
import { PaymentShop } from './payment-shop'
import { GIFT, orderCart, placeOrder, quoteCart } from './place-order'
import { Staff } from './staff'

let at: PaymentShop
let staff: Staff
beforeAll(async () => {
  at = await PaymentShop.open()
  staff = new Staff(at.shop)
})
afterAll(() => at.shop.close())
beforeEach(async () => {
  await at.reset()
  at.shop.mails.length = 0
  await at.shop.db.delete(jobs)
})

const gifts = (quantity = 1) => ({ uuid: crypto.randomUUID(), product_id: at.shop.idOf('GIFT-500'), quantity })

type Bought = {
  quantity?: number
  withGoods?: boolean
  gift?: Partial<NonNullable<Customer['gift']>>
  state?: 'authorized' | 'captured'
}

/** An order of gift cards, alone or with goods, that is paid at a provider. */
async function bought({ quantity = 1, withGoods = false, gift = {}, state = 'authorized' }: Bought = {}) {
  const items = [gifts(quantity), ...(withGoods ? [at.line()] : [])]
  const order = await placeOrder(at.shop, items, { payment: 'stripe', customer: { gift: { ...GIFT, ...gift } } })
  const payment = at.provider.last
  at.provider.pay(payment, { state })
  await at.webhook(payment)
  return { order, payment, number: order.number }
}

const cardsOf = ({ id }: { id: string }) =>
  at.shop.db.select().from(giftCards).where(eq(giftCards.order_id, id)).orderBy(asc(giftCards.piece))
const giftMails = () => at.shop.mails.filter(({ key }) => key.startsWith('gift-card:'))
const codesIn = (text: string) => [...text.matchAll(/\b(?:\w{4}-){3}\w{4}\b/g)].map(([code]) => readGiftCode(code))
const statusOf = async (number: string) => (await staff.show(number)).order.status

describe('an order of gift cards alone', () => {
  test('is captured at once, its codes are mailed to the recipient, and it is delivered', async () => {
    const { order, payment, number } = await bought({ quantity: 2 })
    await staff.settle()
    expect([...payment.captured.values()]).toEqual([1000])
    const cards = await cardsOf(order)
    expect(cards).toMatchObject(
      [0, 1].map((piece) => ({ piece, initial_amount: 500, balance: 500, currency: 'SEK', expires_on: '2028-11-18' })),
    )
    const [mail] = giftMails()
    expect(giftMails()).toHaveLength(1)
    const confirmation = at.shop.mails.find(({ key }) => key.startsWith('order-received:'))
    const attached =
      confirmation?.attachments.map(({ content }) =>
        textsOfPdf(content)
          .map(({ text }) => text)
          .join(' '),
      ) ?? []
    // The law speaks of spent batteries to who buys goods.
    expect([attached.length, `${confirmation?.html} ${attached.join(' ')}`]).toEqual([
      1,
      expect.not.stringMatching(/återvinning/i),
    ])
    expect(mail?.to).toBe(GIFT.email)
    for (const part of ['Test Kund', 'Grattis!', '500 kr', '18 november 2028']) {
      expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(part)
    }
    expect(mail?.text).not.toMatch(/my-order|order_access/)
    const codes = codesIn(mail?.text ?? '')
    expect(codes.map((code) => hashCode(code ?? '', at.shop.services))).toEqual(cards.map(({ code_hash }) => code_hash))
    expect(codes.map((code) => code?.slice(-4))).toEqual(cards.map(({ last4 }) => last4))
    expect(await staff.history(number)).toEqual([
      ...['shopper: placed', 'shop: confirmed', 'shopper: paid', 'shop: payment-captured', 'shop: gift-cards-issued'],
      ...['shop: gift-cards-sent', 'shop: packed', 'shop: shipped', 'shop: delivered'],
    ])
  })

  test('is mailed on the day that was chosen, at 08:00 in the country', async () => {
    const { order, number } = await bought({ gift: { deliver_on: '2026-12-24' } })
    await staff.settle()
    expect([giftMails().length, await statusOf(number)]).toEqual([0, 'confirmed'])
    expect(await cardsOf(order)).toMatchObject([{ sent_at: null, expires_on: '2028-12-24' }])
    at.shop.clock.now = new Date('2026-12-24T06:59:59Z')
    await staff.settle()
    expect(giftMails()).toHaveLength(0)
    at.shop.clock.now = new Date('2026-12-24T07:00:00Z')
    await staff.settle()
    expect([giftMails().length, await statusOf(number)]).toEqual([1, 'delivered'])
  })

  test('has no codes while its payment cannot be captured', async () => {
    const { order, payment } = await bought()
    payment.status = { ...payment.status, state: 'cancelled' }
    await staff.settle()
    expect([await cardsOf(order), giftMails()]).toEqual([[], []])
  })

  test('makes its codes once when the capture is told by the webhook and the job', async () => {
    const { order, payment } = await bought()
    at.provider.pay(payment, { state: 'captured' })
    await Promise.all([at.webhook(payment), at.webhook(payment), staff.settle()])
    await staff.settle()
    expect(await cardsOf(order)).toHaveLength(1)
    expect(giftMails()).toHaveLength(1)
  })
})

test('the codes of an order with goods are made when the goods are sent and the payment is captured', async () => {
  const { order, number } = await bought({ withGoods: true })
  await staff.settle()
  expect(await cardsOf(order)).toEqual([])
  await staff.ship(number)
  await staff.settle()
  expect(await cardsOf(order)).toMatchObject([{ initial_amount: 500 }])
  expect([giftMails().length, await statusOf(number)]).toEqual([1, 'shipped'])
})

test('gift cards cannot be paid by the invoice of the shop', async () => {
  const items = [gifts(), at.line()]
  expect((await quoteCart(at.shop, items)).payments.map(({ id }) => id)).toEqual(['stripe'])
  await expect(orderCart(at.shop, items, { customer: { gift: GIFT } })).rejects.toThrow('Nothing is quoted')
})

describe('gift cards of an order that is cancelled or refunded', () => {
  const issued = async (given: Bought = {}) => {
    const made = await bought(given)
    await staff.settle()
    return made
  }

  test('are voided, and never mailed', async () => {
    const { order, payment, number } = await issued({ gift: { deliver_on: '2026-12-24' } })
    expect(await staff.act(number, 'cancel', { reason: 'by-customer' })).toBe('204')
    at.shop.clock.now = new Date('2026-12-24T07:00:00Z')
    await staff.settle()
    expect(giftMails()).toEqual([])
    expect(await cardsOf(order)).toMatchObject([{ balance: 0, sealed_code: null }])
    expect([...payment.refunded.values()]).toEqual([500])
    expect(await at.shop.db.$count(giftCardEntries, eq(giftCardEntries.order_id, order.id))).toBe(2)
  })

  test('are voided with a refund of all, and refused with a refund of a part of them', async () => {
    const { order, payment, number } = await issued({ quantity: 2, withGoods: true, state: 'captured' })
    const goods = order.total - 1000
    expect(await staff.act(number, 'refunds', { amount: goods, reason: 'late' })).toBe('200')
    expect(await staff.act(number, 'refunds', { amount: 300, reason: 'more' })).toBe('409 gift-cards-valid')
    expect(await staff.act(number, 'refunds', { reason: 'the rest' })).toBe('200')
    await staff.settle()
    expect([...payment.refunded.values()]).toEqual([goods, 1000])
    expect(await cardsOf(order)).toMatchObject([{ balance: 0 }, { balance: 0 }])
  })

  test('stay valid when they are used, and what was paid for them is not given back', async () => {
    const { order, number } = await issued({ quantity: 2 })
    const [used] = await cardsOf(order)
    await at.shop.db
      .update(giftCards)
      .set({ balance: 499 })
      .where(eq(giftCards.id, used?.id ?? ''))
    expect(await staff.act(number, 'refunds', { amount: 1000, reason: 'x' })).toBe('409 refund-too-high')
    expect(staff.reason).toContain('gift cards for 500 SEK are used')
    expect(await staff.act(number, 'refunds', { reason: 'x' })).toBe('200')
    expect(await cardsOf(order)).toMatchObject([{ balance: 499, voided_at: null }, { balance: 0 }])
  })

  test('are not made when all was given back before', async () => {
    const { order, number } = await bought({ state: 'captured' })
    expect(await staff.act(number, 'refunds', { reason: 'x' })).toBe('200')
    await staff.settle()
    expect([await cardsOf(order), giftMails()]).toEqual([[], []])
  })
})

describe('the staff', () => {
  test('mails the cards again, also to another address', async () => {
    const { number } = await bought()
    await staff.settle()
    expect(await staff.act(number, 'gift-cards/resend', { email: 'ratt@example.com' })).toBe('204')
    expect(await staff.act(number, 'gift-cards/resend', {})).toBe('204')
    await staff.settle()
    expect(giftMails().map(({ to }) => to)).toEqual([GIFT.email, 'ratt@example.com', GIFT.email])
    expect(new Set(giftMails().map(({ text }) => codesIn(text).join())).size).toBe(1)
    const events = (await staff.show(number)).history.filter(({ type }) => type === 'gift-cards-resent')
    expect(events).toMatchObject(
      ['ratt@example.com', GIFT.email].map((address) => ({ actor: 'staff', detail: { email: address } })),
    )
  })

  test('voids a card, whose money can be refunded then', async () => {
    const { order, number } = await bought({ quantity: 2 })
    await staff.settle()
    const [card] = await cardsOf(order)
    const call = { method: 'POST', headers: { authorization: 'Bearer the-operator' } }
    expect((await at.shop.fetch(`/admin/gift-cards/${card?.id}/void`, call)).status).toBe(204)
    expect((await at.shop.fetch(`/admin/gift-cards/${card?.id}/void`, call)).status).toBe(204)
    expect(await staff.act(number, 'refunds', { amount: 500, reason: 'x' })).toBe('200')
    expect(await cardsOf(order)).toMatchObject([{ balance: 0 }, { balance: 500 }])
  })

  test('makes the cards of an order by invoice that is paid, which the shop does not do by itself', async () => {
    const { order, number } = await bought()
    await at.shop.db.execute(
      `update payment_attempts set provider = 'invoice', state = 'captured' where order_id = '${order.id}'`,
    )
    await staff.settle()
    expect(await cardsOf(order)).toEqual([])
    expect(await staff.act(number, 'gift-cards/issue')).toBe('204')
    expect(await staff.act(number, 'gift-cards/issue')).toBe('204')
    await staff.settle()
    expect(await cardsOf(order)).toHaveLength(1)
    expect(await staff.act((await at.unpaid()).order.number, 'gift-cards/issue')).toBe('409 no-gift-cards')
    expect(await staff.act((await bought({ withGoods: true })).number, 'gift-cards/issue')).toBe('409 gift-cards-unpaid')
  })
})

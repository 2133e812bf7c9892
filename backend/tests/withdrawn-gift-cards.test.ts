import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import { orders } from '../database/schema/orders'
import { withdrawals } from '../database/schema/withdrawals'
import { squeezed } from '../mail/tests/text-of-html'
import { settleWithdrawal } from '../withdrawals/list-withdrawals'
import { undoWithdrawal } from '../withdrawals/undo-withdrawal'
import { giftShopForTests } from './gift-shop-for-tests'
import { GIFT, placeOrder } from './place-order'
import { post } from './test-shop'

const gift = await giftShopForTests()
beforeEach(async () => {
  await gift.at.setStock(9)
  await gift.at.shop.db.delete(withdrawals)
})

/** Codes of gift cards of 500 that were bought and mailed, with the payment of their order and its number. */
async function mailed(quantity: number) {
  const codes = await gift.cards(quantity)
  const payment = gift.at.provider.last
  return { codes, payment, number: payment.order.number }
}

async function withdraw({ number }: Pick<Order, 'number'>, pieces: number | null = null): Promise<void> {
  const typed = { id: crypto.randomUUID(), number, name: 'Kim', email: 'kund@example.com', message: '' }
  const lines = pieces === null ? null : [{ position: 0, quantity: pieces }]
  await gift.at.shop.fetch('/api/withdrawals', post({ ...typed, extent: lines === null ? 'whole' : 'part', lines }))
}

async function aDayLater(): Promise<void> {
  gift.at.later(24 * 3600_000)
  for (let n = 0; n < 3; n++) await gift.staff.settle()
}

const back = (payment: { refunded: Map<string, number> }) => [...payment.refunded.values()]
const mailOf = (key: string) => squeezed(gift.at.shop.mails.findLast((mail) => mail.key.startsWith(key))?.text ?? '')
const stored = () => gift.at.shop.db.select().from(withdrawals)
const statusOf = async (number: string) =>
  (await gift.at.shop.db.select({ status: orders.status }).from(orders).where(eq(orders.number, number)))[0]?.status

const giftMails = () => gift.at.shop.mails.filter((mail) => mail.key.startsWith('gift-card:'))
const EIGHT = new Date('2026-11-19T07:00:00Z')

describe('a withdrawal from gift cards that are mailed tomorrow at 08:00', () => {
  /** The order, paid and captured at noon of the day before. */
  async function tomorrow() {
    gift.at.shop.mails.length = 0
    const items = [{ uuid: crypto.randomUUID(), product_id: gift.at.shop.idOf('GIFT-500'), quantity: 1 }]
    const customer = { gift: { ...GIFT, deliver_on: '2026-11-19' } }
    const order = await placeOrder(gift.at.shop, items, { payment: 'stripe', customer })
    const payment = gift.at.provider.last
    gift.at.provider.pay(payment, { state: 'captured' })
    await gift.at.webhook(payment)
    await gift.staff.settle()
    return { order, payment }
  }

  test('keeps the codes back while their mail is being written', async () => {
    const { order } = await tomorrow()
    const { transport } = gift.at.shop.services.mail
    const { send } = transport
    vi.spyOn(transport, 'send').mockImplementation(async (mail, handsOver) => {
      if (mail.key.startsWith('gift-card:')) await withdraw(order)
      return send(mail, handsOver)
    })
    gift.at.shop.clock.now = EIGHT
    await gift.staff.settle()
    expect([giftMails(), (await stored()).length]).toEqual([[], 1])
  })

  test('keeps the codes back, and its order is cancelled a day later', async () => {
    const { order, payment } = await tomorrow()
    await withdraw(order)
    gift.at.shop.clock.now = EIGHT
    await gift.staff.settle()
    expect([giftMails(), await statusOf(order.number)]).toEqual([[], 'confirmed'])
    expect(await gift.staff.act(order.number, 'gift-cards/resend')).toBe('409 withdrawn')
    await aDayLater()
    expect([giftMails(), await statusOf(order.number), back(payment)]).toEqual([[], 'cancelled', [500]])
  })

  test('that is undone after that hour lets them go at once, and once', async () => {
    const { order } = await tomorrow()
    await withdraw(order)
    gift.at.shop.clock.now = EIGHT
    await gift.staff.settle()
    await undoWithdrawal(order, (await stored())[0]?.id ?? '', gift.at.shop.services)
    await gift.staff.settle()
    expect([giftMails().map(({ to }) => to), await statusOf(order.number)]).toEqual([[GIFT.email], 'delivered'])
    await aDayLater()
    expect(giftMails()).toHaveLength(1)
  })

  test('that is undone before leaves the day as it was chosen', async () => {
    const { order } = await tomorrow()
    await withdraw(order)
    await undoWithdrawal(order, (await stored())[0]?.id ?? '', gift.at.shop.services)
    await gift.staff.settle()
    expect(giftMails()).toEqual([])
    gift.at.shop.clock.now = EIGHT
    await gift.staff.settle()
    expect(giftMails()).toHaveLength(1)
  })

  test('that the staff settle lets them go a day after it was stated', async () => {
    const { order } = await tomorrow()
    await withdraw(order)
    gift.at.shop.clock.now = EIGHT
    await gift.staff.settle()
    await settleWithdrawal(gift.at.shop.db, (await stored())[0]?.id ?? '', gift.at.shop.clock.now)
    await aDayLater()
    expect([giftMails().length, await statusOf(order.number)]).toEqual([1, 'delivered'])
  })
})

describe('a withdrawal from gift cards that were mailed', () => {
  test('makes unused ones void a day later and gives their money back; nothing is to be sent back', async () => {
    const { codes, payment, number } = await mailed(2)
    await withdraw({ number })
    await gift.staff.settle()
    expect(mailOf('withdrawal-received')).toContain('Det finns inget att skicka tillbaka. Presentkorten slutar gälla')
    expect(mailOf('withdrawal-received')).not.toContain('Skicka tillbaka varorna')
    expect(back(payment)).toEqual([])
    await aDayLater()
    expect(back(payment)).toEqual([1000])
    for (const code of codes) expect(await gift.add(crypto.randomUUID(), code)).toBe('404 gift-card-unknown')
    expect(mailOf('pieces-withdrawn')).toContain('De här gäller inte längre')
    expect([(await stored())[0]?.settled_at, await statusOf(number)]).toEqual([gift.at.shop.clock.now, 'delivered'])
  })

  test('tells its customer when nothing is left on them', async () => {
    const { codes, payment, number } = await mailed(1)
    const { payment: rest } = await gift.buy(codes, 4)
    gift.at.provider.pay(rest)
    await gift.at.webhook(rest)
    await withdraw({ number })
    await aDayLater()
    expect([back(payment), await gift.balance(codes[0] ?? '')]).toEqual([[], 0])
    expect(mailOf('gift-cards-spent')).toContain('så det finns inget att betala tillbaka')
    expect((await gift.staff.history(number)).filter((step) => step.endsWith('gift-cards-spent'))).toEqual([
      'shopper: gift-cards-spent',
    ])
    expect((await stored())[0]?.settled_at).toEqual(gift.at.shop.clock.now)
  })

  test('gives back only what is left on a used one, and once', async () => {
    const { codes, payment, number } = await mailed(1)
    const [code = ''] = codes
    const bought = await gift.buy([code], 1, { payment: 'gift-card' })
    await withdraw({ number })
    await aDayLater()
    expect([back(payment), await gift.balance(code)]).toEqual([[500 - bought.order.total], 0])
    expect(await gift.staff.act(number, 'refunds', { reason: 'more' })).toBe('409 refund-too-high')
    await gift.staff.act(bought.number, 'cancel', { reason: 'by-customer' })
    expect(await gift.balance(code)).toBe(bought.order.total)
    await withdraw({ number })
    await aDayLater()
    expect(back(payment)).toEqual([500 - bought.order.total])
  })

  test('of one of two leaves the other valid, the unused one being taken', async () => {
    const { codes, payment, number } = await mailed(2)
    const [used = '', unused = ''] = codes
    const { order } = await gift.buy([used], 1, { payment: 'gift-card' })
    await withdraw({ number }, 1)
    await aDayLater()
    expect(back(payment)).toEqual([500])
    expect(await gift.balance(used)).toBe(500 - order.total)
    expect(await gift.add(crypto.randomUUID(), unused)).toBe('404 gift-card-unknown')
  })

  test('that is late is left to the staff', async () => {
    const { codes, payment, number } = await mailed(1)
    gift.at.later(30 * 24 * 3600_000)
    await withdraw({ number })
    await aDayLater()
    expect([back(payment), await gift.balance(codes[0] ?? '')]).toEqual([[], 500])
    expect(await stored()).toMatchObject([{ is_late: true, cancels_at: null, settled_at: null }])
  })
})

describe('a withdrawal from goods and a gift card that was mailed and used in part, before the goods are sent', () => {
  /** An order that was captured before it is sent; 199 of its card were spent. */
  async function usedInPart() {
    gift.at.shop.mails.length = 0
    const card = { uuid: crypto.randomUUID(), product_id: gift.at.shop.idOf('GIFT-500'), quantity: 1 }
    const order = await placeOrder(gift.at.shop, [card, gift.at.line()], { payment: 'stripe', customer: { gift: GIFT } })
    const payment = gift.at.provider.last
    gift.at.provider.pay(payment, { state: 'captured' })
    await gift.at.webhook(payment)
    await gift.staff.settle()
    const code = /\b(?:\w{4}-){3}\w{4}\b/.exec(giftMails()[0]?.text ?? '')?.[0] ?? ''
    await gift.buy([code], 1, { payment: 'gift-card' })
    return { order, payment, code }
  }

  test.each([
    ['of the whole order', null],
    [
      'that names all of its pieces',
      [
        { position: 0, quantity: 1 },
        { position: 1, quantity: 1 },
      ],
    ],
  ])('%s gives back the goods and what is left on the card', async (_, lines) => {
    const { order, payment, code } = await usedInPart()
    const typed = { id: crypto.randomUUID(), number: order.number, name: 'Kim', email: 'kund@example.com', message: '' }
    await gift.at.shop.fetch('/api/withdrawals', post({ ...typed, extent: lines === null ? 'whole' : 'part', lines }))
    await aDayLater()
    expect([await statusOf(order.number), back(payment), await gift.balance(code)]).toEqual(['cancelled', [order.total - 199], 0])
  })
})

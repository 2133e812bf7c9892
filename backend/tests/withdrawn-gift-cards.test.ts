import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import { jobs } from '../database/schema/jobs'
import { orders } from '../database/schema/orders'
import { withdrawals } from '../database/schema/withdrawals'
import { squeezed } from '../mail/tests/text-of-html'
import { GiftCardShop } from './gift-card-shop'
import { post } from './test-shop'

let gift: GiftCardShop
beforeAll(async () => {
  gift = await GiftCardShop.open()
})
afterAll(() => gift.at.shop.close())
beforeEach(async () => {
  await gift.at.reset()
  await gift.at.setStock(9)
  await gift.at.shop.db.delete(jobs)
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

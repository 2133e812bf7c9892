import { eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { giftCards } from '../database/schema/gift-cards'
import { giftShopForTests } from './gift-shop-for-tests'
import { GERMANY } from './place-order'

const gift = await giftShopForTests()

const BALANCES = [25, 10.02]

/** Two cards with 25.00 and 10.02 on them, which add up to 35.019999999999996 in binary fractions. */
async function cardsInEuros(): Promise<string[]> {
  const codes = await gift.cards(2, GERMANY)
  for (const [at, balance] of BALANCES.entries()) await card(codes[at] ?? '', { balance })
  return codes
}

async function card(code: string, change: Partial<typeof giftCards.$inferInsert>): Promise<void> {
  const isIt = eq(giftCards.last4, code.slice(-4))
  await gift.at.shop.db.update(giftCards).set(change).where(isIt)
}

async function stored(codes: readonly string[]) {
  const last4 = codes.map((code) => code.slice(-4))
  const rows = await gift.at.shop.db.select().from(giftCards).where(inArray(giftCards.last4, last4))
  return codes.map((code) => rows.find((row) => row.last4 === code.slice(-4)))
}
const balances = async (codes: readonly string[]) => (await stored(codes)).map((row) => row?.balance)

/** An order that both cards have paid in part, and the provider the rest. */
async function paid(codes: readonly string[]) {
  const bought = await gift.buy(codes, 5, { place: GERMANY })
  expect(bought.order.gift_card_total).toBe(35.02)
  gift.at.provider.pay(bought.payment, { state: 'captured' })
  await gift.at.webhook(bought.payment)
  expect(await balances(codes)).toEqual([0, 0])
  return bought
}

describe('an order in euros that two gift cards have paid in part', () => {
  test('is given back whole onto both, and a repeated request with the same id is the same refund', async () => {
    const codes = await cardsInEuros()
    const { number, order, payment } = await paid(codes)
    const body = { id: crypto.randomUUID(), amount: order.total, reason: 'x' }
    for (let n = 0; n < 2; n++) expect(await gift.staff.act(number, 'refunds', body)).toBe('200')
    await gift.staff.settle()
    expect([await balances(codes), [...payment.refunded.values()]]).toEqual([BALANCES, [payment.attempt.amount]])
  })

  test('is given back whole onto both when it comes back undelivered', async () => {
    const codes = await cardsInEuros()
    const { number } = await paid(codes)
    await gift.staff.ship(number)
    await gift.staff.settle()
    expect(await gift.staff.act(number, 'undelivered', {})).toBe('204')
    expect(await balances(codes)).toEqual(BALANCES)
  })
})

test.each([
  ['today', '2026-11-18', '2026-12-18'],
  ['long before', '2026-01-01', '2026-12-18'],
  ['in 29 days', '2026-12-17', '2026-12-18'],
  ['in a year', '2027-11-18', '2027-11-18'],
])('money that comes back onto a card that expires %s can be used for at least 30 days', async (_, before, after) => {
  const codes = await gift.cards()
  const { number } = await gift.buy(codes, 1, { payment: 'gift-card' })
  await card(codes[0] ?? '', { expires_on: before })
  await gift.staff.act(number, 'cancel', { reason: 'by-shop' })
  expect((await stored(codes))[0]?.expires_on).toBe(after)
})

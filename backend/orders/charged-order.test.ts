import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../app/commerce/contract/languages'
import type { Order, OrderLine } from '../../app/commerce/contract/order'
import { PRODUCT_TYPE } from '../../app/commerce/contract/product-type'
import { exampleOrder } from '../mail/examples/example-order'
import { receiptBlock } from '../order-views/receipt-block'
import { roundMoney, roundTotal } from '../stores/money'
import { storeOf } from '../stores/stores'
import { amountIn } from '../tests/amount-in'
import { chargedOrder } from './charged-order'
import { saleLines } from './invoices/sale-lines'
import { toPay } from './totals'
const sumOf = (amounts: readonly number[]): number => roundTotal(amounts.reduce((sum, amount) => sum + amount, 0))
/** A line of an order: what is paid for all its pieces, of which `gone` are not charged. */
const someLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 40 }),
    amount: fc.integer({ min: 1, max: 200_000 }),
    off: fc.integer({ min: 0, max: 5000 }),
    isGiftCard: fc.boolean(),
    gone: fc.integer({ min: 0, max: 40 }),
  })
  .map((line) => ({ ...line, gone: Math.min(line.gone, line.quantity) }))
const someOrder = fc.record({
  language: fc.constantFrom(...LANGUAGES),
  lines: fc.array(someLine, { minLength: 1, maxLength: 6 }),
  giftCards: fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 3 }),
})

function orderOf({ language, lines, giftCards }: typeof someOrder extends fc.Arbitrary<infer T> ? T : never): Order {
  const unit = 10 ** -storeOf(language).digits
  const [first] = exampleOrder(language).order.items
  if (first === undefined) throw new Error('The example has lines')
  const items = lines.map(({ quantity, amount, off, isGiftCard }, at): OrderLine => ({
    ...first,
    uuid: `${at}`,
    sku: `${at}`,
    quantity,
    vat: isGiftCard ? 0 : first.vat,
    type: isGiftCard ? PRODUCT_TYPE.giftCard : PRODUCT_TYPE.standard,
    // Unit prices have six decimals in the database.
    price: roundMoney((amount * unit) / quantity, { digits: 2 }) || unit,
    reductions: off === 0 ? [] : [{ code: at % 2 === 0 ? 'A' : 'B', amount: roundTotal(off * unit) }],
  }))
  const gift_cards = giftCards.map((amount, at) => ({
    id: `${9 - at}`,
    last4: `${at}`,
    amount: roundTotal(amount * unit),
    left: null,
  }))
  const { order } = exampleOrder(language, { items, gift_cards, gift_card_total: sumOf(gift_cards.map(({ amount }) => amount)) })
  return order
}

describe('an order as it was charged', () => {
  test('has rows that add up to its total, on the invoice and on the receipt, whatever was taken out of it', () => {
    fc.assert(
      fc.property(someOrder, (some) => {
        const store = storeOf(some.language)
        const order = chargedOrder(orderOf(some), { pieces: some.lines.map(({ gone }) => gone), onGiftCards: 0 }, store)
        expect(sumOf(saleLines(order, store).map(({ amount }) => amount))).toBe(order.total)
        const { lines, sums } = receiptBlock(order, store)
        const [goods, ...rest] = sums
        expect(sumOf(lines.map(({ amount }) => amountIn(amount)))).toBe(amountIn(goods?.amount ?? ''))
        const total = rest.findIndex(({ isTotal }) => isTotal === true)
        expect(sumOf([goods, ...rest.slice(0, total)].map((row) => amountIn(row?.amount ?? '')))).toBe(order.total)
        expect(amountIn(rest[total]?.amount ?? '')).toBe(order.total)
      }),
      { numRuns: 500 },
    )
  })

  test('shows what gift cards paid in the end: the amount to pay is never less than nothing', () => {
    fc.assert(
      fc.property(someOrder, fc.integer({ min: 0, max: 60_000 }), (some, back) => {
        const store = storeOf(some.language)
        const onGiftCards = roundTotal(back * 10 ** -store.digits)
        const whole = orderOf(some)
        const order = chargedOrder(whole, { pieces: some.lines.map(({ gone }) => gone), onGiftCards }, store)
        expect(sumOf(order.gift_cards.map(({ amount }) => amount))).toBe(order.gift_card_total)
        if (order !== whole) expect(toPay(order)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('has money back on its gift cards in the sequence of their ids, and leaves out a card with nothing left', () => {
    const { order, store } = exampleOrder('sv')
    const card = (id: string, amount: number) => ({ id, last4: id, amount, left: null })
    const paid = { ...order, gift_cards: [card('b', 50), card('a', 20)], gift_card_total: 70 }
    const charged = chargedOrder(paid, { pieces: [1], onGiftCards: 30 }, store)
    expect(charged.gift_cards.map(({ id, amount }) => [id, amount])).toEqual([['b', 40]])
  })

  test('has neither freight nor fee when no goods are left', () => {
    const { order, store } = exampleOrder('sv')
    const [goods] = order.items
    if (goods === undefined) throw new Error('The example has lines')
    const gift = { ...goods, type: PRODUCT_TYPE.giftCard, vat: 0, quantity: 1, price: 500, reductions: [] }
    const charged = chargedOrder({ ...order, items: [goods, gift] }, { pieces: [goods.quantity], onGiftCards: 0 }, store)
    expect([charged.total, charged.vat_total, charged.shipping?.price]).toEqual([500, 0, 0])
  })
})

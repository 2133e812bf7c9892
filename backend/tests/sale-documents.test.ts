import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import PdfDocument from 'pdfkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Language } from '../../app/commerce/contract/languages'
import type { Order } from '../../app/commerce/contract/order'
import { giftCards } from '../database/schema/gift-cards'
import { refunds } from '../database/schema/order-history'
import { orderLines } from '../database/schema/orders'
import { products } from '../database/schema/products'
import { ORDER_TEXTS } from '../words/order-texts'
import { orderDocument } from '../order-views/invoices/order-document'
import { SALE_TEXTS } from '../orders/invoices/sale-texts'
import { lockOrder } from '../orders/lock-order'
import { RECEIPT_TEXTS } from '../order-views/receipt-texts'
import { voidGiftCard } from '../staff/gift-cards'
import { storeOf } from '../stores/stores'
import { amountIn } from './amount-in'
import { GiftCardShop } from './gift-card-shop'
import { type PdfText, textsOfPdf } from './pdf-text'
import { GIFT, type Ordering, placeOrder } from './place-order'
import { NOON_DAY, post } from './test-shop'

/** The right edge of a page's amounts, in points from the left: the right margin of an A4 page. */
const MARGIN = 595.28 - 56

let gift: GiftCardShop
beforeAll(async () => {
  gift = await GiftCardShop.open()
  await gift.at.shop.db.update(products).set({ stock: 1_000_000 }).where(eq(products.sku, 'CR2032'))
})
afterAll(() => gift.at.shop.close())
beforeEach(async () => {
  await gift.at.reset()
  gift.at.shop.clock.now = NOON_DAY
})

const line = (sku: string, quantity: number) => ({ uuid: crypto.randomUUID(), product_id: gift.at.shop.idOf(sku), quantity })
const cents = (amount: number) => Math.round(amount * 100) / 100
const sumOf = (amounts: readonly number[]) => cents(amounts.reduce((sum, amount) => sum + amount, 0))

async function paid(
  lines: Parameters<typeof placeOrder>[1],
  ordering: Ordering = {},
  state: 'authorized' | 'captured' = 'captured',
) {
  const order = await placeOrder(gift.at.shop, lines, { payment: 'stripe', ...ordering })
  await pay(state)
  return order
}

async function pay(state: 'authorized' | 'captured'): Promise<void> {
  gift.at.provider.pay(gift.at.provider.last, { state })
  await gift.at.webhook(gift.at.provider.last)
  await gift.staff.settle()
}

async function withdraw({ number }: Order, ...pieces: [position: number, quantity: number][]): Promise<void> {
  const lines = pieces.map(([position, quantity]) => ({ position, quantity }))
  const typed = { number, name: 'Kim', email: 'kund@example.com', message: '', extent: 'part', lines }
  await gift.at.shop.fetch('/api/withdrawals', post({ id: crypto.randomUUID(), ...typed }))
  gift.at.later(24 * 3600_000)
  for (let n = 0; n < 3; n++) await gift.staff.settle()
}

/** A document of an order as it is read. */
async function read({ number }: Pick<Order, 'number'>, id: string) {
  const { db } = gift.at.shop
  const { order } = await db.transaction((tx) => lockOrder(tx, number))
  const { content } = await orderDocument(order, id, gift.at.shop.services)
  const texts = textsOfPdf(Buffer.from(content, 'base64'))
  return { texts, pages: Math.max(...texts.map(({ page }) => page)), rows: (heading: string) => rowsBelow(texts, heading) }
}

/** The rows below a heading: what stands at the left, and the last number at the right. */
function rowsBelow(texts: readonly PdfText[], heading: string): [name: string, amount: number][] {
  const from = texts.findIndex(({ size, text }) => size === 13 && text === heading)
  const to = texts.findIndex(({ size }, at) => at > from && size === 13)
  const part = texts.slice(from + 1, to < 0 ? undefined : to)
  const amounts = part.filter((text) => isAmount(text))
  return amounts.map((amount) => {
    const name = part.find((text) => text.page === amount.page && text.y === amount.y)?.text ?? ''
    return [name, amountIn(amount.text)]
  })
}

const isAmount = (text: PdfText): boolean => text.size === 9 && /\d/.test(text.text) && Math.abs(endOf(text) - MARGIN) < 0.1

function endOf({ text, size, bold, x }: PdfText): number {
  const doc = new PdfDocument().font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size)
  return x + doc.widthOfString(text)
}

const PLACES: Record<Language, string> = {
  sv: 'locale=sv&sid=7',
  no: 'locale=no&sid=8',
  de: 'locale=de&sid=9',
  da: 'locale=da&sid=10',
}

describe.each(Object.entries(PLACES) as [Language, string][])('the documents of an order, in %s', (language, place) => {
  const { sum, article, goods, total } = ORDER_TEXTS[language]
  const { lines: soldLines } = SALE_TEXTS[language]
  const { vatRates } = RECEIPT_TEXTS[language]

  test('have amounts that add up and end at the right margin, over as many pages as they need', async () => {
    const lines = Array.from({ length: 60 }, (_, at) => line('CR2032', 1 + (at % 3)))
    const order = await paid(lines, { place })
    await gift.staff.ship(order.number)
    const receipt = await read(order, 'receipt')
    expect(receipt.pages).toBeGreaterThan(1)
    const items = receipt.rows(soldLines)
    expect(items.map(([, amount]) => amount)).toHaveLength(60)
    const sums = new Map(receipt.rows(sum))
    expect(sumOf(items.map(([, amount]) => amount))).toBe(sums.get(goods))
    expect(sums.get(total)).toBe(order.total)
    expect(sums.get(goods)).toBe(cents(order.total - (order.shipping?.price ?? 0)))
    expect(receipt.rows(vatRates)).toEqual([[`${storeOf(language).vat}\u00a0%`, order.total]])
    // The heads of the columns stand on each page of the table.
    const heads = receipt.texts.filter(({ text, size, bold }) => bold && size === 9 && text === article)
    expect(heads.length).toBeGreaterThan(1)
  })

  test('are an invoice with the same sum, and a credit note with what is given back', async () => {
    const order = await placeOrder(gift.at.shop, [line('LAST', 2), line('CR2032', 3)], { place })
    await gift.staff.ship(order.number)
    await gift.staff.settle()
    const invoice = await read(order, 'invoice')
    const texts = SALE_TEXTS[language]
    expect(sumOf(invoice.rows(texts.lines).map(([, amount]) => amount))).toBe(order.total)
    expect(invoice.rows(sum)).toEqual([[texts.total, order.total]])
    expect(invoice.rows(vatRates)).toEqual([[`${storeOf(language).vat}\u00a0%`, order.total]])
    await gift.staff.act(order.number, 'refunds', { reason: 'scratched', amount: 10 })
    await gift.staff.settle()
    const note = await read(order, `${order.number}-K1`)
    expect(sumOf(note.rows(texts.lines).map(([, amount]) => amount))).toBe(-10)
    expect(note.rows(sum)).toEqual([[texts.credited, -10]])
  })
})

test('credit notes for amounts have together the VAT of what was sold, also beside a gift card that was bought', async () => {
  const order = await paid([line('LAST', 2), line('GIFT-500', 1)], { customer: { gift: GIFT } })
  const taxed = order.total - 500
  for (const amount of [200, order.total - 200]) {
    gift.at.later(1000)
    expect(await gift.staff.act(order.number, 'refunds', { reason: 'repa', amount, again: true })).toBe('200')
    await gift.staff.settle()
  }
  const notes: [string, number][] = []
  for (const id of [1, 2]) {
    const note = await read(order, `${order.number}-K${id}`)
    notes.push(...note.rows(RECEIPT_TEXTS.sv.vatRates))
  }
  expect(sumOf(notes.map(([, amount]) => amount))).toBe(-taxed)
})

test('the credit note of a gift card that was withdrawn from beside goods credits no VAT', async () => {
  const order = await paid([line('LAST', 2), line('GIFT-500', 1)], { customer: { gift: GIFT } })
  await withdraw(order, [1, 1])
  const note = await read(order, `${order.number}-K1`)
  expect(note.rows(SALE_TEXTS.sv.lines).map(([, amount]) => amount)).toEqual([-500])
  expect(note.texts.filter(({ text }) => text === '25\u00a0%')).toEqual([])
})

test('the credit note of an amount after a gift card was voided credits no VAT for the card, and the VAT of goods only once', async () => {
  const order = await paid([line('LAST', 2), line('GIFT-500', 1)], { customer: { gift: GIFT } })
  const [card] = await gift.at.shop.db.select().from(giftCards).where(eq(giftCards.order_id, order.id))
  await voidGiftCard(card?.id ?? '', gift.at.shop.services)
  for (const amount of [200, 340, order.total - 540]) {
    gift.at.later(1000)
    expect(await gift.staff.act(order.number, 'refunds', { reason: 'kulans', amount })).toBe('200')
    await gift.staff.settle()
  }
  const notes = await Promise.all([1, 2, 3].map((id) => read(order, `${order.number}-K${id}`)))
  const { lines } = SALE_TEXTS.sv
  expect(notes.map((note) => note.rows(lines).map(([, amount]) => amount))).toEqual([[-200], [-300, -40], [540 - order.total]])
  expect(notes.map((note) => note.rows(RECEIPT_TEXTS.sv.vatRates).map(([, amount]) => amount))).toEqual([
    [],
    [-40],
    [540 - order.total],
  ])
})

test('the credit note of all that was paid, beside a gift card that it voids, credits the VAT of the goods', async () => {
  const order = await paid([line('LAST', 2), line('GIFT-500', 1)], { customer: { gift: GIFT } })
  expect(await gift.staff.act(order.number, 'refunds', { reason: 'kulans' })).toBe('200')
  await gift.staff.settle()
  const note = await read(order, `${order.number}-K1`)
  expect(note.rows(SALE_TEXTS.sv.lines).map(([, amount]) => amount)).toEqual([-500, 500 - order.total])
  expect(note.rows(RECEIPT_TEXTS.sv.vatRates)).toEqual([['25\u00a0%', 500 - order.total]])
})

/** The sum of the receipt, and the numbers of the credit notes. */
async function sale(order: Order) {
  const receipt = await read(order, 'receipt')
  const sums = new Map(receipt.rows(ORDER_TEXTS.sv.sum))
  const items = sumOf(receipt.rows(SALE_TEXTS.sv.lines).map(([, amount]) => amount))
  const given = await gift.at.shop.db.select().from(refunds).where(eq(refunds.order_id, order.id))
  const notes = given.filter(({ is_uncharged }) => !is_uncharged)
  return {
    total: sums.get(ORDER_TEXTS.sv.total),
    items,
    credited: sumOf(notes.map(({ amount, gift_card_amount }) => amount + gift_card_amount)),
    toPay: sums.get(ORDER_TEXTS.sv.toPay),
  }
}

describe('a receipt after pieces were withdrawn from', () => {
  test('leaves out what was never charged, whatever is refunded later and for which reason', async () => {
    const order = await paid([line('LAST', 4)], {}, 'authorized')
    await withdraw(order, [0, 1])
    await gift.staff.ship(order.number)
    await gift.staff.settle()
    await gift.staff.act(order.number, 'refunds', { reason: 'withdrawn by phone', amount: 100 })
    await gift.staff.settle()
    expect(await sale(order)).toMatchObject({ total: order.total - 150, items: 450, credited: 100 })
  })

  test('keeps what was charged, which has a credit note', async () => {
    const order = await paid([line('LAST', 3)])
    await withdraw(order, [0, 1])
    expect(await sale(order)).toMatchObject({ total: order.total, items: 450, credited: 150 })
  })

  test('leaves out what was never charged before a capture, and keeps what was charged', async () => {
    const order = await paid([line('LAST', 4)], {}, 'authorized')
    await withdraw(order, [0, 1])
    gift.at.provider.last.status = { ...gift.at.provider.last.status, state: 'captured' }
    await gift.at.webhook(gift.at.provider.last)
    await withdraw(order, [0, 1])
    expect(await sale(order)).toMatchObject({ total: order.total - 150, items: 450, credited: 150 })
  })

  test('shows less on the gift cards that paid, and the rest to pay', async () => {
    const [code = ''] = await gift.cards()
    const { order } = await gift.buy([code], 4)
    await pay('authorized')
    await withdraw(order, [0, 2])
    expect(await sale(order)).toEqual({ total: order.total - 300, items: 300, credited: 0, toPay: 0 })
    expect(await gift.balance(code)).toBe(500 - (order.total - 300))
  })

  test('that gift cards alone paid keeps what was paid, which has a credit note', async () => {
    const [code = ''] = await gift.cards()
    const { order } = await gift.buy([code], 3, { payment: 'gift-card' })
    await withdraw(order, [0, 1])
    expect(await sale(order)).toMatchObject({ total: order.total, items: 450, credited: 150 })
  })

  test('leaves them out also where the provider took the whole and gave the rest back', async () => {
    gift.at.provider.capturesParts = false
    const order = await paid([line('LAST', 3)], {}, 'authorized')
    await withdraw(order, [0, 1])
    await gift.staff.ship(order.number)
    for (let n = 0; n < 2; n++) await gift.staff.settle()
    gift.at.provider.capturesParts = true
    expect(await sale(order)).toMatchObject({ total: order.total - 150, items: 300, credited: 0 })
    expect([...gift.at.provider.last.refunded.values()]).toEqual([150])
  })
})

test('orders of an earlier release get to know what was never charged of them', async () => {
  const reserved = await paid([line('LAST', 3)], {}, 'authorized')
  await withdraw(reserved, [0, 2])
  const captured = await paid([line('CR2032', 3)])
  await withdraw(captured, [0, 1])
  const [code = ''] = await gift.cards()
  const { order: byCards } = await gift.buy([code], 1, { payment: 'gift-card' })
  await withdraw(byCards, [0, 1])
  const { db } = gift.at.shop
  const notes = () => db.select({ id: refunds.id, is_uncharged: refunds.is_uncharged }).from(refunds).orderBy(refunds.id)
  const pieces = () =>
    db
      .select({ order: orderLines.order_id, uncharged: orderLines.uncharged })
      .from(orderLines)
      .orderBy(orderLines.order_id, orderLines.position)
  const before = [await pieces(), await notes()]
  expect(before[0]).toContainEqual({ order: reserved.id, uncharged: 2 })
  await db.update(orderLines).set({ uncharged: 0 })
  await db
    .update(refunds)
    .set({ is_uncharged: false })
    .where(sql`${refunds.attempt_id} is null`)
  const migration = await readFile(new URL('../database/migrations/0023_uncharged-pieces.sql', import.meta.url), 'utf8')
  for (const statement of migration.split('--> statement-breakpoint').filter((part) => part.includes('UPDATE'))) {
    await db.execute(sql.raw(statement))
  }
  // When a provider took the whole, earlier releases wrote a credit note for the rest, which stays.
  const excess = await db.select({ order: refunds.order_id }).from(refunds).where(eq(refunds.reason, 'withdrawn before dispatch'))
  const kept = before[0]?.map((row) =>
    'order' in row && excess.some(({ order }) => order === row.order) ? { ...row, uncharged: 0 } : row,
  )
  expect([await pieces(), await notes()]).toEqual([kept, before[1]])
})

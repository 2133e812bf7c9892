import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import { signAccessToken } from '../accounts/access-token'
import { orderEvents } from '../database/schema/order-history'
import { products } from '../database/schema/products'
import { squeezed } from '../mail/tests/text-of-html'
import { shownEventDetail } from '../orders/stored-event'
import type { MemoryPayment } from './memory-provider'
import { textsOfPdf } from './pdf-text'
import { GERMANY, placeOrder } from './place-order'
import { staffedShop } from './staffed-shop'

const { at, staff, caller } = await staffedShop()

async function deliver(number: string): Promise<void> {
  await staff.ship(number)
  await staff.act(number, 'deliver')
  await staff.settle()
}

test('Goods that are worth nothing any more end with a mail that names the deduction; freight goes back with the last of them', async () => {
  const line = { uuid: crypto.randomUUID(), product_id: at.shop.idOf('LAST'), quantity: 2 }
  const order = await placeOrder(at.shop, [line], { payment: 'stripe' })
  const payment = at.provider.last
  at.provider.pay(payment, { state: 'authorized' })
  await at.webhook(payment)
  await staff.ship(order.number)
  await staff.act(order.number, 'deliver')
  const token = await signAccessToken({ scope: 'my-order', subject: order.id }, at.shop.services)
  const refundOne = async () => {
    const lines = [{ position: 0, quantity: 1, reason: 'changed-mind', condition: 'used' } as const]
    const body = { id: crypto.randomUUID(), lines, message: '' }
    const { number } = (await caller.call('announceReturn', { path: order.id, body, token })).answer
    await staff.returns(number, 'receive')
    await staff.settle()
    at.shop.mails.length = 0
    expect(await staff.returns(number, 'refund', { deduct: 100_000 })).toBe('200')
    await staff.settle()
    return number
  }
  const number = await refundOne()
  expect(at.shop.mails.map(({ subject }) => subject)).toEqual([`Din retur ${number} ger ingen återbetalning`])
  const price = Math.round(order.items[0]?.price ?? 0)
  expect(squeezed(at.shop.mails[0]?.text ?? '')).toContain(`Avdrag för minskat värde: ${price} kr`)
  expect(payment.refunded.size).toBe(0)
  await refundOne()
  // The freight of the cheapest delivery.
  expect([...payment.refunded.values()]).toEqual([29])
})

test('A credit note for goods of which a part was given back before names that part, and a deduction only for what they have lost', async () => {
  const line = { uuid: crypto.randomUUID(), product_id: at.shop.idOf('LAST'), quantity: 4 }
  const { id, number } = await placeOrder(at.shop, [line], { payment: 'stripe' })
  at.provider.pay(at.provider.last, { state: 'authorized' })
  await at.webhook(at.provider.last)
  await deliver(number)
  await staff.act(number, 'refunds', { amount: 100, reason: 'kulans' })
  await staff.settle()
  const token = await signAccessToken({ scope: 'my-order', subject: id }, at.shop.services)
  const lines = [{ position: 0, quantity: 4, reason: 'changed-mind', condition: 'used' } as const]
  const body = { id: crypto.randomUUID(), lines, message: '' }
  const returned = (await caller.call('announceReturn', { path: id, body, token })).answer
  await staff.returns(returned.number, 'receive')
  at.provider.refusesRefunds = true
  expect(await staff.returns(returned.number, 'refund', { deduct: 40 })).toBe('200')
  await staff.settle()
  at.provider.refusesRefunds = false
  expect(await staff.returns(returned.number, 'refund')).toBe('200')
  await staff.settle()
  const { answer } = await caller.call('orderReceiptFile', { path: id, token, query: `document=${number}-K2` })
  const note = textsOfPdf(Buffer.from(answer.content, 'base64')).map(({ text }) => squeezed(text))
  expect(note.slice(note.indexOf('Avdrag för minskat värde')).slice(0, 5)).toContain('40 kr')
  expect(note).toContain('Redan återbetalt')
})

test('A deduction with öre is taken to the öre, and the credit note invents no freight', async () => {
  const line = { uuid: crypto.randomUUID(), product_id: at.shop.idOf('LAST'), quantity: 2 }
  const { id, number, items } = await placeOrder(at.shop, [line], { payment: 'stripe' })
  const payment = at.provider.last
  at.provider.pay(payment, { state: 'authorized' })
  await at.webhook(payment)
  await deliver(number)
  const token = await signAccessToken({ scope: 'my-order', subject: id }, at.shop.services)
  const lines = [{ position: 0, quantity: 1, reason: 'changed-mind', condition: 'used' } as const]
  const body = { id: crypto.randomUUID(), lines, message: '' }
  const returned = (await caller.call('announceReturn', { path: id, body, token })).answer
  await staff.returns(returned.number, 'receive')
  expect(await staff.returns(returned.number, 'refund', { deduct: 9.5 })).toBe('200')
  await staff.settle()
  const worth = (items[0]?.price ?? 0) - 9.5
  expect([...payment.refunded.values()]).toEqual([worth])
  const { answer } = await caller.call('orderReceiptFile', { path: id, token, query: `document=${number}-K1` })
  const note = textsOfPdf(Buffer.from(answer.content, 'base64')).map(({ text }) => squeezed(text))
  expect(note.slice(note.indexOf('Avdrag för minskat värde')).slice(0, 5)).toContain('9,50 kr')
  expect(note.filter((text) => /frakt/i.test(text))).toEqual([])
})

describe('a deduction from goods with deposits, whose freight goes back with the last of them', () => {
  /** A delivered order of 3 starter batteries in Germany at 10 % off, so that the price of one is no whole cent. */
  async function batteries() {
    await at.shop.db.update(products).set({ starter_batteries: 1 }).where(eq(products.sku, 'LAST'))
    const line = { uuid: crypto.randomUUID(), product_id: at.shop.idOf('LAST'), quantity: 3 }
    const order = await placeOrder(at.shop, [line], { payment: 'stripe', place: GERMANY, coupons: ['KRAFT10'] })
    at.provider.pay(at.provider.last)
    await at.webhook(at.provider.last)
    await staff.ship(order.number)
    await staff.act(order.number, 'deliver')
    await staff.settle()
    return { order, payment: at.provider.last }
  }

  async function refunded({ id }: Order, pieces: number, deduct: number): Promise<void> {
    const token = await signAccessToken({ scope: 'my-order', subject: id }, at.shop.services)
    const lines = [{ position: 0, quantity: pieces, reason: 'changed-mind', condition: 'used' } as const]
    const body = { id: crypto.randomUUID(), lines, message: '' }
    const { number } = (await caller.call('announceReturn', { path: id, body, token })).answer
    await staff.returns(number, 'receive')
    expect(await staff.returns(number, 'refund', { deduct })).toBe('200')
    await staff.settle()
    at.later(60_000)
  }

  /** The deductions in the history, and what the provider gave back. */
  const outcome = async ({ id }: Order, { refunded: back }: MemoryPayment) => {
    const rows = await at.shop.db.select().from(orderEvents).where(eq(orderEvents.order_id, id)).orderBy(orderEvents.id)
    const ended = rows.filter(({ type }) => type === 'return-refunded')
    return { deducted: ended.map(({ detail }) => shownEventDetail(detail).deducted), back: [...back.values()] }
  }

  test.each([
    ['at once', [3], [60.18]],
    ['one by one', [1, 1, 1], [20.06, 20.06, 20.06]],
  ])('takes goods and deposits to the last cent, and no freight: %s', async (_, returns, deducted) => {
    const { order, payment } = await batteries()
    expect([order.items_total, order.deposit_total, order.shipping?.price]).toEqual([37.68, 22.5, 4.9])
    for (const pieces of returns) await refunded(order, pieces, 100_000)
    // The freight of the cheapest delivery.
    expect(await outcome(order, payment)).toEqual({ deducted, back: [2.9] })
  })

  test('leaves what it does not name, to the last cent', async () => {
    const { order, payment } = await batteries()
    await refunded(order, 3, 60.17)
    expect(await outcome(order, payment)).toEqual({ deducted: [60.17], back: [2.91] })
  })

  test('takes no deposit that went back before for an old battery', async () => {
    const { order, payment } = await batteries()
    const deposits = { lines: [{ sku: 'LAST', quantity: 1 }] }
    expect(await staff.act(order.number, 'refunds', { deposits, reason: 'old battery' })).toBe('200')
    await refunded(order, 3, 100_000)
    expect(await outcome(order, payment)).toEqual({ deducted: [52.68], back: [7.5, 2.9] })
  })
})

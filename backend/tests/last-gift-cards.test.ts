import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import { signAccessToken } from '../accounts/access-token'
import { giftCards } from '../database/schema/gift-cards'
import { orders } from '../database/schema/orders'
import { GIFT, placeOrder } from './place-order'
import { staffedShop } from './staffed-shop'
import { post } from './test-shop'

const { at, staff, caller } = await staffedShop()

const line = (sku: string, quantity: number) => ({ uuid: crypto.randomUUID(), product_id: at.shop.idOf(sku), quantity })

/**
 * A paid order of goods and a gift card, of which the goods are withdrawn from; its card is
 * mailed before on `deliver_on`, or at once.
 */
async function withoutGoods(deliver_on: string | null = null) {
  const customer = { gift: { ...GIFT, deliver_on } }
  const order = await placeOrder(at.shop, [line('LAST', 2), line('GIFT-500', 1)], { payment: 'stripe', customer })
  at.provider.pay(at.provider.last, { state: 'captured' })
  await at.webhook(at.provider.last)
  await staff.settle()
  await withdraw(order, 'LAST')
  at.later(24 * 3600_000)
  for (let n = 0; n < 3; n++) await staff.settle()
  return order
}

/** Withdraws from all pieces of the line with this SKU; the id of the withdrawal. */
async function withdraw({ number, items }: Order, sku: string): Promise<string> {
  const id = crypto.randomUUID()
  const position = items.findIndex((item) => item.sku === sku)
  const lines = [{ position, quantity: items[position]?.quantity }]
  const typed = { number, name: 'Kim', email: 'kund@example.com', message: '' }
  await at.shop.fetch('/api/withdrawals', post({ id, ...typed, extent: 'part', lines }))
  return id
}

const sentAt = async (orderId: string) =>
  (await at.shop.db.select().from(giftCards).where(eq(giftCards.order_id, orderId))).map(({ sent_at }) => sent_at !== null)

test('an order whose goods are withdrawn from after its gift card was mailed is delivered', async () => {
  const order = await withoutGoods()
  expect([await sentAt(order.id), await at.statusOf(order)]).toEqual([[true], 'delivered'])
  expect(await staff.history(order.number)).toEqual(expect.arrayContaining(['shop: shipped', 'shop: delivered']) as string[])
})

test('the mail about the goods lists nothing as sent when only a mailed gift card is left', async () => {
  const { id } = await withoutGoods()
  const ofOrder = at.shop.mails.filter(({ text }) => text.includes(id))
  const mail = ofOrder.find(({ key }) => key.startsWith('pieces-withdrawn:'))
  expect(mail?.text).toContain('Sista biten')
  expect(mail?.text).not.toContain('Det här skickar vi')
})

test('a withdrawal from the mailed gift card of an order without its goods can be undone', async () => {
  const order = await withoutGoods()
  const withdrawal_id = await withdraw(order, 'GIFT-500')
  const token = await signAccessToken({ scope: 'my-order', subject: order.id }, at.shop.services)
  expect((await caller.call('orderDetail', { path: order.id, token })).answer.withdrawal).toMatchObject({ id: withdrawal_id })
  await caller.call('undoWithdrawal', { path: order.id, body: { withdrawal_id }, token })
  at.later(24 * 3600_000)
  await staff.settle()
  const cards = await at.shop.db.select().from(giftCards).where(eq(giftCards.order_id, order.id))
  expect(cards).toMatchObject([{ balance: 500, voided_at: null }])
})

test('an order whose gift card is mailed later is delivered then', async () => {
  const order = await withoutGoods('2026-12-24')
  expect([await sentAt(order.id), await at.statusOf(order)]).toEqual([[false], 'confirmed'])
  at.shop.clock.now = new Date('2026-12-24T07:00:00Z')
  await staff.settle()
  expect([await sentAt(order.id), await at.statusOf(order)]).toEqual([[true], 'delivered'])
})

test('an order that an earlier release left confirmed with its mailed gift card is closed by the staff without a parcel', async () => {
  const order = await withoutGoods()
  await at.shop.db.update(orders).set({ status: 'confirmed' }).where(eq(orders.id, order.id))
  expect(await staff.ship(order.number, null)).toBe('204')
  expect(await staff.act(order.number, 'deliver')).toBe('204')
})

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { giftCards } from '../database/schema/gift-cards'
import { orders } from '../database/schema/orders'
import { GIFT, placeOrder } from './place-order'
import { staffedShop } from './staffed-shop'
import { post } from './test-shop'

const { at, staff } = await staffedShop()

const line = (sku: string, quantity: number) => ({ uuid: crypto.randomUUID(), product_id: at.shop.idOf(sku), quantity })

/** A paid order of goods and a gift card, of which the goods are withdrawn from; its card is mailed before on `deliver_on`, or at once. */
async function withoutGoods(deliver_on: string | null = null) {
  const customer = { gift: { ...GIFT, deliver_on } }
  const order = await placeOrder(at.shop, [line('LAST', 2), line('GIFT-500', 1)], { payment: 'stripe', customer })
  at.provider.pay(at.provider.last, { state: 'captured' })
  await at.webhook(at.provider.last)
  await staff.settle()
  const position = order.items.findIndex(({ sku }) => sku === 'LAST')
  const typed = { number: order.number, name: 'Kim', email: 'kund@example.com', message: '' }
  const lines = [{ position, quantity: 2 }]
  await at.shop.fetch('/api/withdrawals', post({ id: crypto.randomUUID(), ...typed, extent: 'part', lines }))
  at.later(24 * 3600_000)
  for (let n = 0; n < 3; n++) await staff.settle()
  return order
}

const sentAt = async (orderId: string) =>
  (await at.shop.db.select().from(giftCards).where(eq(giftCards.order_id, orderId))).map(({ sent_at }) => sent_at !== null)

test('an order whose goods are withdrawn from after its gift card was mailed is delivered', async () => {
  const order = await withoutGoods()
  expect([await sentAt(order.id), await at.statusOf(order)]).toEqual([[true], 'delivered'])
  expect(await staff.history(order.number)).toEqual(expect.arrayContaining(['shop: shipped', 'shop: delivered']) as string[])
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

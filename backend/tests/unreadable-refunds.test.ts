import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signAccessToken } from '../accounts/access-token'
import { orderEvents, refunds } from '../database/schema/order-history'
import { shownEventDetail } from '../orders/stored-event'
import { placeOrder } from './place-order'
import { staffedShop } from './staffed-shop'

const { at, staff, caller } = await staffedShop()

/** Pieces as a later release may store them. */
const LATER = [{ piece: 1, of: { line: 0 } }]

/** An order of 4 coin cells that was paid by card, sent and delivered. */
async function bought() {
  const line = { uuid: crypto.randomUUID(), product_id: at.shop.idOf('CR2032'), quantity: 4 }
  const order = await placeOrder(at.shop, [line], { payment: 'stripe' })
  at.provider.pay(at.provider.last, { state: 'authorized' })
  await at.webhook(at.provider.last)
  await staff.ship(order.number)
  await staff.act(order.number, 'deliver')
  await staff.settle()
  return { ...order, token: await signAccessToken({ scope: 'my-order', subject: order.id }, at.shop.services) }
}

const refundOne = (number: string) =>
  staff.act(number, 'refunds', { reason: 'Trasig', lines: [{ sku: 'CR2032', quantity: 1 }], again: true })

test.each(['lines', 'deposits'] as const)(
  'While the %s of a refund cannot be read, no pieces are given back again, and the pages show the rest',
  async (column) => {
    const { id, number, token } = await bought()
    expect(await refundOne(number)).toBe('200')
    await staff.settle()
    await at.shop.db
      .update(refunds)
      .set({ [column]: LATER })
      .where(eq(refunds.order_id, id))
    expect(await refundOne(number)).toBe('409 refund-unreadable')
    const detail = await caller.call('orderDetail', { path: id, token })
    expect(detail.answer.refunds).toMatchObject([{ state: 'done' }])
    const returns = await caller.call('orderReturns', { path: id, token })
    expect(returns.answer.lines).toMatchObject([{ quantity: 4, left: column === 'lines' ? 4 : 3 }])
  },
)

test('A credit note whose pieces cannot be read is not made up', async () => {
  const { id, number, token } = await bought()
  expect(await refundOne(number)).toBe('200')
  await staff.settle()
  await at.shop.db.update(refunds).set({ credited: LATER }).where(eq(refunds.order_id, id))
  const call = caller.call('orderReceiptFile', { path: id, token, query: `document=${number}-K1` })
  await expect(call).rejects.toThrow()
})

test('A return whose receipt cannot be read is not refused, so that the stock stays right', async () => {
  const { id, number, token } = await bought()
  const lines = [{ position: 0, quantity: 1, reason: 'faulty', condition: 'unopened' }] as const
  await caller.call('announceReturn', {
    path: id,
    body: { id: crypto.randomUUID(), lines: [...lines], message: '' },
    token,
  })
  expect(await staff.returns(`${number}-R1`, 'receive', { sellable: 'all' })).toBe('204')
  const isReceipt = and(eq(orderEvents.order_id, id), eq(orderEvents.type, 'return-received'))
  const [receipt] = await at.shop.db.select({ detail: orderEvents.detail }).from(orderEvents).where(isReceipt)
  expect(receipt?.detail).toEqual({ return: `${number}-R1`, sellable: 'all', version: 2 })
  await at.shop.db
    .update(orderEvents)
    .set({ detail: { ...shownEventDetail(receipt?.detail), sellable: { goods: LATER } } })
    .where(isReceipt)
  expect(await staff.returns(`${number}-R1`, 'refuse', { reason: 'x' })).toBe('409 receipt-unreadable')
})

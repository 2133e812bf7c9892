import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signAccessToken } from '../accounts/access-token'
import { jobs } from '../database/schema/jobs'
import { parcels } from '../database/schema/order-history'
import { subscriptions } from '../database/schema/subscriptions'
import { withdrawals } from '../database/schema/withdrawals'
import { squeezed } from '../mail/tests/text-of-html'
import { Caller } from './caller'
import { GiftCardShop } from './gift-card-shop'
import { placeOrder } from './place-order'
import { post } from './test-shop'

let gift: GiftCardShop
beforeAll(async () => {
  gift = await GiftCardShop.open()
})
afterAll(() => gift.at.shop.close())
beforeEach(async () => {
  await gift.at.reset()
  await gift.at.shop.db.delete(jobs)
})

/** An order of 2 pieces on its way, paid by card. */
async function sent() {
  const { order, payment } = await gift.at.unpaid()
  gift.at.provider.pay(payment, { state: 'authorized' })
  await gift.at.webhook(payment)
  await gift.staff.ship(order.number)
  return { order, payment, number: order.number }
}
const back = (payment: { refunded: Map<string, number> }) => [...payment.refunded.values()]
const mailText = () => squeezed(gift.at.shop.mails.findLast(({ key }) => key.startsWith('order-undelivered'))?.text ?? '')

describe('an order whose parcel came back', () => {
  test('is returned once: its goods are in the stock, and all that was paid goes back, less the freight of the terms', async () => {
    const { order, payment, number } = await sent()
    expect(await gift.staff.act(number, 'undelivered', { sellable: 'all' })).toBe('409 not-captured')
    await gift.staff.settle()
    expect(await gift.staff.act(number, 'undelivered', { sellable: ['alla'] })).toBe('409 not-in-order')
    expect(gift.staff.reason).toBe('alla is not among the goods of the order: LAST, or all')
    for (let n = 0; n < 2; n++) expect(await gift.staff.act(number, 'undelivered', { sellable: 'all', deduct: 49 })).toBe('204')
    await gift.staff.settle()
    expect([await gift.at.statusOf(order), await gift.at.stock(), back(payment)]).toEqual(['returned', 5, [order.total - 49]])
    expect(mailText()).toContain(`Vi betalar tillbaka ${order.total - 49} kr`)
    expect((await gift.staff.show(number)).parcels).toMatchObject([
      { delivered_at: null, returned_at: gift.at.shop.clock.now.toISOString() },
    ])
    expect((await gift.staff.history(number)).filter((step) => step === 'staff: returned')).toHaveLength(1)
  })

  test('has nothing left to return, although a part of its freight was kept', async () => {
    const { order, number } = await sent()
    await gift.staff.settle()
    await gift.staff.act(number, 'undelivered', { sellable: 'all', deduct: 49 })
    const own = { path: order.id, token: await signAccessToken({ scope: 'my-order', subject: order.id }, gift.at.shop.services) }
    const caller = new Caller(gift.at.shop)
    expect((await caller.call('orderReturns', own)).answer).toMatchObject({ is_sent: true, lines: [{ quantity: 2, left: 0 }] })
    expect((await caller.call('orderDetail', own)).answer.allowed.return).toBe(false)
    const lines = [{ position: 0, quantity: 1, reason: 'changed-mind', condition: 'unopened' }]
    const announced = await gift.at.shop.fetch(`/api/orders/${order.id}/returns`, {
      ...post({ id: crypto.randomUUID(), lines, message: '' }, { authorization: `Bearer ${own.token}` }),
    })
    expect(announced.status).toBe(409)
  })

  test('keeps its money when one of its parcels was delivered: only what came back is given back', async () => {
    const { payment, number } = await sent()
    await gift.staff.settle()
    await gift.staff.act(number, 'parcels', { carrier: 'dhl', tracking_number: 'TN-2' })
    const at = gift.at.shop.clock.now
    await gift.at.shop.db.update(parcels).set({ delivered_at: at }).where(eq(parcels.tracking_number, 'TN-2'))
    expect(await gift.staff.act(number, 'undelivered', { sellable: 'all' })).toBe('409 parcel-delivered')
    expect(gift.staff.reason).toContain(`refund ${number} --lines SKU:PIECES. Then: deliver ${number}`)
    await gift.staff.settle()
    expect([await gift.at.stock(), back(payment)]).toEqual([3, []])
  })

  test('has the pieces of one parcel in the stock again once they are refunded, each once', async () => {
    const { number } = await sent()
    await gift.staff.settle()
    const restock = (quantity?: number, sku = 'LAST') => gift.staff.act(number, 'restock', { lines: [{ sku, quantity }] })
    const lines = [{ sku: 'LAST', quantity: 1 }]
    const giveBack = (again = false) => gift.staff.act(number, 'refunds', { reason: 'came back', lines, again })
    expect([await restock(1), await restock()]).toEqual(['409 not-refunded', '409 not-refunded'])
    await giveBack()
    expect([await restock(2), await restock(1, 'alla')]).toEqual(['409 not-refunded', '409 not-in-order'])
    const twice = [
      { sku: 'LAST', quantity: 1 },
      { sku: 'LAST', quantity: 1 },
    ]
    expect(await gift.staff.act(number, 'restock', { lines: twice })).toBe('409 article-repeated')
    for (let n = 0; n < 2; n++) expect([await restock(1), await gift.at.stock()]).toEqual(['200', 4])
    // With both refunded, the same command still changes nothing.
    expect(await giveBack(true)).toBe('200')
    expect([await restock(1), await gift.at.stock()]).toEqual(['200', 4])
    for (let n = 0; n < 2; n++) expect([await restock(), await gift.at.stock()]).toEqual(['200', 5])
    expect(await restock(3)).toBe('409 not-refunded')
    expect((await gift.staff.history(number)).filter((step) => step === 'staff: restocked')).toHaveLength(2)
  })

  test('is not put into the stock twice when the refund of a restocked piece was refused', async () => {
    const { order, payment, number } = await sent()
    await gift.staff.settle()
    const restock = () => gift.staff.act(number, 'restock', { lines: [{ sku: 'LAST', quantity: 1 }] })
    await gift.staff.act(number, 'refunds', { reason: 'came back', lines: [{ sku: 'LAST', quantity: 1 }] })
    expect([await restock(), await gift.at.stock()]).toEqual(['200', 4])
    gift.at.provider.refusesRefunds = true
    await gift.staff.settle()
    gift.at.provider.refusesRefunds = false
    expect((await gift.staff.show(number)).refunds).toMatchObject([{ state: 'refused' }])
    expect([await restock(), await gift.at.stock()]).toEqual(['200', 4])
    expect(await gift.staff.act(number, 'undelivered', { sellable: 'all' })).toBe('204')
    await gift.staff.settle()
    expect([await gift.at.stock(), back(payment)]).toEqual([5, [order.total]])
  })

  test('keeps no more of its money than there is', async () => {
    const { order, number } = await sent()
    await gift.staff.settle()
    expect(await gift.staff.act(number, 'undelivered', { deduct: order.total + 1 })).toBe('409 deduct-too-high')
    expect(gift.staff.reason).toContain(`${order.total} SEK are left`)
    expect(await gift.staff.act(number, 'undelivered', { deduct: order.total })).toBe('204')
  })

  test('keeps goods out of the stock that cannot be sold, and settles the withdrawal of its customer', async () => {
    const { order, number } = await sent()
    const typed = { number, name: 'Kim', email: 'kund@example.com', message: '', extent: 'whole', lines: null }
    await gift.at.shop.fetch('/api/withdrawals', post({ id: crypto.randomUUID(), ...typed }))
    await gift.staff.settle()
    // A withdrawal in time gives the outward freight back too.
    expect(await gift.staff.act(number, 'undelivered', { deduct: 49 })).toBe('409 withdrawn')
    expect(await gift.staff.act(number, 'undelivered')).toBe('204')
    expect(await gift.at.stock()).toBe(3)
    const [row] = await gift.at.shop.db.select().from(withdrawals).where(eq(withdrawals.order_id, order.id))
    expect(row?.settled_at).toEqual(gift.at.shop.clock.now)
  })

  test('paid by gift cards has its money back on them', async () => {
    const [code = ''] = await gift.cards()
    const { number, order } = await gift.buy([code], 2, { payment: 'gift-card' })
    await gift.staff.ship(number)
    await gift.staff.act(number, 'undelivered', { sellable: 'all' })
    expect([await gift.balance(code), await gift.at.statusOf(order)]).toEqual([500, 'returned'])
  })

  test('by invoice owes nothing any more', async () => {
    const order = await placeOrder(gift.at.shop, [gift.at.line(2)])
    await gift.staff.ship(order.number)
    await gift.staff.settle()
    await gift.staff.act(order.number, 'undelivered', { sellable: 'all' })
    await gift.staff.settle()
    expect(mailText()).toContain(`Vi krediterar ${order.total} kr`)
    expect(await gift.staff.act(order.number, 'paid')).toBe('409 not-invoiced')
  })

  test('by an invoice that was paid has its money back', async () => {
    const order = await placeOrder(gift.at.shop, [gift.at.line(2)])
    await gift.staff.ship(order.number)
    await gift.staff.settle()
    await gift.staff.act(order.number, 'paid')
    await gift.staff.act(order.number, 'undelivered', { sellable: 'all' })
    await gift.staff.settle()
    expect(mailText()).toContain(`Vi betalar tillbaka ${order.total} kr`)
  })

  test('ends the subscriptions that it began: no more is announced, and the mail says so', async () => {
    const subscribed = { ...gift.at.line(1), product_id: gift.at.shop.idOf('CR2032'), subscription_interval: { id: 1 } }
    const order = await placeOrder(gift.at.shop, [subscribed], { payment: 'stripe' })
    gift.at.provider.pay(gift.at.provider.last, { state: 'captured' })
    await gift.at.webhook(gift.at.provider.last)
    await gift.staff.ship(order.number)
    await gift.staff.act(order.number, 'undelivered', { sellable: 'all' })
    await gift.staff.settle()
    const [row] = await gift.at.shop.db.select().from(subscriptions).where(eq(subscriptions.order_id, order.id))
    expect(row?.state).toBe('ended')
    expect(mailText()).toContain('Prenumerationen som du beställde avslutas samtidigt')
  })
})

test('an order that is not on its way cannot be noted as come back', async () => {
  const { number } = await placeOrder(gift.at.shop, [gift.at.line(1)])
  expect(await gift.staff.act(number, 'undelivered')).toBe('409 order-status')
  await gift.staff.ship(number)
  await gift.staff.act(number, 'deliver')
  expect(await gift.staff.act(number, 'undelivered')).toBe('409 order-status')
  expect(gift.staff.reason).toContain('it was delivered')
})

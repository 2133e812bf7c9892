import { expect, test } from 'vitest'
import { squeezed } from '../mail/tests/text-of-html'
import { placeOrder } from './place-order'
import { staffedShop } from './staffed-shop'

const { at, staff } = await staffedShop()
const MINUTE_MS = 60_000

/** The mails about orders since the test began, each with its key and text. */
const mailsOf = (id: string) =>
  at.shop.mails.filter(({ key }) => key.endsWith(id)).map(({ key, text }) => [key.split(':')[0], squeezed(text)] as const)

async function after(minutes: number): Promise<void> {
  at.later(minutes * MINUTE_MS)
  await staff.settle()
}

test('an order that still waits for its payment after 3 minutes is confirmed as received, once, and not as accepted', async () => {
  const { order, payment } = await at.unpaid()
  await after(2)
  expect(mailsOf(order.id)).toEqual([])
  await after(1)
  await after(5)
  const [[type, text] = ['', '']] = mailsOf(order.id)
  expect([mailsOf(order.id).length, type]).toEqual([1, 'order-awaits-payment'])
  expect(text).toContain('Vi har tagit emot din order och väntar på betalningen.')
  expect(text).not.toContain('bekräftat')
  at.provider.pay(payment)
  await at.webhook(payment)
  await staff.settle()
  expect(mailsOf(order.id).map(([key]) => key)).toEqual(['order-awaits-payment', 'order-received'])
})

test('an order that is paid or invoiced at once is confirmed alone', async () => {
  const { order, payment } = await at.unpaid()
  at.provider.pay(payment)
  await at.webhook(payment)
  const invoiced = await placeOrder(at.shop, [at.line(1)])
  await after(5)
  for (const { id } of [order, invoiced]) expect(mailsOf(id).map(([key]) => key)).toEqual(['order-received'])
})

test('an order that was confirmed as received and is not paid in time is called off by mail', async () => {
  const { order } = await at.unpaid()
  await after(5)
  await after(60)
  expect(await at.statusOf(order)).toBe('cancelled')
  await staff.settle()
  const [, [type, text] = ['', '']] = mailsOf(order.id)
  expect(type).toBe('order-cancelled')
  expect(text).toMatch(/Ordern betalades inte i tid\.[ !]+Inga pengar har dragits\./)
})

test('an order that was confirmed as received and is replaced by another is called off by mail', async () => {
  const checkoutId = crypto.randomUUID()
  const { order } = await at.unpaid(checkoutId)
  await after(5)
  await placeOrder(at.shop, [at.line(1)], { checkoutId, payment: 'invoice' })
  await staff.settle()
  expect(mailsOf(order.id).map(([key]) => key)).toEqual(['order-awaits-payment', 'order-cancelled'])
})

test('an order with another amount than was paid is called off with the money that goes back', async () => {
  const { order, payment } = await at.unpaid()
  await after(5)
  at.provider.pay(payment, { state: 'captured', amount: 7 })
  await at.webhook(payment)
  await staff.settle()
  expect(mailsOf(order.id).at(-1)?.[1]).toContain('Vi betalar tillbaka 7 kr samma väg som du betalade.')
})

test('an order that ends before it was confirmed as received is not mailed about', async () => {
  const { order, payment } = await at.unpaid()
  payment.status = { ...payment.status, state: 'cancelled' }
  await at.webhook(payment)
  await after(10)
  expect(mailsOf(order.id)).toEqual([])
})

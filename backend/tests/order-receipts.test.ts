import { expect, test } from 'vitest'
import { Checkout } from '../../app/commerce/contract/checkout'
import { signAccessToken } from '../accounts/access-token'
import { customers } from '../database/schema/accounts'
import { squeezed } from '../mail/tests/text-of-html'
import { orderRequest, placeOrder, putCheckout } from './place-order'
import { staffedShop } from './staffed-shop'

const { at, staff } = await staffedShop()
const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/** The mails about orders since the test began, each with its key and text. */
const mailsOf = (id: string) =>
  at.shop.mails.filter(({ key }) => key.includes(id)).map(({ key, text }) => [key.split(':')[0], squeezed(text)] as const)

const typesOf = (id: string) => mailsOf(id).map(([type]) => type)

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
  expect(typesOf(order.id)).toEqual(['order-awaits-payment', 'order-received'])
})

test('an order that is paid or invoiced at once is confirmed alone', async () => {
  const { order, payment } = await at.unpaid()
  at.provider.pay(payment)
  await at.webhook(payment)
  const invoiced = await placeOrder(at.shop, [at.line(1)])
  await after(5)
  for (const { id } of [order, invoiced]) expect(typesOf(id)).toEqual(['order-received'])
})

test('an order whose payment could not be opened is neither confirmed nor called off, until a later try opens it', async () => {
  const checkoutId = crypto.randomUUID()
  const request = await orderRequest(at.shop, [at.line(1)], { checkoutId, payment: 'stripe' })
  at.provider.isDown = true
  expect((await putCheckout(at.shop, request, { checkoutId })).status).toBe(503)
  at.provider.isDown = false
  await after(5)
  const { order } = Checkout.parse(await (await putCheckout(at.shop, request, { checkoutId })).json())
  const id = order?.id ?? ''
  expect(typesOf(id)).toEqual([])
  await after(5)
  expect(typesOf(id)).toEqual(['order-awaits-payment'])

  at.provider.isDown = true
  const other = crypto.randomUUID()
  const given = await orderRequest(at.shop, [at.line(1)], { checkoutId: other, payment: 'stripe' })
  expect((await putCheckout(at.shop, given, { checkoutId: other })).status).toBe(503)
  const count = at.shop.mails.length
  await after(60)
  at.provider.isDown = false
  await after(60)
  expect(
    at.shop.mails
      .slice(count)
      .map(({ key }) => key)
      .filter((key) => !key.includes(id)),
  ).toEqual([])
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
  expect(typesOf(order.id)).toEqual(['order-awaits-payment', 'order-cancelled'])
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

test('an order with another currency than was paid is called off without an amount', async () => {
  const { order, payment } = await at.unpaid()
  await after(5)
  at.provider.pay(payment, { state: 'captured', amount: 7, currency: 'EUR' })
  await at.webhook(payment)
  await staff.settle()
  expect(mailsOf(order.id)[1]?.[1]).toContain('Vi betalar tillbaka beloppet samma väg som du betalade.')
})

test('an order that is replaced while its payment cannot be ended is called off with what may be reserved', async () => {
  const checkoutId = crypto.randomUUID()
  const { order } = await at.unpaid(checkoutId)
  await after(5)
  at.provider.isDown = true
  await placeOrder(at.shop, [at.line(1)], { checkoutId, payment: 'invoice' })
  await staff.settle()
  expect(mailsOf(order.id)[1]?.[1]).toMatch(new RegExp(`Är ${order.total}\\skr reserverat hos din bank`))
})

test('an order that is called off, paid late and then cancelled by the staff is called off twice', async () => {
  const { order, payment } = await at.unpaid()
  await after(5)
  await after(60)
  await staff.settle()
  at.provider.pay(payment)
  await at.webhook(payment)
  await staff.settle()
  await staff.act(order.number, 'cancel', { reason: 'by-shop' })
  await staff.settle()
  expect(typesOf(order.id)).toEqual(['order-awaits-payment', 'order-cancelled', 'order-received', 'order-cancelled'])
  expect(mailsOf(order.id).at(-1)?.[1]).toContain('Vi kan tyvärr inte leverera ordern.')
})

test('an order that is paid late before it could be called off is confirmed alone', async () => {
  const { order, payment } = await at.unpaid()
  await after(5)
  payment.status = { ...payment.status, state: 'failed' }
  await at.webhook(payment)
  at.provider.pay(payment)
  await at.webhook(payment)
  await staff.settle()
  expect(await at.statusOf(order)).toBe('confirmed')
  expect(typesOf(order.id)).toEqual(['order-awaits-payment', 'order-received'])
})

test('an address gets 5 receipts in 24 hours, and no order without one is called off; orders that are paid in time do not count', async () => {
  await at.setStock(20)
  const paid = await at.unpaid()
  at.provider.pay(paid.payment)
  await at.webhook(paid.payment)
  await after(5)
  const ids: string[] = []
  for (let n = 0; n < 6; n++) ids.push((await at.unpaid()).order.id)
  await after(5)
  const receipt = ['order-awaits-payment']
  expect(ids.map(typesOf)).toEqual([receipt, receipt, receipt, receipt, receipt, []])
  await after(60)
  await staff.settle()
  expect(ids.map((id) => typesOf(id).length)).toEqual([2, 2, 2, 2, 2, 0])
  await after(DAY_MINUTES)
  const { order } = await at.unpaid()
  await after(5)
  expect(typesOf(order.id)).toEqual(receipt)
})

test('what a stranger orders for an address does not use up the receipts of its owner, who is logged in', async () => {
  await at.setStock(30)
  const names = { first_name: 'Test', last_name: 'Kund', password_hash: '' }
  const account = { ...names, email: 'kund@example.com', email_confirmed_at: at.shop.clock.now }
  const [owner] = await at.shop.db.insert(customers).values(account).returning({ id: customers.id })
  const token = await signAccessToken({ scope: 'account', subject: `${owner?.id}` }, at.shop.services)
  const own = { payment: 'stripe' as const, headers: { authorization: `Bearer ${token}` } }
  const placed = [await at.unpaid(), await at.unpaid()].map(({ order }) => order)
  for (let n = 0; n < 6; n++) placed.push(await placeOrder(at.shop, [at.line(1)], own))
  for (let n = 0; n < 4; n++) placed.push((await at.unpaid()).order)
  await after(5)
  const without = placed.filter(({ id }) => typesOf(id).length === 0)
  expect(without).toEqual([placed.at(-1)])
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import type { OrderReturn } from '../../app/commerce/contract/return'
import { signAccessToken } from '../accounts/access-token'
import { jobs } from '../database/schema/jobs'
import { products } from '../database/schema/products'
import { squeezed } from '../mail/tests/text-of-html'
import { BookingRefusal } from '../interfaces/carrier'
import { Caller } from './caller'
import { PaymentShop } from './payment-shop'
import { textsOfPdf } from './pdf-text'
import { placeOrder } from './place-order'
import { Staff } from './staff'

let at: PaymentShop
let staff: Staff
let caller: Caller
let carriers: PaymentShop['shop']['services']['carriers']
beforeAll(async () => {
  at = await PaymentShop.open()
  staff = new Staff(at.shop)
  caller = new Caller(at.shop)
  carriers = at.shop.services.carriers
})
afterAll(() => at.shop.close())
beforeEach(async () => {
  await at.reset()
  at.shop.services.carriers = carriers
  at.provider.refusesRefunds = false
  await at.shop.db.delete(jobs)
})

type Reason = OrderReturn['lines'][number]['reason']

const tokenOf = ({ id }: Order) => signAccessToken({ scope: 'my-order', subject: id }, at.shop.services)
const readReturns = async (order: Order) =>
  (await caller.call('orderReturns', { path: order.id, token: await tokenOf(order) })).answer
const given = async ({ number }: Order) => (await staff.show(number)).refunds.map(({ amount, state }) => [amount, state])

/** An order of 9 coin cells that was paid by card, sent and delivered. */
async function delivered(): Promise<Order> {
  const cells = { uuid: crypto.randomUUID(), product_id: at.shop.idOf('CR2032'), quantity: 9 }
  const order = await placeOrder(at.shop, [cells], { payment: 'stripe' })
  at.provider.pay(at.provider.last, { state: 'authorized' })
  await at.webhook(at.provider.last)
  await staff.ship(order.number)
  await staff.act(order.number, 'deliver')
  await staff.settle()
  return order
}

async function announce(order: Order, buys_label: boolean, reason: Reason = 'changed-mind', quantity = 6): Promise<OrderReturn> {
  const lines = [{ position: 0, quantity, reason, condition: 'unopened' as const }]
  const body = { id: crypto.randomUUID(), lines, message: '', buys_label }
  const { answer } = await caller.call('announceReturn', { path: order.id, body, token: await tokenOf(order) })
  await staff.settle()
  return answer
}

test('The price of a label is said before it is chosen', async () => {
  expect((await readReturns(await delivered())).label_offer).toEqual({ price: 69, carrier: 'PostNord' })
})

test('No label is offered that nobody can book', async () => {
  const order = await delivered()
  at.shop.services.carriers = { ...carriers, postnord: { ...carriers.postnord, bookReturn: null } }
  expect((await readReturns(order)).label_offer).toBeNull()
})

test('No label is offered for goods that are too heavy for a drop-off point, and are collected', async () => {
  const order = await delivered()
  const isSold = eq(products.sku, 'CR2032')
  const [sold] = await at.shop.db.select().from(products).where(isSold)
  await at.shop.db.update(products).set({ weight_grams: 25_000 }).where(isSold)
  const { label_offer } = await readReturns(order)
  await at.shop.db.update(products).set({ weight_grams: sold?.weight_grams }).where(isSold)
  expect(label_offer).toBeNull()
})

test('No label is offered once nothing is left to send back, or the time to change one’s mind is over', async () => {
  const [early, late] = [await delivered(), await delivered()]
  await announce(early, false, 'changed-mind', 9)
  expect((await readReturns(early)).label_offer).toBeNull()
  at.later(120 * 24 * 3600_000)
  expect((await readReturns(late)).label_offer).toBeNull()
})

test('A shopper who has changed their mind buys a label: it is booked, and its price is in the mail and on the page', async () => {
  const order = await delivered()
  await announce(order, true)
  const [shown] = (await readReturns(order)).returns
  expect(shown).toMatchObject({ freight_paid_by: 'customer', label_price: 69, label: { booking: { state: 'booked' } } })
  const mail = squeezed(at.shop.mails.findLast(({ key }) => key.startsWith('return-announced:'))?.text ?? '')
  expect(mail).toContain('Returetiketten kostar 69 kr. Beloppet dras från det du får tillbaka')
})

test('The label is deducted from the refund exactly once, and its credit note has a line for it', async () => {
  const order = await delivered()
  const { number, goods_total } = await announce(order, true)
  await staff.returns(number, 'receive')
  at.provider.refusesRefunds = true
  expect(await staff.returns(number, 'refund')).toBe('200')
  await staff.settle()
  at.provider.refusesRefunds = false
  at.later(1000)
  for (let n = 0; n < 2; n++) expect(await staff.returns(number, 'refund')).toBe('200')
  await staff.settle()
  expect(await given(order)).toEqual([
    [goods_total - 69, 'refused'],
    [goods_total - 69, 'done'],
  ])
  // The first refund, which was refused, uses no number.
  const query = `document=${order.number}-K1`
  const { answer } = await caller.call('orderReceiptFile', { path: order.id, token: await tokenOf(order), query })
  const note = textsOfPdf(Buffer.from(answer.content, 'base64'))
    .map(({ text }) => text)
    .join(' ')
  expect(note).toContain('Returetikett')
  expect(note).not.toContain('Avdrag för minskat värde')
})

test('A label for a fault stays free, also when the shopper wanted to buy it', async () => {
  const order = await delivered()
  const { number, goods_total } = await announce(order, true, 'faulty')
  expect((await readReturns(order)).returns[0]).toMatchObject({ freight_paid_by: 'shop', label_price: 0 })
  await staff.returns(number, 'receive')
  await staff.returns(number, 'refund')
  await staff.settle()
  expect(await given(order)).toEqual([[goods_total, 'done']])
})

test('A label that costs more than its goods takes no more than they were worth, and the return shows that', async () => {
  const order = await delivered()
  const { number, goods_total } = await announce(order, true, 'changed-mind', 1)
  expect(goods_total).toBeLessThan(69)
  await staff.returns(number, 'receive')
  await staff.returns(number, 'refund')
  await staff.settle()
  const [shown] = (await readReturns(order)).returns
  expect(shown).toMatchObject({ goods_total, label_price: goods_total, refund: { amount: 0 } })
  expect(await given(order)).toEqual([])
})

test('Without a request no label is bought, and nothing is deducted', async () => {
  const order = await delivered()
  const { number, goods_total } = await announce(order, false)
  expect((await readReturns(order)).returns[0]).toMatchObject({ label_price: 0, label: { booking: null } })
  await staff.returns(number, 'receive')
  await staff.returns(number, 'refund')
  await staff.settle()
  expect(await given(order)).toEqual([[goods_total, 'done']])
})

test('A label that the carrier refuses to book costs nothing, and the mail says so', async () => {
  const order = await delivered()
  const refuses = () => Promise.reject(new BookingRefusal('too long'))
  at.shop.services.carriers = { ...carriers, postnord: { ...carriers.postnord, bookReturn: refuses } }
  const { number, goods_total } = await announce(order, true)
  expect((await readReturns(order)).returns[0]?.label_price).toBe(0)
  await staff.returns(number, 'receive')
  await staff.returns(number, 'refund')
  await staff.settle()
  expect(await given(order)).toEqual([[goods_total, 'done']])
})

test('A refund is never less than nothing', async () => {
  const order = await delivered()
  const { number } = await announce(order, true, 'changed-mind', 1)
  await staff.returns(number, 'receive')
  expect(await staff.returns(number, 'refund')).toBe('200')
  await staff.settle()
  expect(await given(order)).toEqual([])
  expect((await readReturns(order)).returns[0]?.refund).toEqual({
    amount: 0,
    gift_card_amount: 0,
    state: 'done',
    is_credit: false,
  })
})

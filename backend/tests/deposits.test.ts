import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '../../app/commerce/contract/order'
import type { OrderReturn } from '../../app/commerce/contract/return'
import { signAccessToken } from '../accounts/access-token'
import { attributes, productAttributes } from '../database/schema/attributes'
import { jobs } from '../database/schema/jobs'
import { products, setMembers } from '../database/schema/products'
import { squeezed } from '../mail/tests/text-of-html'
import { countStarterBatteries } from '../seed/write/count-starter-batteries'
import { Caller } from './caller'
import { PaymentShop } from './payment-shop'
import { textsOfPdf } from './pdf-text'
import { GERMANY, type Ordering, placeOrder, quoteCart } from './place-order'
import { Staff } from './staff'
import { post } from './test-shop'

let at: PaymentShop
let staff: Staff
let caller: Caller
beforeAll(async () => {
  at = await PaymentShop.open()
  staff = new Staff(at.shop)
  caller = new Caller(at.shop)
})
afterAll(() => at.shop.close())
beforeEach(async () => {
  await at.reset()
  at.provider.refusesRefunds = false
  await at.shop.db.delete(jobs)
  await at.shop.db.update(products).set({ starter_batteries: 1 }).where(eq(products.sku, 'LAST'))
})

const line = (sku: string, quantity = 1) => ({ uuid: crypto.randomUUID(), product_id: at.shop.idOf(sku), quantity })
const tokenOf = ({ id }: Order) => signAccessToken({ scope: 'my-order', subject: id }, at.shop.services)
const paidTotal = () => [...at.provider.last.captured.values()].reduce((sum, amount) => sum + amount, 0)
type Reason = OrderReturn['lines'][number]['reason']
const cents = (amount: number) => Math.round(amount * 100) / 100

async function ordered(quantity: number, ordering: Ordering = {}): Promise<Order> {
  const order = await placeOrder(at.shop, [line('LAST', quantity)], { payment: 'stripe', place: GERMANY, ...ordering })
  at.provider.pay(at.provider.last, { state: 'authorized' })
  await at.webhook(at.provider.last)
  return order
}

async function delivered(quantity: number): Promise<Order> {
  const order = await ordered(quantity)
  await staff.ship(order.number)
  await staff.act(order.number, 'deliver')
  await staff.settle()
  return order
}

async function comeBack(order: Order, quantity: number, reason: Reason = 'changed-mind'): Promise<OrderReturn> {
  const lines = [{ position: 0, quantity, reason, condition: 'opened' } as const]
  const body = { id: crypto.randomUUID(), lines, message: '' }
  return (await caller.call('announceReturn', { path: order.id, body, token: await tokenOf(order) })).answer
}

async function refundOf({ number }: OrderReturn): Promise<number> {
  await staff.returns(number, 'receive', { sellable: 'all' })
  const answer = await at.shop.fetch(`/admin/returns/${number}/refund`, post({}, { authorization: 'Bearer the-operator' }))
  return ((await answer.json()) as { amount: number }).amount
}

const deposit = (order: Order, lines: object[] = [], again = false) =>
  staff.act(order.number, 'refunds', { deposits: { lines }, reason: 'deposit: old battery handed in', again })
const given = async (order: Order) => {
  await staff.settle()
  return (await staff.show(order.number)).refunds.map(({ amount, state }) => [amount, state])
}

async function textOf(order: Order, document?: string): Promise<string> {
  const query = document === undefined ? undefined : `document=${document}`
  const { answer } = await caller.call('orderReceiptFile', { path: order.id, token: await tokenOf(order), query })
  const texts = textsOfPdf(Buffer.from(answer.content, 'base64'))
  return texts.map(({ text }) => text).join(' ')
}

describe('the deposit of a starter battery', () => {
  test('is in the total of every quote in Germany, once for each piece, and in its VAT', async () => {
    const { items, items_total, quotes } = await quoteCart(at.shop, [line('LAST', 2)], { place: GERMANY })
    expect(items[0]?.deposit).toBe(7.5)
    expect(quotes.length).toBeGreaterThan(0)
    for (const { total, shipping, fee, deposit, vat_total } of quotes) {
      expect(deposit).toBe(15)
      expect(total).toBe(cents(items_total + shipping + fee + 15))
      expect(vat_total).toBe(cents((total * 19) / 119))
    }
  })

  test('is owed in no other country, and for no other goods', async () => {
    const sweden = await quoteCart(at.shop, [line('LAST', 2)])
    const germany = await quoteCart(at.shop, [line('CR2032', 2)], { place: GERMANY })
    expect([...sweden.quotes, ...germany.quotes].map((quote) => quote.deposit)).toEqual(
      [...sweden.quotes, ...germany.quotes].map(() => 0),
    )
  })

  test('is owed for each battery of a set', async () => {
    await at.shop.db.update(products).set({ starter_batteries: 2 }).where(eq(products.sku, 'SET'))
    const { items } = await quoteCart(at.shop, [line('SET')], { place: GERMANY })
    expect(items[0]?.deposit).toBe(15)
  })

  test('is not reduced by codes, and does not count for free delivery', async () => {
    const cart = [line('LAST', 2)]
    const [plain, reduced] = [
      await quoteCart(at.shop, cart, { place: GERMANY }),
      await quoteCart(at.shop, cart, { place: GERMANY, coupons: ['KRAFT10'] }),
    ]
    expect(reduced.discount_total).toBeCloseTo(plain.items_total * 0.1, 1)
    expect(reduced.quotes[0]?.deposit).toBe(15)
    const { price = 0 } = plain.items[0] ?? {}
    const deliveries = plain.deliveries.filter(({ free_from }) => free_from !== null)
    for (const { free_from, price: freight } of deliveries) expect(freight === 0).toBe(price * 2 >= (free_from ?? 0))
  })

  test('is charged with the order, and stands in its mail and its receipt', async () => {
    const order = await delivered(2)
    expect(order).toMatchObject({ deposit_total: 15, items: [{ deposit: 7.5, quantity: 2 }] })
    expect(order.total).toBe(cents(order.items_total + 15 + (order.shipping?.price ?? 0) + order.payment.fee))
    expect(paidTotal()).toBe(order.total)
    const mail = squeezed(at.shop.mails.find(({ key }) => key.startsWith('order-received:'))?.text ?? '')
    expect(mail).toMatch(/zzgl\. 7,50 € Pfand je Stück/)
    expect(mail).toMatch(/Pfand für Starterbatterien 15,00 €/)
    const receipt = await textOf(order)
    expect(receipt).toContain('Pfand für Starterbatterien')
    const { answer } = await caller.call('orderDetail', { path: order.id, token: await tokenOf(order) })
    expect(answer.vat_rates).toEqual([{ rate: 19, total: order.total, vat: order.vat_total }])
  })

  test('is not taken for pieces that were withdrawn from before the order was sent', async () => {
    const order = await ordered(2)
    const typed = { number: order.number, name: 'Kim', email: 'kund@example.com', message: '', extent: 'part' }
    const body = { id: crypto.randomUUID(), ...typed, lines: [{ position: 0, quantity: 1 }] }
    await at.shop.fetch('/api/withdrawals', post(body))
    at.later(24 * 3600_000)
    for (let n = 0; n < 3; n++) await staff.settle()
    await staff.ship(order.number)
    await staff.settle()
    const price = order.items[0]?.price ?? 0
    expect((await at.read(order)).withdrawn_total).toBe(cents(price + 7.5))
    expect(cents(paidTotal() - [...at.provider.last.refunded.values()].reduce((sum, amount) => sum + amount, 0))).toBe(
      cents(order.total - price - 7.5),
    )
  })
})

describe('proof of an old battery that was handed in', () => {
  test('gives the deposit back through the provider that was paid, with a credit note that names it', async () => {
    const order = await delivered(2)
    expect(await deposit(order, [{ sku: 'LAST', quantity: 1 }])).toBe('200')
    expect(await given(order)).toEqual([[7.5, 'done']])
    expect(at.shop.mails.some(({ key }) => key.startsWith('money-back:'))).toBe(true)
    const note = await textOf(order, `${order.number}-K1`)
    expect(note).toContain('Pfand für Starterbatterie (§ 19 BattDG)')
    expect(note).toContain('LAST')
    expect(note).toMatch(/–7,50\s€/)
    expect(note).not.toContain('Versand')
  })

  test('gives each deposit back once', async () => {
    const order = await delivered(2)
    expect(await deposit(order, [{ sku: 'LAST', quantity: 3 }])).toBe('409 deposits-refunded')
    expect(await deposit(order, [{ sku: 'CR2032' }])).toBe('409 deposits-refunded')
    expect(await deposit(order)).toBe('200')
    expect(await deposit(order, [], true)).toBe('409 deposits-refunded')
    expect(await given(order)).toEqual([[15, 'done']])
  })

  test('is refused before the order is sent', async () => {
    expect(await deposit(await ordered(1))).toBe('409 order-status')
  })
})

describe('a return of starter batteries', () => {
  test('gives the deposits of its pieces back with them, and says so before', async () => {
    const order = await delivered(3)
    const price = order.items[0]?.price ?? 0
    const back = await comeBack(order, 1)
    expect(back.goods_total).toBe(cents(price + 7.5))
    expect(await refundOf(back)).toBe(cents(price + 7.5))
    await staff.settle()
    const { answer } = await caller.call('orderReturns', { path: order.id, token: await tokenOf(order) })
    expect(answer.returns[0]?.goods_total).toBe(cents(price + 7.5))
    const note = await textOf(order, `${order.number}-K1`)
    expect(note).toContain('Pfand für Starterbatterie')
    expect(note).not.toContain('Versand')
    expect(await deposit(order, [{ sku: 'LAST', quantity: 3 }])).toBe('409 deposits-refunded')
  })

  test('gives all deposits of the sent pieces back after the staff refunded another piece before dispatch', async () => {
    const order = await ordered(4)
    at.provider.pay(at.provider.last, { state: 'captured' })
    await at.webhook(at.provider.last)
    const price = order.items[0]?.price ?? 0
    expect(await staff.act(order.number, 'refunds', { lines: [{ sku: 'LAST', quantity: 1 }], reason: 'Broken' })).toBe('200')
    expect(await given(order)).toEqual([[cents(price + 7.5), 'done']])
    await staff.ship(order.number)
    await staff.act(order.number, 'deliver')
    expect((await comeBack(order, 2)).goods_total).toBe(cents(price * 2 + 15))
    expect(await deposit(order, [{ sku: 'LAST', quantity: 4 }])).toBe('409 deposits-refunded')
    expect(await deposit(order, [{ sku: 'LAST', quantity: 3 }])).toBe('200')
    expect((await given(order)).at(-1)).toEqual([22.5, 'done'])
  })

  test('gives no deposit back that was given back before, so that the parts add up to what was paid', async () => {
    const order = await delivered(2)
    expect(await deposit(order)).toBe('200')
    // All of the freight goes back too.
    const back = await comeBack(order, 2, 'faulty')
    const refund = await refundOf(back)
    expect(back.goods_total).toBe(order.items_total)
    await staff.settle()
    expect(cents(refund + 15)).toBe(cents(order.total))
  })

  test('whose refund the provider has refused keeps its deposits: they go back when it is asked for again, and not alone before', async () => {
    const order = await delivered(2)
    const back = await comeBack(order, 1)
    at.provider.refusesRefunds = true
    const refund = await refundOf(back)
    await staff.settle()
    at.provider.refusesRefunds = false
    at.later(1000)
    expect(await deposit(order, [{ sku: 'LAST', quantity: 2 }])).toBe('409 deposits-refunded')
    expect(await deposit(order)).toBe('200')
    at.later(1000)
    expect(await staff.returns(back.number, 'refund')).toBe('200')
    expect(await given(order)).toEqual([
      [refund, 'refused'],
      [7.5, 'done'],
      [refund, 'done'],
    ])
  })

  test('whose worth was deducted in whole took the deposits of its pieces with it', async () => {
    const order = await delivered(2)
    const { number, goods_total } = await comeBack(order, 1)
    await staff.returns(number, 'receive')
    expect(await staff.returns(number, 'refund', { deduct: goods_total })).toBe('200')
    expect(await deposit(order, [{ sku: 'LAST', quantity: 2 }])).toBe('409 deposits-refunded')
    expect(await deposit(order)).toBe('200')
    expect(await given(order)).toEqual([[7.5, 'done']])
  })

  test('leaves the deposits out of a later refund of pieces by the staff that were given back before', async () => {
    const order = await delivered(2)
    expect(await deposit(order, [{ sku: 'LAST', quantity: 1 }])).toBe('200')
    at.later(1000)
    const price = order.items[0]?.price ?? 0
    const body = { lines: [{ sku: 'LAST', quantity: 2 }], reason: 'Lost' }
    expect(await staff.act(order.number, 'refunds', body)).toBe('200')
    expect(await given(order)).toEqual([
      [7.5, 'done'],
      [cents(price * 2 + 7.5), 'done'],
    ])
  })
})

test('Batteries with a cold cranking current or the terminals of a motorcycle are starter batteries, and sets have those of their members', async () => {
  const { db } = at.shop
  await db.update(products).set({ starter_batteries: 0 })
  await db.insert(attributes).values([
    { key: 'cold-cranking', unit: 'A', position: 90 },
    { key: 'terminal', unit: null, position: 91 },
  ])
  await db.insert(productAttributes).values([
    { product_id: at.shop.idOf('CR2032'), attribute_key: 'cold-cranking', number: 540 },
    { product_id: at.shop.idOf('LAST'), attribute_key: 'terminal', value: 'mc-bolt' },
    { product_id: at.shop.idOf('TESTER'), attribute_key: 'terminal', value: 'faston' },
  ])
  await countStarterBatteries(db)
  const skus = ['CR2032', 'LAST', 'TESTER', 'SET']
  const rows = await db.select().from(products).where(inArray(products.sku, skus)).orderBy(products.sku)
  expect(rows.map((row) => [row.sku, row.starter_batteries])).toEqual([
    ['CR2032', 1],
    ['LAST', 1],
    ['SET', 2],
    ['TESTER', 0],
  ])
  expect(await db.$count(setMembers)).toBeGreaterThan(0)
})

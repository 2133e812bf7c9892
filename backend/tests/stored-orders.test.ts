import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Order } from '../../app/commerce/contract/order'
import { PaymentMethodId } from '../../app/commerce/contract/payment'
import { jobs } from '../database/schema/jobs'
import { orderEvents } from '../database/schema/order-history'
import { orderLines, orders } from '../database/schema/orders'
import { paymentAttempts, paymentEvents } from '../database/schema/payments'
import { subscriptions } from '../database/schema/subscriptions'
import { invoiceTerms } from '../orders/invoice-terms'
import { loadOrder } from '../orders/load-order'
import { storeOf } from '../stores/stores'
import first from './fixture/stored-orders/1.json'
import second from './fixture/stored-orders/2.json'
import third from './fixture/stored-orders/3.json'
import fourth from './fixture/stored-orders/4.json'
import fifth from './fixture/stored-orders/5.json'
import sixth from './fixture/stored-orders/6.json'
import seventh from './fixture/stored-orders/7.json'
import eighth from './fixture/stored-orders/8.json'
import { placeOrder } from './place-order'
import { openTestShop, type TestShop } from './test-shop'

/**
 * Each form in which a release has written orders: the rows of its database, and its answer for them, in which fields that the
 * contract has got since have their default, except how its invoice is paid. The last is the current form. A release that writes
 * another form adds a file here and an upgrade in backend/orders. The files are never edited.
 */
const WRITTEN = [first, second, third, fourth, fifth, sixth, seventh, eighth].map((written) => ({
  ...written,
  answer: { ...Order.parse(written.answer), invoice: invoiceTerms(written.order.number, storeOf('sv')) },
}))
type Written = (typeof WRITTEN)[number]
const current = { ...eighth, answer: Order.parse(eighth.answer) }

/** Values that no field of an order accepts as its own. */
const UNREADABLE: readonly unknown[] = [null, true, -1, '\u2026', [[]], { a: [] }]

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => {
  await shop.close()
})
afterEach(async () => {
  for (const table of [jobs, subscriptions, orderEvents, paymentEvents, paymentAttempts, orderLines, orders])
    await shop.db.delete(table)
})

const rows = (table: typeof orders | typeof orderLines, values: unknown) =>
  shop.db.execute(
    sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(values)}::jsonb)`,
  )

/** The order as the API answers it, after its rows were written to the database. */
async function answerOf({
  order,
  lines,
}: {
  order: { id: string; shipping: unknown; payment: unknown }
  lines: readonly object[]
}): Promise<Order> {
  // The defaults of the columns, for rows of a release that did not have them.
  await rows(orders, [{ terms: '', is_renewal: false, withdrawn_total: 0, ...order }])
  await rows(
    orderLines,
    lines.map((line) => ({ withdrawn: 0, uncharged: 0, ...line })),
  )
  const answer = await loadOrder(shop.db, order.id)
  return Order.parse(JSON.parse(JSON.stringify(answer)))
}

describe.each(WRITTEN.map((written, at) => [at + 1, written] as const))(
  'an order as release %i wrote it',
  (_, written: Written) => {
    test('is answered as by the release that wrote it', async () => {
      expect(await answerOf(written)).toEqual(written.answer)
    })

    const [line, ...others] = written.lines
    if (line === undefined) throw new Error('The order has lines')
    const charged = Number(line.price)

    test('still shows name, quantity and price of a line of which nothing else can be read', async () => {
      const { items } = await answerOf({ ...written, lines: [{ ...line, item: { name: line.item.name } }, ...others] })
      expect(items[0]).toMatchObject({ name: 'Knappcell CR2032', quantity: 2, price: charged, product_id: 1 })
      expect(items.slice(1)).toEqual(written.answer.items.slice(1))
    })

    test.each(UNREADABLE)('is answered when the whole document of a line is %j', async (item) => {
      const { items, ...rest } = await answerOf({ ...written, lines: [{ ...line, item }, ...others].map(withoutNullItem) })
      expect(items[0]).toMatchObject({ name: '#1', quantity: 2, price: charged, product_id: 1 })
      expect({ ...rest, items: items.slice(1) }).toEqual({ ...written.answer, items: written.answer.items.slice(1) })
    })

    test.each(Object.keys(line.item))('loses nothing but the %s of a line when that cannot be read', async (field) => {
      for (const value of UNREADABLE) {
        const item = { ...line.item, [field]: value }
        const { items, ...rest } = await answerOf({ ...written, lines: [{ ...line, item }, ...others] })
        const same = FIELD_OF[field] ?? field
        expect({ ...items[0], [same]: null }).toEqual({ ...written.answer.items[0], [same]: null })
        expect({ ...rest, items: items.slice(1) }).toEqual({ ...written.answer, items: written.answer.items.slice(1) })
        await shop.db.delete(orderLines)
        await shop.db.delete(orders)
      }
    })

    test.each(['shipping', 'payment', 'customer'] as const)('loses nothing else when its %s cannot be read', async (column) => {
      const answer = await answerOf({ ...written, order: { ...written.order, [column]: {} } })
      expect({ ...answer, [column]: null }).toEqual({ ...written.answer, [column]: null })
      expect([answer.shipping?.price, answer.payment.fee, answer.customer.email]).toEqual([49, 0, 'kund@example.com'])
      expect(answer.customer.address?.country_code).toBe('SE')
    })
  },
)

test('an order of which nothing is sent has neither delivery nor address', async () => {
  const answer = await answerOf({ ...current, order: { ...current.order, shipping: null } })
  expect([answer.shipping, answer.customer.address]).toEqual([null, null])
  expect(answer.customer).toEqual({ ...current.answer.customer, address: null })
})

test('the known fields of an order written by a later release are read', async () => {
  const [line, ...others] = current.lines
  const later = { ...line, item: { ...line?.item, version: 99, sku: { number: 'CR2032' } } }
  const { items } = await answerOf({ ...current, lines: [later, ...others] })
  expect(items).toEqual([{ ...current.answer.items[0], sku: '' }, ...current.answer.items.slice(1)])
})

test('a method that is offered no more stays the one that was agreed, and is no invoice', async () => {
  const payment = { ...current.order.payment, id: 'former-provider' }
  const answer = await answerOf({ ...current, order: { ...current.order, payment } })
  expect([answer.payment.id, answer.invoice]).toEqual(['former-provider', null])
})

test('the gift cards of an order are read one by one', async () => {
  const card = { id: crypto.randomUUID(), last4: 'W4XY', amount: 100 }
  const payment = {
    ...current.order.payment,
    gift_cards: [{ ...card, left: 25.5, of: 'later' }, card, { ...card, amount: [] }, null],
  }
  const { gift_cards, gift_card_total } = await answerOf({ ...current, order: { ...current.order, payment } })
  // The first releases with gift cards did not store the balance that is left.
  expect([gift_cards, gift_card_total]).toEqual([
    [
      { ...card, left: 25.5 },
      { ...card, left: null },
    ],
    200,
  ])
})

test('an order is written in the current form', async () => {
  const { answer } = current
  const { id } = await placeOrder(shop, answer.items, {
    checkoutId: answer.checkout_order_id,
    coupons: current.order.coupons,
    message: answer.message,
    delivery: answer.shipping?.id,
    payment: PaymentMethodId.parse(answer.payment.id),
    customer: answer.customer,
  })
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, id))
  const lines = await shop.db.select().from(orderLines).orderBy(orderLines.position)
  const documents = ({ shipping, payment, customer }: Pick<typeof orders.$inferSelect, 'shipping' | 'payment' | 'customer'>) => ({
    shipping,
    payment,
    customer,
  })
  if (order === undefined) throw new Error('The order was placed')
  // Its words and days are those of this release and of this day.
  const said = expect.any(String) as string
  const shipping = { ...current.order.shipping, description: said, arrives_from: said, arrives_to: said }
  expect(documents(order)).toEqual({ ...documents(current.order), shipping })
  expect(lines.map(({ item }) => item)).toEqual(current.lines.map(({ item }) => item))
})

/** The stored fields that are answered under another name. */
const FIELD_OF: Record<string, string> = { tiers: 'pricing' }

/** `null` would violate the NOT NULL of the column before anything is read. */
const withoutNullItem = (line: { item: unknown }) => (line.item === null ? { ...line, item: 0 } : line)

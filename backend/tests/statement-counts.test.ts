import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signAccessToken } from '../accounts/access-token'
import { insertRows } from '../database/insert-rows'
import { customers } from '../database/schema/accounts'
import { customerOfferItems, customerOffers } from '../database/schema/customer-offers'
import { refunds } from '../database/schema/order-history'
import { type OrderRow, orders } from '../database/schema/orders'
import { paymentAttempts } from '../database/schema/payments'
import { returnLines, returns } from '../database/schema/returns'
import {
  subscriptionPaymentChanges,
  subscriptionPriceChanges,
  subscriptionRenewals,
  subscriptions,
} from '../database/schema/subscriptions'
import { DEMO_ACCOUNT } from '../seed/data/demo-account'
import { copyOrder } from './many-orders'
import { placeOrder } from './place-order'
import { openTestShop, type TestShop } from './test-shop'

const FEW = 3
const MANY = 60

/** The calls of the account pages that list what the customer has, and of the overview. */
const CALLS = [
  ...['orders', 'orders?page=2', 'orders?group=underway', 'orders?group=delivered', 'orders?group=sent', 'orders?text=CR2032'],
  ...['returns', 'bought-products', 'offers', 'subscriptions'],
]

let shop: TestShop
let customer_id: number
let headers: { authorization: string }
beforeAll(async () => {
  shop = await openTestShop()
  const [demo] = await shop.db.select().from(customers).where(eq(customers.email, DEMO_ACCOUNT.email))
  customer_id = demo?.id ?? 0
  const token = await signAccessToken({ scope: 'account', subject: String(customer_id) }, shop.services)
  headers = { authorization: `Bearer ${token}` }
})
afterAll(() => shop.close())

/** The statements that each call makes of the database. */
async function statements(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const call of CALLS) {
    const made: string[] = []
    shop.onStatement = (text) => made.push(text)
    expect((await shop.fetch(`/api/account/${call}`, { headers })).status).toBe(200)
    counts[call] = made.length
  }
  shop.onStatement = () => undefined
  return counts
}

/** Gives the customer `count` more orders, as many offers, and what `ofOrders` adds to each of the orders. */
async function addRows(id: string, count: number, prefix: string): Promise<void> {
  const before = new Set((await shop.db.select({ id: orders.id }).from(orders)).map((row) => row.id))
  await copyOrder(shop.db, id, count, prefix)
  const copies = (await shop.db.select().from(orders)).filter((row) => !before.has(row.id))
  await returnOnePiece(copies)
  await refundInPart(copies)
  await subscribe(copies)
  const offer = { customer_id, store_id: 7, message: '', valid_through: '2026-12-31', created_at: shop.clock.now }
  const offers = copies.map(() => ({ id: randomUUID(), ...offer }))
  await insertRows(shop.db, customerOffers, offers)
  const goods = { product_id: shop.idOf('CR2032'), quantity: 1, price: 10 }
  await insertRows(
    shop.db,
    customerOfferItems,
    offers.map((one) => ({ offer_id: one.id, ...goods })),
  )
}

async function returnOnePiece(copies: readonly OrderRow[]): Promise<void> {
  const announced = { state: 'announced' as const, way: 'parcel' as const, announced_at: shop.clock.now, message: '' }
  const rows = copies.map((order) => ({ id: randomUUID(), order_id: order.id, number: `${order.number}-R1`, ...announced }))
  await insertRows(shop.db, returns, rows)
  const line = { position: 0, quantity: 1, reason: 'faulty' as const, condition: 'used' as const, is_sent: true }
  await insertRows(
    shop.db,
    returnLines,
    rows.map((row) => ({ return_id: row.id, ...line })),
  )
}

/** Each order was paid by card and by an invoice that is replaced; a part of its money went back. */
async function refundInPart(copies: readonly OrderRow[]): Promise<void> {
  const at = shop.clock.now
  const paid = { provider: 'stripe' as const, token: 'x', state: 'captured' as const, created_at: at, expires_at: at }
  const attempts = copies.map(({ id, total, currency }) => ({ id: randomUUID(), order_id: id, amount: total, currency, ...paid }))
  await insertRows(shop.db, paymentAttempts, attempts)
  const given = { amount: 1, reason: 'late', state: 'done' as const, requested_at: at }
  await insertRows(
    shop.db,
    refunds,
    attempts.map(({ id, order_id, currency }) => ({ id: randomUUID(), order_id, attempt_id: id, currency, ...given })),
  )
}

/** Each order began a subscription with an announced price, an open page for a new card, and a delivery that is not paid yet. */
async function subscribe(copies: readonly OrderRow[]): Promise<void> {
  const terms = { position: 0, product_id: shop.idOf('CR2032'), quantity: 2, interval_months: 1, price: 29, anchor_day: 1 }
  const begun = copies.map(({ id, store_id, email, customer, shipping }) => ({
    id: randomUUID(),
    order_id: id,
    store_id,
    customer_id,
    email,
    customer,
    shipping,
    ...terms,
    payment: 'stripe' as const,
    next_day: '2026-12-01',
    next_cycle: 2,
    state: 'active' as const,
    created_at: shop.clock.now,
  }))
  await insertRows(shop.db, subscriptions, begun)
  const announced = { announced_on: '2026-11-01', applies_from: '2027-02-01', former_price: 29, price: 35 }
  const page = { provider: 'stripe' as const, state: 'open' as const, redirect_url: 'https://pay.example' }
  const times = { created_at: shop.clock.now, expires_at: shop.clock.now }
  const unpaid = { cycle: 1, day: '2026-11-01', state: 'unpaid' as const, price: 29, freight: 0, failures: 1 }
  await insertRows(
    shop.db,
    subscriptionPriceChanges,
    begun.map(({ id }) => ({ subscription_id: id, ...announced })),
  )
  await insertRows(
    shop.db,
    subscriptionPaymentChanges,
    begun.map(({ id }) => ({ id: randomUUID(), subscription_id: id, ...page, ...times })),
  )
  await insertRows(
    shop.db,
    subscriptionRenewals,
    begun.map(({ id, order_id }) => ({ subscription_id: id, order_id, ...unpaid })),
  )
}

test(`an account of ${MANY} orders, returns, offers and subscriptions is read in as many statements as one of ${FEW}`, async () => {
  const item = { uuid: randomUUID(), product_id: shop.idOf('CR2032'), quantity: 2 }
  const { id } = await placeOrder(shop, [item], { headers })
  await addRows(id, FEW, 'FEW-')
  const few = await statements()
  expect(few.orders).toBeGreaterThan(0)
  await addRows(id, MANY - FEW, 'MANY-')
  expect(await statements()).toEqual(few)
})

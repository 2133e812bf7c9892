import { eq, NoopLogger } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signAccessToken } from '../accounts/access-token'
import { insertRows } from '../database/insert-rows'
import { customers } from '../database/schema/accounts'
import { customerOfferItems, customerOffers } from '../database/schema/customer-offers'
import { orders } from '../database/schema/orders'
import { returnLines, returns } from '../database/schema/returns'
import { DEMO_ACCOUNT } from '../seed/data/demo-account'
import { copyOrder } from './many-orders'
import { placeOrder } from './place-order'
import { openTestShop, type TestShop } from './test-shop'

const FEW = 3
const MANY = 60

/** The calls of the account pages that list what the customer has, and of the overview. */
const CALLS = [
  ...['orders', 'orders?page=2', 'orders?group=underway', 'orders?group=delivered', 'orders?group=sent', 'orders?text=CR2032'],
  ...['returns', 'bought-products', 'offers'],
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
  const logged = vi.spyOn(NoopLogger.prototype, 'logQuery')
  const counts: Record<string, number> = {}
  for (const call of CALLS) {
    logged.mockClear()
    expect((await shop.fetch(`/api/account/${call}`, { headers })).status).toBe(200)
    counts[call] = logged.mock.calls.length
  }
  logged.mockRestore()
  return counts
}

/** Gives the customer `count` more orders, each with a return of one piece, and as many offers. */
async function addRows(id: string, count: number, prefix: string): Promise<void> {
  const before = new Set((await shop.db.select({ id: orders.id }).from(orders)).map((row) => row.id))
  await copyOrder(shop.db, id, count, prefix)
  const copies = (await shop.db.select({ id: orders.id, number: orders.number }).from(orders)).filter(
    (row) => !before.has(row.id),
  )
  const announced = { state: 'announced' as const, way: 'parcel' as const, announced_at: shop.clock.now, message: '' }
  const rows = copies.map((order) => ({ id: randomUUID(), order_id: order.id, number: `${order.number}-R1`, ...announced }))
  await insertRows(shop.db, returns, rows)
  const line = { position: 0, quantity: 1, reason: 'faulty' as const, condition: 'used' as const, is_sent: true }
  await insertRows(
    shop.db,
    returnLines,
    rows.map((row) => ({ return_id: row.id, ...line })),
  )
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

test(`an account of ${MANY} orders, returns and offers is read in as many statements as one of ${FEW}`, async () => {
  const item = { uuid: randomUUID(), product_id: shop.idOf('CR2032'), quantity: 2 }
  const { id } = await placeOrder(shop, [item], { headers })
  await addRows(id, FEW, 'FEW-')
  const few = await statements()
  expect(few.orders).toBeGreaterThan(0)
  await addRows(id, MANY - FEW, 'MANY-')
  expect(await statements()).toEqual(few)
})

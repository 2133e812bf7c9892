import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Database } from '../../../backend/database/database'
import { orders } from '../../../backend/database/schema/orders'
import { subscriptionRenewals, subscriptions } from '../../../backend/database/schema/subscriptions'
import { PARCEL } from '../../../backend/tests/staff'
import type { DayOrder } from './day-order'
import { act, type DayShop, orderAndPay, until } from './day-shop'

/**
 * Milliseconds from the end of a lease of a delivery (backend/renewals/renew.ts) within which it
 * is taken as over: 20 s after it began.
 */
const SHORTENED_MS = 280_000
const HOUR_MS = 3600_000

/** Subscribes, lets the day of the next delivery come, and sends that: a worker announces, orders and charges it by itself. */
export async function liveThroughRenewal(shop: DayShop): Promise<DayOrder[]> {
  const email = `${crypto.randomUUID()}@example.com`
  const first = await orderAndPay(shop, { sku: 'CR2032', quantity: 3, months: 1 }, { payment: 'stripe', customer: { email } })
  const isBegun = eq(subscriptions.order_id, first.id)
  const [begun] = await shop.use((db) => db.update(subscriptions).set({ next_day: today() }).where(isBegun).returning())
  if (begun === undefined) throw new Error(`${first.number} began no subscription`)
  const renewed = await until(`the subscription of ${first.number} is renewed`, () => shop.use((db) => delivery(db, begun.id)))
  for (const { number } of [first, renewed]) await act(shop, `orders/${number}/ship`, { parcel: PARCEL })
  return [
    sent(first, []),
    // The delivery after it is 1 month away.
    sent(renewed, [`renewal-ahead:${begun.id}:1`]),
  ]
}

function sent({ id, number, total }: Pick<typeof orders.$inferSelect, 'id' | 'number' | 'total'>, more: string[]): DayOrder {
  const mails = [`order-received:${id}`, `dispatched:${id}`, ...more]
  return { id, number, mails, refunds: 0, booked: { captures: [total], refunded: 0, isReleased: false }, ledger: [] }
}

/**
 * The order of the delivery once it is paid. Until then the week between notice and delivery, and the
 * leases of killed workers, are taken as over.
 */
async function delivery(db: Database, subscriptionId: string): Promise<typeof orders.$inferSelect | null> {
  const { subscription_id, state, next_try_at, order_id } = subscriptionRenewals
  const isIts = eq(subscription_id, subscriptionId)
  const inMs = (ms: number) => new Date(Date.now() + ms)
  const due = { next_try_at: new Date() }
  await db
    .update(subscriptionRenewals)
    .set(due)
    .where(and(isIts, eq(state, 'announced'), gt(next_try_at, inMs(HOUR_MS))))
  const isLeased = and(inArray(state, ['announced', 'unpaid']), gt(next_try_at, new Date()), lt(next_try_at, inMs(SHORTENED_MS)))
  await db.update(subscriptionRenewals).set(due).where(and(isIts, isLeased))
  const [paid] = await db
    .select({ order: orders })
    .from(subscriptionRenewals)
    .innerJoin(orders, eq(orders.id, order_id))
    .where(and(isIts, eq(state, 'delivered')))
  return paid?.order ?? null
}

const today = () => new Date().toISOString().slice(0, 10)

import { and, inArray, ne } from 'drizzle-orm'
import type { Database } from '../database/database'
import { groupRows } from '../database/group-rows'
import { refunds } from '../database/schema/order-history'
import { paymentAttempts } from '../database/schema/payments'
import { redeemedByEach } from '../gift-cards/redeem-cards'
import { paidInvoices } from '../orders/is-paid-invoice'
import { refundableOfEach } from '../orders/refundable'
import { roundMoney } from '../stores/money'
import { withdrawnOpenly } from '../orders/open-withdrawal'

/** The way in which all of an order's money went back: as money, or by a credit of the whole invoice before it was paid. */
export type PaidBack = 'refunded' | 'credited'

/**
 * The way in which everything that was paid for an order was given back; null while a part of it is left. Gift cards of the order
 * that are still valid have a value of their own and count as nothing left.
 */
export const paidBack = async (db: Database, orderId: string): Promise<PaidBack | null> =>
  (await paidBackOfEach(db, [orderId])).get(orderId) ?? null

/** How the money of several orders went back, by their ids; orders of which a part is left are omitted. */
async function paidBackOfEach(db: Database, orderIds: readonly string[]): Promise<ReadonlyMap<string, PaidBack>> {
  const given = await ordersWithRefunds(db, orderIds)
  if (given.length === 0) return new Map()
  const isPaying = inArray(paymentAttempts.state, ['authorized', 'captured', 'refunded'])
  const attempts = await db
    .select()
    .from(paymentAttempts)
    .where(and(inArray(paymentAttempts.order_id, given), isPaying))
  const captured = await refundableOfEach(
    db,
    attempts.filter(({ state }) => state === 'captured'),
  )
  const redeemed = await redeemedByEach(db, given)
  const paid = await paidInvoices(db, given)
  const attemptsOf = groupRows(attempts, ({ order_id }) => order_id)
  const ways = given.map((id): [string, PaidBack | null] => {
    const own = attemptsOf.get(id) ?? []
    const left = own.map((one) => (one.state === 'authorized' ? one.amount : (captured.get(one.id) ?? 0)))
    const open = left.reduce((sum, amount) => sum + amount, redeemed.get(id) ?? 0)
    if (roundMoney(open, { digits: 2 }) > 0) return [id, null]
    const isInvoice = own.some(({ provider }) => provider === 'invoice')
    return [id, isInvoice && !paid.has(id) ? 'credited' : 'refunded']
  })
  return new Map(ways.flatMap(([id, way]) => (way === null ? [] : [[id, way]])))
}

/** The orders with a refund, done or due. */
async function ordersWithRefunds(db: Database, orderIds: readonly string[]): Promise<string[]> {
  const isGiven = and(inArray(refunds.order_id, [...orderIds]), ne(refunds.state, 'refused'))
  return (await db.selectDistinct({ id: refunds.order_id }).from(refunds).where(isGiven)).map(({ id }) => id)
}

/**
 * The way in which everything was given back of an order of which no goods are expected; null when some may come back. A
 * customer who withdraws must send the goods back (Directive 2011/83/EU, article 14), however early the money came; a
 * statement that came too late is no withdrawal.
 */
export const settledBy = async (db: Database, orderId: string): Promise<PaidBack | null> =>
  (await settledOfEach(db, [orderId])).get(orderId) ?? null

/** How several orders without expected goods were paid back, by their ids; orders whose goods may come back are omitted. */
export async function settledOfEach(db: Database, orderIds: readonly string[]): Promise<ReadonlyMap<string, PaidBack>> {
  const ways = await paidBackOfEach(db, orderIds)
  if (ways.size === 0) return ways
  const withdrawn = await withdrawnOpenly(db, [...ways.keys()])
  return new Map([...ways].filter(([id]) => !withdrawn.has(id)))
}

import { and, asc, eq, isNotNull, isNull, ne, notInArray } from 'drizzle-orm'
import { z } from 'zod'
import { type OrderReturn, ReturnState } from '../../app/commerce/contract/return'
import type { Database } from '../database/database'
import { refunds } from '../database/schema/order-history'
import { orders } from '../database/schema/orders'
import { returnLabels, returns } from '../database/schema/returns'
import { notFound } from '../refusal'
import { readReturn } from '../returns/return-answer'
import { roundTotal } from '../stores/money'

const MAX_ROWS = 200

export const ReturnsQuery = z.object({ state: ReturnState.default('announced') })

/**
 * Returns in one state, oldest first, at most 200. `arrived_at`: when the carrier delivered the parcel, as far as it is known.
 */
export async function listReturns(db: Database, { state }: z.output<typeof ReturnsQuery>) {
  return db
    .select({
      number: returns.number,
      state: returns.state,
      way: returns.way,
      send_by: returns.send_by,
      announced_at: returns.announced_at,
      order: orders.number,
      email: orders.email,
      arrived_at: returnLabels.arrived_at,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.order_id))
    .leftJoin(returnLabels, eq(returnLabels.return_id, returns.id))
    .where(eq(returns.state, state))
    .orderBy(asc(returns.announced_at), asc(returns.number))
    .limit(MAX_ROWS)
}

/**
 * A return with its order and the shopper's message; 404 for an unknown number. `given_back`: what the order's customer got back
 * by an amount, not by pieces. It may have been for these goods, so whoever refunds them decides whether it is deducted.
 */
export async function showReturn(
  db: Database,
  number: string,
): Promise<{ return: OrderReturn; order: string; currency: string; message: string; given_back: GivenBack[] }> {
  const [found] = await db
    .select({ order: orders, message: returns.message, id: returns.id })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.order_id))
    .where(eq(returns.number, number.toUpperCase()))
  if (found === undefined) throw notFound(`The return ${number}`)
  const { order, message, id } = found
  const [shown, given_back] = await Promise.all([readReturn(db, order, id), givenBackByAmount(db, order.id)])
  return { return: shown, order: order.number, currency: order.currency, message, given_back }
}

type GivenBack = { at: Date; amount: number; reason: string }

/** The refunds of an order by an amount alone, oldest first, without those that a provider has refused. */
async function givenBackByAmount(db: Database, orderId: string): Promise<GivenBack[]> {
  const { amount, gift_card_amount, reason, requested_at, lines, credited, state } = refunds
  const isByAmount = and(eq(refunds.order_id, orderId), isNull(lines), isNull(credited), ne(state, 'refused'))
  const isOfReturn = db.select({ id: returns.refund_id }).from(returns).where(isNotNull(returns.refund_id))
  const rows = await db
    .select({ at: requested_at, amount, gift_card_amount, reason })
    .from(refunds)
    .where(and(isByAmount, notInArray(refunds.id, isOfReturn)))
    .orderBy(asc(requested_at))
  return rows.map((row) => ({ at: row.at, amount: roundTotal(row.amount + row.gift_card_amount), reason: row.reason }))
}

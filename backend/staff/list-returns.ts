import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { type OrderReturn, ReturnState } from '../../app/commerce/contract/return'
import type { Database } from '../database/database'
import { orders } from '../database/schema/orders'
import { returnLabels, returns } from '../database/schema/returns'
import { notFound } from '../refusal'
import { readReturn } from '../returns/return-answer'

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

/** A return with its order and the shopper's message; 404 for an unknown number. */
export async function showReturn(
  db: Database,
  number: string,
): Promise<{ return: OrderReturn; order: string; currency: string; message: string }> {
  const [found] = await db
    .select({ order: orders, message: returns.message, id: returns.id })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.order_id))
    .where(eq(returns.number, number.toUpperCase()))
  if (found === undefined) throw notFound(`The return ${number}`)
  const { order, message, id } = found
  return { return: await readReturn(db, order, id), order: order.number, currency: order.currency, message }
}

import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { orders } from '../database/schema/orders'
import { returns } from '../database/schema/returns'
import { notFound } from '../refusal'
import { lockOrder } from '../orders/lock-order'
import { loadOrderFacts } from '../order-facts/order-facts'

/** Locks the order of a return for a change by the staff, with the attempt that has paid it; 404 for an unknown number. */
export async function lockReturn(tx: Database, number: string) {
  const [found] = await tx
    .select({ order: orders.number })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.order_id))
    .where(eq(returns.number, number.toUpperCase()))
  if (found === undefined) throw notFound(`The return ${number}`)
  const { order, paid } = await lockOrder(tx, found.order)
  const facts = await loadOrderFacts(tx, order)
  const row = facts.returns.find((one) => one.number === number.toUpperCase())
  if (row === undefined) throw notFound(`The return ${number}`)
  return { row, order, paid, facts }
}

import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { type OrderRow, orders } from '../database/schema/orders'
import { paymentAttempts } from '../database/schema/payments'
import { notFound } from '../refusal'

type AttemptRow = typeof paymentAttempts.$inferSelect

/** An order, and the attempt that has paid it; null when none has. */
export type LockedOrder = { order: OrderRow; paid: AttemptRow | null }

/** Locks an order for a change; 404 for an unknown number. */
export async function lockOrder(tx: Database, number: string): Promise<LockedOrder> {
  const [found] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.number, number.toUpperCase()))
  if (found === undefined) throw notFound(`The order ${number}`)
  return lockOrderOf(tx, found.id)
}

/**
 * Locks the order with an id; 404 for an unknown one. Its attempts to pay are locked before it, in the sequence of settlePayment,
 * so that a webhook, the staff and jobs wait for each other and never deadlock.
 */
export async function lockOrderOf(tx: Database, orderId: string): Promise<LockedOrder> {
  const isOfOrder = eq(paymentAttempts.order_id, orderId)
  const attempts = await tx.select().from(paymentAttempts).where(isOfOrder).orderBy(asc(paymentAttempts.id)).for('update')
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (order === undefined) throw notFound(`The order ${orderId}`)
  return { order, paid: attempts.find(({ state }) => state === 'authorized' || state === 'captured') ?? null }
}

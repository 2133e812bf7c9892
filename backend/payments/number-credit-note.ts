import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { refunds } from '../database/schema/order-history'
import { orders } from '../database/schema/orders'

/**
 * Gives a refund the next credit note number of its order. Call it in the transaction that ends the refund as `done`: a refused
 * refund then uses no number, and the sequence of the numbers is that of the bookings. Locks the order, whose attempts to pay
 * the transaction must have locked before.
 */
export async function numberCreditNote(tx: Database, refund: { id: string; order_id: string }): Promise<void> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, refund.order_id)).for('update')
  const next = sql`(select coalesce(max(other.credit_note), 0) + 1 from ${refunds} other where other.order_id = ${refund.order_id})`
  await tx.update(refunds).set({ credit_note: next }).where(eq(refunds.id, refund.id))
}

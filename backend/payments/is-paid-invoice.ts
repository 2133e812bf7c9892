import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { orderEvents } from '../database/schema/order-history'

/** Whether the payment is an invoice of the shop that the staff noted as paid. The goods may or may not have been sent. */
export async function isPaidInvoice(tx: Database, payment: { provider: string; order_id: string }): Promise<boolean> {
  if (payment.provider !== 'invoice') return false
  return (await tx.$count(orderEvents, and(eq(orderEvents.order_id, payment.order_id), eq(orderEvents.type, 'paid')))) > 0
}

import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database'
import { orderEvents } from '../database/schema/order-history'

/** Whether the payment is an invoice of the shop that the staff noted as paid. The goods may or may not have been sent. */
export const isPaidInvoice = async (tx: Database, payment: { provider: string; order_id: string }): Promise<boolean> =>
  payment.provider === 'invoice' && (await paidInvoices(tx, [payment.order_id])).has(payment.order_id)

/** The orders among these whose invoice the staff noted as paid. */
export async function paidInvoices(tx: Database, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  const isPaid = and(inArray(orderEvents.order_id, [...orderIds]), eq(orderEvents.type, 'paid'))
  return new Set((await tx.selectDistinct({ id: orderEvents.order_id }).from(orderEvents).where(isPaid)).map(({ id }) => id))
}

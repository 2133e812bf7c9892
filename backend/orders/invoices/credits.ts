import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { orderEvents } from '../../database/schema/order-history'
import type { orders } from '../../database/schema/orders'
import type { RefundRow } from '../load-sale'
import { storedPayment } from '../stored-order'

/** An invoice of the shop, and when the staff noted that it was paid; null while it is not. */
export type InvoicePayment = { paidAt: Date | null }

/** The invoice of an order; null when it was paid in another way. */
export async function invoiceOf(
  db: Database,
  { id, payment }: Pick<typeof orders.$inferSelect, 'id' | 'payment'>,
): Promise<InvoicePayment | null> {
  // Orders of the first releases name no way to pay: they were all invoiced.
  if ((storedPayment.read(payment).id ?? 'invoice') !== 'invoice') return null
  const isPaid = and(eq(orderEvents.order_id, id), eq(orderEvents.type, 'paid'))
  const [paid] = await db.select({ at: orderEvents.at }).from(orderEvents).where(isPaid).orderBy(asc(orderEvents.id)).limit(1)
  return { paidAt: paid?.at ?? null }
}

/**
 * Whether a refund moved no money, because it lowered an invoice that was not paid when the refund was asked for. `invoice` is
 * null for an order that was paid in another way. What goes back onto gift cards was paid.
 */
export function isCredit(
  { attempt_id, requested_at }: Pick<RefundRow, 'attempt_id' | 'requested_at'>,
  invoice: InvoicePayment | null,
): boolean {
  return invoice !== null && attempt_id !== null && (invoice.paidAt === null || requested_at < invoice.paidAt)
}

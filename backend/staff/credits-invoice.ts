import type { OrderRow } from '../database/schema/orders'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { refunds } from '../database/schema/order-history'
import { invoiceOf, isCredit } from '../orders/invoices/credits'

/** Whether a refund lowers an invoice that was not paid when it was asked for, so that no money moves (decision 087). */
export async function creditsInvoice(tx: Database, order: OrderRow, refundId: string): Promise<boolean> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId))
  return refund !== undefined && isCredit(refund, await invoiceOf(tx, order))
}

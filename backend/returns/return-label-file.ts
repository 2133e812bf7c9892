import { and, eq } from 'drizzle-orm'
import type { ReceiptFile } from '../../app/commerce/contract/order-detail'
import type { Database } from '../database/database'
import { returnLabels, returns } from '../database/schema/returns'

/** The label to print of the return of an order with this number; null when there is none. */
export async function returnLabelFile(db: Database, orderId: string, number: string): Promise<ReceiptFile | null> {
  const [found] = await db
    .select({ pdf: returnLabels.pdf })
    .from(returnLabels)
    .innerJoin(returns, eq(returns.id, returnLabels.return_id))
    .where(and(eq(returns.order_id, orderId), eq(returns.number, number)))
  const pdf = found?.pdf ?? null
  return pdf === null ? null : { filename: `${number}.pdf`, content: pdf }
}

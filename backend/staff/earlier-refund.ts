import type { OrderRow } from '../database/schema/orders'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { refunds } from '../database/schema/order-history'
import { Refusal } from '../refusal'
import { type RefundWay, wayOfRefund } from './way-of-refund'
import { wholeAmount } from './still-owed'

/** A refund that the staff have asked for: the amount is the whole, through the provider and onto gift cards. */
export type AskedRefund = { id: string; amount: number; currency: string } & RefundWay

/**
 * The refund of a request that is repeated with its id; null for a new id. Throws 409 `refund-differs`
 * when the id was used for another refund.
 */
export async function earlierRefund(tx: Database, id: string, order: OrderRow, amount?: number): Promise<AskedRefund | null> {
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id))
  if (refund === undefined) return null
  const whole = wholeAmount(refund)
  if (refund.order_id !== order.id || (amount !== undefined && amount !== whole)) {
    throw new Refusal(409, 'refund-differs', `The id ${id} belongs to another refund`)
  }
  return { id, amount: whole, currency: refund.currency, ...(await wayOfRefund(tx, order, id)) }
}

import { and, asc, eq } from 'drizzle-orm'
import type { Order } from '../../app/commerce/contract/order'
import type { Database } from '../database/database'
import { orderEvents, refunds } from '../database/schema/order-history'
import { orderLines } from '../database/schema/orders'
import type { Store } from '../stores/stores'
import { chargedOrder } from './charged-order'
import { readEventDetail } from './stored-event'

export type RefundRow = typeof refunds.$inferSelect

/**
 * The sale that receipt, invoice and credit notes are about: the order as it was charged, and all its refunds in the sequence in
 * which they were asked for. `missing`: the amount that was not captured, because less was captured in the provider's own portal.
 */
export type Sale = { order: Order; given: readonly RefundRow[]; missing: number }

/** The sale of an order. */
export async function loadSale(db: Database, order: Order, store: Store): Promise<Sale> {
  const isCapture = and(eq(orderEvents.order_id, order.id), eq(orderEvents.type, 'payment-captured'))
  const [lines, given, captures] = await Promise.all([
    db
      .select({ uncharged: orderLines.uncharged })
      .from(orderLines)
      .where(eq(orderLines.order_id, order.id))
      .orderBy(asc(orderLines.position)),
    db.select().from(refunds).where(eq(refunds.order_id, order.id)).orderBy(asc(refunds.requested_at), asc(refunds.id)),
    db.select({ detail: orderEvents.detail }).from(orderEvents).where(isCapture),
  ])
  const onGiftCards = given.filter((refund) => refund.is_uncharged).reduce((sum, { gift_card_amount: amount }) => sum + amount, 0)
  const pieces = lines.map(({ uncharged }) => uncharged)
  const missing = captures.reduce((sum, { detail }) => sum + (readEventDetail(detail).missing ?? 0), 0)
  return { order: chargedOrder(order, { pieces, onGiftCards }, store), given, missing }
}

import { and, eq } from 'drizzle-orm'
import type { Order } from '../../app/commerce/contract/order'
import type { Database } from '../database/database'
import { orders } from '../database/schema/orders'
import { cancelUnpaidOrder } from '../order-status/awaited-payment'
import { endPayment } from '../settlement/end-payment'
import type { Services } from '../services'
import { type OrderingRequest, termsOf } from './place-order'

/** Whether the order was placed with the terms of this request. */
export async function hasTerms(db: Database, orderId: string, request: OrderingRequest): Promise<boolean> {
  const [order] = await db.select({ terms: orders.terms }).from(orders).where(eq(orders.id, orderId))
  return order?.terms === termsOf(request)
}

/**
 * Cancels an order that waits for its payment, because the shopper orders something else or pays in another way. An
 * order that turns out to be paid is kept.
 */
export async function replaceOrder({ id }: Pick<Order, 'id'>, services: Services): Promise<void> {
  await endPayment(id, 'replaced', services)
  await services.db.transaction(async (tx) => {
    const isPending = and(eq(orders.id, id), eq(orders.status, 'pending'))
    const [order] = await tx.select().from(orders).where(isPending).for('update')
    if (order !== undefined) await cancelUnpaidOrder(tx, order, { reason: 'replaced', actor: 'shopper', at: services.now() })
  })
}

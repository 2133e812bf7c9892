import { and, eq } from 'drizzle-orm'
import type { Order } from '../../app/commerce/contract/order'
import type { Database } from '../database/database'
import { orders } from '../database/schema/orders'
import { cancelOrder } from '../orders/change-status'
import { newestAttempt } from '../payments/attempts'
import { ProviderOutage } from '../payments/provider'
import { settlePayment } from '../payments/settle-payment'
import type { Services } from '../services'
import { type OrderingRequest, termsOf } from './place-order'

/** Whether the order was placed with the terms of this request. */
export async function hasTerms(db: Database, orderId: string, request: OrderingRequest): Promise<boolean> {
  const [order] = await db.select({ terms: orders.terms }).from(orders).where(eq(orders.id, orderId))
  return order?.terms === termsOf(request)
}

/**
 * Cancels an order that waits for its payment, because the shopper orders something else or pays in another way. If it turns out to be paid
 * it stays. A provider that does not answer does not hold the shopper up: its payment stays known, and if it is made later it is given back.
 */
export async function replaceOrder({ id }: Pick<Order, 'id'>, services: Services): Promise<void> {
  const attempt = await newestAttempt(services.db, id)
  try {
    if (attempt !== undefined) await settlePayment(attempt.id, services, 'replaced')
  } catch (error) {
    if (!(error instanceof ProviderOutage)) throw error
    services.log({ level: 'error', event: 'payment-not-ended', attempt: attempt?.id, error: error.message })
  }
  await services.db.transaction(async (tx) => {
    const isPending = and(eq(orders.id, id), eq(orders.status, 'pending'))
    const [order] = await tx.select().from(orders).where(isPending).for('update')
    if (order !== undefined) await cancelOrder(tx, order, 'replaced', { actor: 'shopper', at: services.now() })
  })
}

import { and, eq } from 'drizzle-orm'
import type { CancelReason } from '../../app/commerce/contract/order'
import { orders } from '../database/schema/orders'
import type { Services } from '../services'
import { newestAttempt } from './attempts'
import { ProviderOutage } from './provider'
import { settlePayment } from './settle-payment'

/**
 * Ends the payment of an order that is given up, so that it cannot be paid any more. A provider that does not answer does not hold the shopper
 * up: its payment stays known, and if it is made later it is given back.
 */
export async function endPayment(orderId: string, reason: CancelReason, services: Services): Promise<void> {
  // The provider may tell of the end before its answer to the shop is read: whichever comes first gives the same reason.
  const isPending = and(eq(orders.id, orderId), eq(orders.status, 'pending'))
  await services.db.update(orders).set({ cancel_reason: reason }).where(isPending)
  const attempt = await newestAttempt(services.db, orderId)
  try {
    if (attempt !== undefined) await settlePayment(attempt.id, services, reason)
  } catch (error) {
    if (!(error instanceof ProviderOutage)) throw error
    services.log({ level: 'error', event: 'payment-not-ended', attempt: attempt?.id, error: error.message })
  }
}

import { and, eq } from 'drizzle-orm'
import type { CancelReason } from '../../app/commerce/contract/order'
import { orders } from '../database/schema/orders'
import type { Services } from '../services'
import { newestAttempt } from '../payments/attempts'
import { ProviderOutage } from '../interfaces/provider'
import { settlePayment } from './settle-payment'

/**
 * Ends the payment of an order that is given up, so that it cannot be paid any more. If the provider does not answer, the shopper
 * does not wait: the payment stays known, and is given back if it is made later.
 */
export async function endPayment(orderId: string, reason: CancelReason, services: Services): Promise<void> {
  // A webhook may report the end before this call's answer is read; both give the same reason.
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

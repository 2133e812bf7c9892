import type { CancelReason } from '../../app/commerce/contract/order'
import type { Services } from '../services'
import { newestAttempt } from './attempts'
import { ProviderOutage } from './provider'
import { settlePayment } from './settle-payment'

/**
 * Ends the payment of an order that is given up, so that it cannot be paid any more. A provider that does not answer does not hold the shopper
 * up: its payment stays known, and if it is made later it is given back.
 */
export async function endPayment(orderId: string, reason: CancelReason, services: Services): Promise<void> {
  const attempt = await newestAttempt(services.db, orderId)
  try {
    if (attempt !== undefined) await settlePayment(attempt.id, services, reason)
  } catch (error) {
    if (!(error instanceof ProviderOutage)) throw error
    services.log({ level: 'error', event: 'payment-not-ended', attempt: attempt?.id, error: error.message })
  }
}

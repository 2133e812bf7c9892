import { loadOrder } from '../orders/load-order'
import { newestAttempt } from '../payments/attempts'
import { ProviderOutage } from '../interfaces/provider'
import { settlePayment } from '../settlement/settle-payment'
import type { Services } from '../services'

/**
 * Settles the payment of an order that waits for one; 404 for an unknown order. The payment of a cancelled order is settled too,
 * until its provider reports a final state: the shopper may have paid after the order was given up. When the provider does not
 * answer, or refuses to, the order stays as it is.
 */
export async function settleOrder(id: string, services: Services): Promise<void> {
  const order = await loadOrder(services.db, id)
  if (order.status !== 'pending' && order.status !== 'cancelled') return
  const attempt = await newestAttempt(services.db, id)
  if (attempt === undefined || (order.status === 'cancelled' && attempt.state !== 'open')) return
  try {
    await settlePayment(attempt.id, services)
  } catch (error) {
    if (!(error instanceof ProviderOutage)) throw error
    services.log({ level: 'error', event: 'payment-not-settled', order: order.number, error: error.message })
  }
}

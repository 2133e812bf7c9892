import type { Order } from '../../app/commerce/contract/order'
import { loadOrder } from '../orders/load-order'
import { newestAttempt } from '../payments/attempts'
import { ProviderOutage } from '../payments/provider'
import { settlePayment } from '../payments/settle-payment'
import type { Services } from '../services'

/** The order after its payment was settled, if it waits for one. When the provider does not answer it still waits. */
export async function settleOrder(id: string, services: Services): Promise<Order> {
  const order = await loadOrder(services.db, id)
  if (order.status !== 'pending') return order
  const attempt = await newestAttempt(services.db, id)
  try {
    if (attempt !== undefined) await settlePayment(attempt.id, services)
  } catch (error) {
    if (!(error instanceof ProviderOutage)) throw error
    services.log({ level: 'error', event: 'payment-not-settled', order: order.number, error: error.message })
  }
  return loadOrder(services.db, id)
}

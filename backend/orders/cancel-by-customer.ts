import { newestAttempt } from '../payments/attempts'
import { ProviderOutage } from '../payments/provider'
import { settlePayment } from '../payments/settle-payment'
import { Refusal } from '../http/refusal'
import type { Services } from '../services'
import { cancelLockedOrder } from './cancel-locked-order'
import { lockOrder, type OrderRow } from './lock-order'

/**
 * Cancels an order that is not packed, for its customer. The payment of one that waits for it is ended at the provider first; if it turns out
 * to be paid, the money is given back. Cancelled again it does nothing more. Refused with 409 `order-status` when it is too late, and with 503
 * `payment-unavailable` when the provider does not answer.
 */
export async function cancelByCustomer({ id, number, status }: OrderRow, services: Services): Promise<null> {
  if (status === 'pending') await endPayment(id, number, services)
  const at = services.now()
  await services.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, number)
    const { order } = locked
    if (order.status === 'cancelled') return
    if (order.status !== 'confirmed') throw new Refusal(409, 'order-status', `Order ${number} cannot be cancelled any more`)
    await cancelLockedOrder(tx, locked, { reason: 'by-customer', actor: 'shopper', at })
  })
  return null
}

async function endPayment(orderId: string, number: string, services: Services): Promise<void> {
  const attempt = await newestAttempt(services.db, orderId)
  if (attempt === undefined) return
  try {
    await settlePayment(attempt.id, services, 'by-customer')
  } catch (error) {
    if (!(error instanceof ProviderOutage)) throw error
    services.log({ level: 'error', event: 'payment-not-ended', order: number, error: error.message })
    throw new Refusal(503, 'payment-unavailable', 'The payment provider does not answer')
  }
}

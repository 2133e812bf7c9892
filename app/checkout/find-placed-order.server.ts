import { BackendError, isOutage } from '../commerce/backend-error'
import type { Order } from '../commerce/contract/order'
import type { Needs } from '../server/request-context.server'
import { callAsCustomerOrGuest } from '../server/customer-call.server'
import { isPlacingOver, withoutPlacing, withPurchase } from './purchases'
import { settlePayment } from './settle-payment.server'

/**
 * Finds an order whose answer was lost (a timeout, or the process ended), or that has been paid meanwhile, even after the shop
 * gave it up, and writes the purchase (decision 004). With `settle`, the provider of a pending payment is asked. Null when no
 * order is being placed, when the backend has none, when it is not paid, and during an outage. It never places an order.
 */
export async function findPlacedOrder(
  context: Needs<'visitor' | 'backend' | 'session' | 'services'>,
  { settle = false } = {},
): Promise<string | null> {
  const { placing } = await context.session.read()
  if (placing === null) return null
  const order = await orderOf(context, placing.checkoutId, settle)
  if (order === 'away' || order?.status === 'pending') return null
  if (order !== null) {
    await context.session.change((now) => withPurchase(now, order))
    return order.id
  }
  if (isPlacingOver(placing, context.services.now().getTime()))
    await context.session.change((now) => withoutPlacing(now, placing))
  return null
}

/** The order of a checkout; null when there is none, or it is cancelled. */
async function orderOf(
  context: Needs<'visitor' | 'backend'>,
  checkoutId: string,
  settle: boolean,
): Promise<Order | 'away' | null> {
  try {
    const query = { checkout_order_id: checkoutId }
    const { answer } = await callAsCustomerOrGuest(context, 'orderOfCheckout', { query })
    if (!settle || answer.status !== 'pending') return answer
    const params = { id: answer.id }
    await settlePayment(answer.id, context.backend.call)
    const settled = (await callAsCustomerOrGuest(context, 'order', { params, query })).answer
    return settled.status === 'cancelled' ? null : settled
  } catch (error) {
    if (error instanceof BackendError && error.kind === 'not-found') return null
    if (isOutage(error)) return 'away'
    throw error
  }
}

import { BackendError, isOutage } from '../commerce/backend-error'
import type { Order } from '../commerce/contract/order'
import type { Needs } from '../server/request-context.server'
import { withoutPlacing, withPurchase } from './purchases'

/** Milliseconds after which an order unknown to the backend was never placed; far longer than the timeout of its call. */
const PLACING_LIFE_MS = 60_000

/**
 * Finds an order whose answer was lost, by a timeout or because the process ended, and writes the purchase (decision 004). Null
 * when no order is being placed, when the backend knows none, and during an outage. It never places an order.
 */
export async function findPlacedOrder(context: Needs<'backend' | 'session' | 'services'>): Promise<string | null> {
  const { placing } = await context.session.read()
  if (placing === null) return null
  const order = await orderOf(context, placing.checkoutId)
  if (order === 'away') return null
  if (order !== null) {
    await context.session.change((now) => withPurchase(now, order))
    return order.id
  }
  const isOver = context.services.now().getTime() - placing.at > PLACING_LIFE_MS
  if (isOver) await context.session.change((now) => withoutPlacing(now, placing))
  return null
}

/** The order of a checkout; null when there is none. */
async function orderOf({ backend }: Needs<'backend'>, checkoutId: string): Promise<Order | 'away' | null> {
  try {
    return (await backend.call('orderOfCheckout', { query: { checkout_order_id: checkoutId } })).answer
  } catch (error) {
    if (error instanceof BackendError && error.kind === 'not-found') return null
    if (isOutage(error)) return 'away'
    throw error
  }
}

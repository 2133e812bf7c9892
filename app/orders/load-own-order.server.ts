import { optional } from '../commerce/optional'
import type { OrderDetail } from '../commerce/contract/order-detail'
import type { Needs } from '../server/request-context.server'
import type { OrderAccess } from './order-access.server'
import { loadPoints, type PointOffer } from './service-points.server'
import { loadSubscriptions, type ShownSubscription } from './load-subscriptions.server'
import { type OrderWords, orderWords } from './order-words.server'

export type LoadedOrder = {
  detail: OrderDetail
  words: OrderWords
  points: PointOffer
  subscriptions: readonly ShownSubscription[]
}

/**
 * An order with all that its view shows. A payment that waits is settled first, so that a shopper who has just paid sees it. `points` are the
 * service points near the postal code that the query of the request names.
 */
export async function loadOwnOrder(
  id: string,
  access: OrderAccess,
  request: Request,
  context: Needs<'backend' | 'visitor'>,
): Promise<LoadedOrder> {
  const { call } = access
  const first = (await call('orderDetail', { params: { id } })).answer
  const settled =
    first.order.status === 'pending' && (await optional(call('settleOrder', { params: { id }, body: {} }), null)) !== null
  const detail = settled ? (await call('orderDetail', { params: { id } })).answer : first
  const [points, subscriptions] = await Promise.all([
    loadPoints(detail, request, context),
    loadSubscriptions(detail.order, access, context),
  ])
  return { detail, words: orderWords(detail, context.visitor.store.iso), points, subscriptions }
}

import { keptFor } from '../account/kept-form.server'
import { type OrderSums, orderSums } from '../checkout/order-sums'
import { settlePayment } from '../checkout/settle-payment.server'
import type { Order } from '../commerce/contract/order'
import { optional } from '../commerce/optional'
import type { OrderDetail } from '../commerce/contract/order-detail'
import type { RefusedForm } from '../forms/form-errors'
import { THANKS } from '../forms/thanks'
import { href } from '../routing/href'
import type { Needs } from '../server/request-context.server'
import type { OrderAccess } from './order-access.server'
import { storeOfCurrency } from '../store/stores'
import { loadPoints, type PointOffer } from './service-points.server'
import { loadSubscriptions, type ShownSubscription } from './load-subscriptions.server'
import type { ShownReturn } from './order-return-list'
import { type SoldOut, soldOutOf } from './buy-again.server'
import { BUY_AGAIN } from './buy-again-form'
import { type OrderWords, orderWords } from './order-words.server'

export type LoadedOrder = {
  detail: OrderDetail
  words: OrderWords
  sums: OrderSums
  points: PointOffer
  subscriptions: readonly ShownSubscription[]
  returns: readonly ShownReturn[]
  /** The path of the order's returns, in the area that the order is shown in. */
  returnPath: string
  /** After the goods of the order were put into the cart again, what of them cannot be bought now; null otherwise. */
  soldOut: SoldOut | null
  /** A form of its subscriptions as it was typed before the login of the order, or in an outage (decision 088). */
  kept: RefusedForm | null
}

/**
 * An order with all that its view shows. A payment that waits is settled first, so that a shopper who has just paid sees it.
 * `points` are the service points near the postal code that the query of the request names.
 */
export async function loadOwnOrder(
  id: string,
  access: OrderAccess,
  request: Request,
  context: Needs<'backend' | 'services' | 'session' | 'visitor'>,
): Promise<LoadedOrder> {
  const { call } = access
  const first = (await call('orderDetail', { params: { id } })).answer
  const settled = first.order.status === 'pending' && (await settlePayment(id, call))
  const detail = settled ? (await call('orderDetail', { params: { id } })).answer : first
  const isBoughtAgain = new URL(request.url).searchParams.get(THANKS) === BUY_AGAIN
  const [points, subscriptions, returns, soldOut, kept] = await Promise.all([
    loadPoints(detail, request, context),
    loadSubscriptions(detail.order, access, context),
    loadReturns(detail, access),
    isBoughtAgain ? optional(soldOutOf(detail.order, context), null) : null,
    keptFor('order', request, context),
  ])
  const { language, ownOrder } = context.visitor
  const returnPath = href(ownOrder === id ? 'myOrderReturn' : 'accountOrderReturn', language, { id })
  const words = orderWords(detail, context.visitor.store.iso, context.services.now())
  const sums = orderSums(detail.order, storeOfCurrency(detail.order.currency, context.visitor.store))
  return { detail, words, sums, points, subscriptions, returns, returnPath, soldOut, kept }
}

const RETURNABLE: ReadonlySet<Order['status']> = new Set(['shipped', 'delivered', 'returned'])

/** The announced returns. The order is shown without them while they cannot be read. */
async function loadReturns({ order: { id, status } }: OrderDetail, { call }: OrderAccess): Promise<ShownReturn[]> {
  if (!RETURNABLE.has(status)) return []
  const read = await optional(call('orderReturns', { params: { id } }), null)
  return (read?.answer.returns ?? []).map(({ number, state }) => ({ number, state }))
}

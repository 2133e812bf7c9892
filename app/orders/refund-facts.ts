import type { OrderDetail } from '../commerce/contract/order-detail'
import type { Refund } from '../page/page-facts'

type RefundedOrder = Pick<OrderDetail, 'events' | 'refunds'> & {
  order: Pick<OrderDetail['order'], 'number' | 'currency' | 'status' | 'total'>
}

/**
 * The refunds that analytics tells of an order: the whole order when it was bought and then cancelled, else each refund that has reached the
 * customer. An order that was never paid was no purchase, so nothing of it is given back.
 */
export function refundFacts({ order, events, refunds }: RefundedOrder): Refund[] {
  const { number, currency, status, total } = order
  const wasBought = events.some(({ type }) => type === 'paid' || type === 'confirmed')
  if (status === 'cancelled') return wasBought ? [{ id: number, number, currency, value: total }] : []
  return refunds.flatMap(({ amount, state }, at) =>
    state === 'done' ? [{ id: `${number}:${at + 1}`, number, currency, value: amount }] : [],
  )
}

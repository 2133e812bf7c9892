import type { OrderDetail } from '../commerce/contract/order-detail'
import type { Refund } from '../page/page-facts'
import { round } from '../store/money'

type RefundedOrder = Pick<OrderDetail, 'events' | 'refunds'> & {
  order: Pick<OrderDetail['order'], 'number' | 'currency' | 'status' | 'total' | 'deposit_total'>
}

/**
 * The refunds of an order for analytics: the whole order when it was bought and then cancelled, else each refund that has reached
 * the customer. An order that was never paid was no purchase, so nothing of it is given back. Deposits are left out, as they are
 * in the value of the purchase (decision 058).
 */
export function refundFacts({ order, events, refunds }: RefundedOrder): Refund[] {
  const { number, currency, status, total, deposit_total: deposits } = order
  const wasBought = events.some(({ type }) => type === 'paid' || type === 'confirmed')
  if (status === 'cancelled') return wasBought ? [{ id: number, number, currency, value: round(total - deposits, 2) }] : []
  return refunds.flatMap(({ amount, deposit, state }, at) => {
    const value = round(amount - deposit, 2)
    return state === 'done' && value > 0 ? [{ id: `${number}:${at + 1}`, number, currency, value }] : []
  })
}

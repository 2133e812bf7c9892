import type { OrderStatus } from '../../app/commerce/contract/order'
import type { PaymentMethodId } from '../../app/commerce/contract/payment'
import type { PaymentState } from '../../app/commerce/contract/order-detail'
import type { AttemptState } from '../payments/settlement'

type Known = {
  status: OrderStatus
  attempts: readonly { state: AttemptState; amount: number; provider: PaymentMethodId }[]
  /** The sum of what was given back of the captured payment. */
  refunded: number
}

/** Where the money of an order is, from its attempts to pay. Orders of the first releases have none: they were all invoiced. */
export function paymentState({ status, attempts, refunded }: Known): PaymentState {
  const captured = attempts.find(({ state }) => state === 'captured')
  if (captured !== undefined) {
    if (refunded >= captured.amount) return 'refunded'
    return refunded > 0 ? 'partly-refunded' : 'paid'
  }
  const authorized = attempts.find(({ state }) => state === 'authorized')
  if (authorized !== undefined) return authorized.provider === 'invoice' ? 'invoiced' : 'reserved'
  if (status === 'pending') return 'awaiting'
  if (status !== 'cancelled') return 'invoiced'
  const given = attempts.filter(({ provider }) => provider !== 'invoice')
  if (given.some(({ state }) => state === 'refund-due')) return 'returning'
  return given.some(({ state }) => state === 'refunded') ? 'released' : 'not-paid'
}

import type { PaymentState } from '../../app/commerce/contract/order-detail'
import type { OrderStatus } from '../../app/commerce/contract/order'
import type { PaymentMethodId } from '../../app/commerce/contract/payment'
import type { AttemptState } from '../database/schema/payments'

type Known = {
  status: OrderStatus
  /** The price of the order, and the amount given back of it, including gift cards. */
  total: number
  refunded: number
  /** The amount left to pay of an invoice, less gift cards and credits. */
  owed: number
  attempts: readonly { state: AttemptState; provider: PaymentMethodId }[]
  /** Whether gift cards alone have paid it. */
  isPaidByGiftCards: boolean
  /**
   * Whether the staff has noted that its invoice was paid. The attempt of an invoice says nothing about money:
   * it is captured when the order is sent.
   */
  isInvoicePaid: boolean
}

/** The state of an order's money, from its attempts to pay. Orders of the first releases have none: they were all invoiced. */
export function paymentState(known: Known): PaymentState {
  const { status, attempts, isPaidByGiftCards, isInvoicePaid, refunded } = known
  const isAny = (state: AttemptState) => attempts.some((one) => one.provider !== 'invoice' && one.state === state)
  if (isPaidByGiftCards) return status === 'cancelled' ? 'refunded' : keptState(known)
  if (isAny('captured') || isInvoicePaid) return keptState(known)
  if (isAny('refunded') && refunded > 0) return keptState(known)
  if (isAny('authorized')) return 'reserved'
  if (status === 'pending') return 'awaiting'
  if (status !== 'cancelled') return known.owed <= 0 && refunded > 0 ? 'credited' : 'invoiced'
  if (isAny('refund-due')) return 'returning'
  return isAny('refunded') ? 'released' : 'not-paid'
}

/** The state of a captured payment, by how much of it was refunded. */
function keptState({ total, refunded }: Known): PaymentState {
  if (refunded <= 0) return 'paid'
  return refunded >= total ? 'refunded' : 'partly-refunded'
}

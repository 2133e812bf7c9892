import type { CancelReason, OrderStatus } from '../../app/commerce/contract/order'
import type { AttemptState } from '../database/schema/payments'
import type { PaymentStatus } from '../interfaces/provider'

/** The consequence for attempt and order after the provider was read. */
export type Settlement = {
  attempt: AttemptState
  /** `revive`: confirm the cancelled order if its pieces can still be had, else give the money back. */
  order: { becomes: 'confirmed' } | { becomes: 'cancelled'; reason: CancelReason } | 'revive' | 'unchanged'
  /** An alert for the staff in the log. */
  alarm: 'amount-differs' | 'paid-twice' | 'paid-late' | 'lapsed' | null
}

type Known = {
  attempt: { state: AttemptState; amount: number; currency: string }
  /** `paidByAnother`: whether another attempt has paid the order. */
  order: { status: OrderStatus; paidByAnother: boolean }
}

const FINAL = new Set<AttemptState>(['failed', 'cancelled', 'expired', 'refunded'])
const PAID = new Set<AttemptState>(['authorized', 'captured'])

const REASONS = {
  failed: 'payment-failed',
  cancelled: 'payment-cancelled',
  expired: 'payment-expired',
} as const satisfies Partial<Record<AttemptState, CancelReason>>

/**
 * The one rule by which an order becomes paid or is given up: for the shopper's return, the webhook and the
 * reconciler alike, in whichever order and however often they come (decision 023). Only exactly the amount
 * and currency of the attempt are accepted.
 */
export function settlement(status: PaymentStatus, { attempt, order }: Known): Settlement {
  const unchanged: Settlement = { attempt: attempt.state, order: 'unchanged', alarm: null }
  if (attempt.state === 'refund-due' || attempt.state === 'refunded') return unchanged
  const isPaid = status.state === 'authorized' || status.state === 'captured'
  // An answer that was read earlier may come later: what is captured stays captured.
  if (PAID.has(attempt.state)) {
    if (status.state === 'captured') return { ...unchanged, attempt: 'captured' }
    return hasLapsed(status, attempt.state, order.status) ? { ...LAPSED, attempt: status.state } : unchanged
  }
  if (!isPaid) return unpaid(status, attempt.state, order.status)
  if (!isSameAmount(status, attempt)) {
    return { attempt: 'refund-due', order: cancelledIfPending(order.status, 'payment-failed'), alarm: 'amount-differs' }
  }
  if (order.paidByAnother) return { attempt: 'refund-due', order: 'unchanged', alarm: 'paid-twice' }
  if (order.status === 'pending') return { attempt: status.state, order: { becomes: 'confirmed' }, alarm: null }
  if (order.status === 'cancelled') return { attempt: status.state, order: 'revive', alarm: 'paid-late' }
  return { attempt: 'refund-due', order: 'unchanged', alarm: 'paid-twice' }
}

const LAPSED = { order: { becomes: 'cancelled', reason: 'payment-lapsed' }, alarm: 'lapsed' } as const

/** An authorization that ended before the order was sent: an order is never sent unpaid. */
const hasLapsed = ({ state }: PaymentStatus, before: AttemptState, order: OrderStatus): boolean =>
  before === 'authorized' && (state === 'expired' || state === 'cancelled') && (order === 'confirmed' || order === 'packed')

function unpaid({ state }: PaymentStatus, before: AttemptState, order: OrderStatus): Settlement {
  if (state === 'open') return { attempt: FINAL.has(before) ? before : 'open', order: 'unchanged', alarm: null }
  if (state === 'authorized' || state === 'captured' || FINAL.has(before))
    return { attempt: before, order: 'unchanged', alarm: null }
  return { attempt: state, order: cancelledIfPending(order, REASONS[state]), alarm: null }
}

const cancelledIfPending = (status: OrderStatus, reason: CancelReason): Settlement['order'] =>
  status === 'pending' ? { becomes: 'cancelled', reason } : 'unchanged'

/** Amounts have at most 2 decimals: a difference of half a hundredth is none. */
const isSameAmount = (paid: { amount: number; currency: string }, asked: { amount: number; currency: string }): boolean =>
  paid.currency === asked.currency && Math.abs(paid.amount - asked.amount) < 0.005

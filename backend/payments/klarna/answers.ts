import { z } from 'zod'
import { fromMinor } from '../minor-units'
import type { PaymentStatus } from '../../interfaces/provider'

/*
 * Klarna's answers, reduced to what is used.
 */

export const PaymentSession = z.object({ session_id: z.string().min(1) })

export const PageSession = z.object({ session_id: z.string().min(1), redirect_url: z.url() })

const PAGE_STATUSES = [
  'WAITING',
  'IN_PROGRESS',
  'BACK',
  'MANUAL_ID_CHECK',
  'COMPLETED',
  'CANCELLED',
  'FAILED',
  'DISABLED',
  'ERROR',
  'TIMEOUT',
] as const
export const PageStatus = z.object({
  session_id: z.string().optional(),
  status: z.enum(PAGE_STATUSES),
  order_id: z.string().nullish(),
})
export type PageStatus = z.output<typeof PageStatus>

export const StatusUpdate = z.object({ event_id: z.string().min(1), session: PageStatus })

export const Order = z.object({
  status: z.enum(['AUTHORIZED', 'PART_CAPTURED', 'CAPTURED', 'CANCELLED', 'EXPIRED', 'CLOSED']),
  fraud_status: z.string().nullish(),
  order_amount: z.number().int(),
  captured_amount: z.number().int(),
  remaining_authorized_amount: z.number().int(),
  purchase_currency: z.string(),
  expires_at: z.iso.datetime({ offset: true }).nullish(),
})
export type Order = z.output<typeof Order>

export const KlarnaError = z.object({ error_code: z.string() })

/**
 * The payment as its order says. An order that Klarna still examines is open; the state follows when Klarna has decided. One that
 * was captured in part is authorized until the rest is released.
 */
export function statusOf(order: Order, orderReference: string): PaymentStatus {
  const found = { currency: order.purchase_currency, orderReference, reason: null }
  const reserved = { ...found, amount: fromMinor(order.order_amount) }
  const nothing = { ...found, amount: 0 }
  switch (order.status) {
    case 'AUTHORIZED':
    case 'PART_CAPTURED':
      if (isReleased(order)) return { ...found, state: 'captured', amount: fromMinor(order.captured_amount) }
      if (order.fraud_status === 'REJECTED') return { ...nothing, state: 'failed', reason: 'fraud_status REJECTED' }
      if (order.fraud_status === 'PENDING') return { ...nothing, state: 'open', reason: 'fraud_status PENDING' }
      return { ...reserved, state: 'authorized', ...reservation(order) }
    case 'CAPTURED':
    case 'CLOSED':
      return { ...found, state: 'captured', amount: fromMinor(order.captured_amount) }
    case 'CANCELLED':
      return { ...nothing, state: 'cancelled' }
    case 'EXPIRED':
      return { ...nothing, state: 'expired' }
  }
}

/** Whether nothing is left to be captured of an order that was not captured whole. */
export const isReleased = ({ status, captured_amount, order_amount, remaining_authorized_amount }: Order): boolean =>
  status === 'CANCELLED' || (captured_amount < order_amount && remaining_authorized_amount === 0)

function reservation({ captured_amount, expires_at }: Order): Pick<PaymentStatus, 'captured' | 'authorizedUntil'> {
  return {
    ...(captured_amount > 0 ? { captured: fromMinor(captured_amount) } : {}),
    ...(expires_at ? { authorizedUntil: new Date(expires_at) } : {}),
  }
}

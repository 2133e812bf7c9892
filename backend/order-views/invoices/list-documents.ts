import type { OrderDetail, OrderDocument } from '../../../app/commerce/contract/order-detail'
import type { RefundRow } from '../../orders/load-sale'
import type { Store } from '../../stores/stores'
import { invoiceDay } from './invoice-file'

/** The payment states of an order that was paid, also when money of it has gone back since. */
export const PAID_STATES: ReadonlySet<string> = new Set(['paid', 'partly-refunded', 'refunded'])

/**
 * The refunds of an order that have a credit note, in the sequence of their numbers: those of what was sold that are done. The
 * number is the order's with `-K1`, `-K2` behind it (backend/payments/number-credit-note.ts).
 */
export function creditNotes(orderNumber: string, given: readonly RefundRow[]): { number: string; refund: RefundRow }[] {
  return given
    .flatMap((refund) => (refund.credit_note === null ? [] : [{ at: refund.credit_note, refund }]))
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, refund }) => ({ number: `${orderNumber}-K${at}`, refund }))
}

/** The documents of an order. An invoiced order has an invoice once it is sent, and a receipt once the invoice is paid. */
export function listDocuments(
  detail: Pick<OrderDetail, 'order' | 'events' | 'payment_state'>,
  given: readonly RefundRow[],
  store: Store,
): OrderDocument[] {
  const isPaid = PAID_STATES.has(detail.payment_state)
  const isInvoiced = invoiceDay(detail, store) !== null
  return [
    ...(isInvoiced ? [{ id: 'invoice', kind: 'invoice' as const }] : []),
    ...(isPaid || !isInvoiced ? [{ id: 'receipt', kind: isPaid ? ('receipt' as const) : ('order' as const) }] : []),
    ...creditNotes(detail.order.number, given).map(({ number }) => ({ id: number, kind: 'credit-note' as const })),
  ]
}

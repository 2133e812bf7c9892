import type { OrderDetail, OrderDocument } from '../../../app/commerce/contract/order-detail'
import type { RefundRow } from '../load-sale'
import type { Store } from '../../stores/stores'
import { invoiceDay } from './invoice-file'

/**
 * The refunds of an order that have a credit note: those of what was sold that are done. `given` are all, in the sequence in which they were asked for. The number is
 * the order's with `-K1`, `-K2` behind it, counted over all of them, so that it never changes.
 */
export function creditNotes(orderNumber: string, given: readonly RefundRow[]): { number: string; refund: RefundRow }[] {
  return given
    .map((refund, at) => ({ number: `${orderNumber}-K${at + 1}`, refund }))
    .filter(({ refund }) => refund.state === 'done' && !refund.is_uncharged)
}

/** The documents of an order. What is invoiced has an invoice once it is sent, and a receipt only when the invoice is paid. */
export function listDocuments(
  detail: Pick<OrderDetail, 'order' | 'events' | 'payment_state'>,
  given: readonly RefundRow[],
  store: Store,
): OrderDocument[] {
  const isPaid = PAID.has(detail.payment_state)
  const isInvoiced = invoiceDay(detail, store) !== null
  return [
    ...(isInvoiced ? [{ id: 'invoice', kind: 'invoice' as const }] : []),
    ...(isPaid || !isInvoiced ? [{ id: 'receipt', kind: isPaid ? ('receipt' as const) : ('order' as const) }] : []),
    ...creditNotes(detail.order.number, given).map(({ number }) => ({ id: number, kind: 'credit-note' as const })),
  ]
}

const PAID: ReadonlySet<string> = new Set(['paid', 'partly-refunded', 'refunded'])

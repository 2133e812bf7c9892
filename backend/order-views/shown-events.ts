import { asc, eq } from 'drizzle-orm'
import { type OrderDetail, SHOWN_EVENTS, type ShownEvent } from '../../app/commerce/contract/order-detail'
import type { Database } from '../database/database'
import { orderEvents } from '../database/schema/order-history'
import type { orders } from '../database/schema/orders'
import { type InvoicePayment, isCredit } from '../orders/invoices/credits'
import type { RefundRow } from '../orders/load-sale'
import { readEventDetail } from '../orders/stored-event'

type EventRow = typeof orderEvents.$inferSelect

/** The history of an order, oldest first. */
export const loadEvents = (db: Database, orderId: string): Promise<EventRow[]> =>
  db.select().from(orderEvents).where(eq(orderEvents.order_id, orderId)).orderBy(asc(orderEvents.id))

/** The steps of a history that the customer sees, oldest first. Orders of the first releases have no history. */
export function shownEvents(
  rows: readonly EventRow[],
  { placed_at }: Pick<typeof orders.$inferSelect, 'placed_at'>,
  sale: { given: readonly RefundRow[]; invoice: InvoicePayment | null },
): OrderDetail['events'] {
  const shown = rows.flatMap(({ at, actor, type, detail }) => {
    const step = shownEvent(type)
    // Capturing an invoice moves no money.
    if (step === undefined || (sale.invoice !== null && step === 'payment-captured')) return []
    const { reason, amount, place, ...fields } = readEventDetail(detail)
    const isRefund = step === 'refund-requested' || step === 'refunded'
    return {
      at: at.toISOString(),
      type: step,
      by: actor,
      reason,
      place,
      amount: isRefund ? amount : null,
      is_credit: isRefund && creditsInvoice(fields, sale),
    }
  })
  if (shown.some(({ type }) => type === 'placed')) return shown
  const placed = { type: 'placed', by: 'shopper', reason: null, amount: null, is_credit: false, place: null } as const
  return [{ at: placed_at.toISOString(), ...placed }, ...shown]
}

const shownEvent = (type: string): ShownEvent | undefined => SHOWN_EVENTS.find((shown) => shown === type)

function creditsInvoice(
  { refund: id, to }: { refund: string | null; to: string | null },
  { given, invoice }: { given: readonly RefundRow[]; invoice: InvoicePayment | null },
): boolean {
  const refund = given.find((one) => one.id === id)
  return refund !== undefined && to !== 'gift-card' && isCredit(refund, invoice)
}

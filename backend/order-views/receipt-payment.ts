import type { OrderDetail } from '../../app/commerce/contract/order-detail'
import { fillIn } from '../stores/fill-in'
import type { Sum } from '../words/mail'
import { longDay } from '../stores/long-days'
import { formatMoney } from '../stores/format-money'
import { localDay } from '../stores/local-day'
import { roundTotal } from '../stores/money'
import type { Store } from '../stores/stores'
import { creditNotes, PAID_STATES } from './invoices/list-documents'
import type { Sale } from '../orders/load-sale'
import { RECEIPT_TEXTS } from './receipt-texts'
import { toPay } from '../orders/totals'

/**
 * The day (ISO date, in the store's calendar) on which an order was paid: that of its capture, or of the order when gift
 * cards paid it; null while it is not paid.
 */
export function paidDay({ payment_state, events, order }: OrderDetail, { timeZone }: Store): string | null {
  if (!PAID_STATES.has(payment_state)) return null
  const taken = events.findLast(({ type }) => type === 'paid' || type === 'payment-captured')
  return localDay(new Date(taken?.at ?? order.placed_at), timeZone)
}

/**
 * The way and day of an order's payment, what is left to pay, and what was given back of the sale, with its
 * day and the number of its credit note.
 */
export function paymentRows(detail: OrderDetail, { order, given, missing }: Sale, store: Store): Sum[] {
  const { payment_state: state, left_to_pay: left } = detail
  const texts = RECEIPT_TEXTS[store.language]
  const money = (amount: number) => formatMoney(roundTotal(amount), store)
  const day = paidDay(detail, store)
  const back = state === 'credited' || state === 'invoiced' ? texts.credited : texts.refunded
  const numbers = new Map(creditNotes(order.number, given).map(({ number, refund }) => [refund.id, number]))
  const done = given.filter((refund) => refund.state === 'done' && !refund.is_uncharged)
  const { name } = order.payment
  return [
    day === null
      ? { name, amount: state === 'credited' ? texts.creditedWhole : texts.unpaid }
      : { name: fillIn(texts.paidOn, { name, day: longDay(day, store) }), amount: money(paidAmount(order) - missing) },
    ...(left === null ? [] : [{ name: texts.left, amount: money(left), isTotal: true }]),
    ...done.map(({ id, amount, gift_card_amount, requested_at, ended_at }) => ({
      name: [fillIn(back, { day: longDay(localDay(ended_at ?? requested_at, store.timeZone), store) }), numbers.get(id)]
        .filter(Boolean)
        .join(', '),
      amount: money(-amount - gift_card_amount),
    })),
  ]
}

/** The amount paid by the way to pay: the total when gift cards alone paid, otherwise the part that they left. */
const paidAmount = (order: Sale['order']): number => (order.payment.id === 'gift-card' ? order.total : toPay(order))

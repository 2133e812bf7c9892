import type { Order } from '../../../app/commerce/contract/order'
import type { OrderDetail, ReceiptFile } from '../../../app/commerce/contract/order-detail'
import type { SheetPart } from '../../documents/data-sheet'
import { fillIn } from '../../stores/fill-in'
import { longDay } from '../../stores/long-days'
import { formatMoney } from '../../stores/format-money'
import { LONG_DAYS } from '../../stores/formats'
import { localDay } from '../../stores/local-day'
import type { Store } from '../../stores/stores'
import { toPay } from '../../orders/totals'
import { SALE_TEXTS } from '../../orders/invoices/sale-texts'
import { writeSaleDocument } from './sale-document'
import { saleLines } from '../../orders/invoices/sale-lines'

/**
 * The day (ISO date, in the store's calendar) of the invoice of an order, which is that of its dispatch; null before
 * that, and for an order that the shop does not invoice. Orders of the first releases may have no history: their invoice
 * is of the day on which they were placed.
 */
export function invoiceDay({ order, events }: Pick<OrderDetail, 'order' | 'events'>, { timeZone }: Store): string | null {
  if (order.invoice === null || !SENT.has(order.status)) return null
  const sent = events.find(({ type }) => type === 'shipped')
  return localDay(new Date(sent?.at ?? order.placed_at), timeZone)
}

const SENT: ReadonlySet<string> = new Set(['shipped', 'delivered', 'returned'])

/**
 * The invoice of an order as it was charged, sent on `day`, as a PDF in the order's language. Its number is that of the order.
 */
export async function invoiceFile(
  order: Order,
  { day, isPaid }: { day: string; isPaid: boolean },
  store: Store,
  now: Date,
): Promise<ReceiptFile> {
  const { language } = store
  const texts = SALE_TEXTS[language]
  const lines = saleLines(order, store)
  const money = (amount: number) => formatMoney(amount, store)
  return writeSaleDocument(
    {
      kind: texts.invoice,
      number: order.number,
      filename: texts.invoiceFile,
      order,
      lines,
      facts: [
        [texts.number, order.number],
        [texts.date, longDay(day, store)],
        [texts.sent, longDay(day, store)],
        [texts.ordered, LONG_DAYS[language].format(new Date(order.placed_at))],
      ],
      sums: [
        { name: texts.total, amount: money(order.total), isTotal: true },
        ...order.gift_cards.map(({ last4, amount }) => ({ name: fillIn(texts.giftCard, { last4 }), amount: money(-amount) })),
        ...(order.gift_cards.length === 0 ? [] : [{ name: texts.toPay, amount: money(toPay(order)), isTotal: true }]),
      ],
      end: [paymentPart(order, isPaid, store)],
    },
    store,
    now,
  )
}

function paymentPart({ invoice, payment_due: due, ...order }: Order, isPaid: boolean, store: Store): SheetPart {
  const texts = SALE_TEXTS[store.language]
  if (isPaid) return { heading: texts.payment, sentences: [texts.paid] }
  const account = invoice?.account ?? []
  const { name = '', value = '' } = account.at(-1) ?? {}
  return {
    heading: texts.payment,
    rows: [
      [texts.toPay, formatMoney(toPay(order), store)],
      ...(due === null ? [] : [[texts.due, longDay(due, store)] satisfies [string, string]]),
      [texts.recipient, invoice?.recipient ?? ''],
      ...account.map((fact): [string, string] => [fact.name, fact.value]),
    ],
    sentences: [fillIn(texts.late, { reference: `${name} ${value}` })],
  }
}

import type { OrderRow } from '../../database/schema/orders'
import type { Order } from '../../../app/commerce/contract/order'
import type { ReceiptFile } from '../../../app/commerce/contract/order-detail'
import type { RefundRow } from '../../orders/load-sale'
import { type CreditedPieces, creditedPieces, refundedPieces, returnedDeposits } from '../../orders/stored-refund'
import type { Database } from '../../database/database'
import { longDay } from '../../stores/long-days'
import { type OrderFacts, loadOrderFacts, piecesIn } from '../../order-facts/order-facts'
import { piecesAtRefund } from '../../returns/amount-of-return'
import { paidForPieces } from '../../orders/return-amount'
import { formatMoney } from '../../stores/format-money'
import { LONG_DAYS } from '../../stores/formats'
import { localDay } from '../../stores/local-day'
import { roundMoney } from '../../stores/money'
import type { Store } from '../../stores/stores'
import { creditLines } from './credit-lines'
import { depositLine, type SaleLine, saleLines } from '../../orders/invoices/sale-lines'
import { writeSaleDocument } from './sale-document'
import { SALE_TEXTS } from '../../orders/invoices/sale-texts'

/**
 * A credit note: the order and what was sold, its number and its refund, and the refunds of the
 * earlier credit notes, the oldest first.
 */
type Note = { order: OrderRow; sold: Order; number: string; refund: RefundRow; earlier: readonly RefundRow[] }

/**
 * The credit note of a refund of what was sold as a PDF, in the order's language: what came
 * back with its VAT, as negative amounts.
 */
export async function creditNoteFile(
  db: Database,
  { order: row, sold: order, number, refund, earlier }: Note,
  store: Store,
  now: Date,
): Promise<ReceiptFile> {
  const texts = SALE_TEXTS[store.language]
  const amount = amountOf(refund)
  const facts = await loadOrderFacts(db, row)
  const left = earlier.reduce((lines, one) => [...lines, ...noteLines(one, lines, facts, store)], saleLines(order, store))
  const lines = noteLines(refund, left, facts, store)
  const day = localDay(refund.ended_at ?? refund.requested_at, store.timeZone)
  return writeSaleDocument(
    {
      kind: texts.credit,
      number,
      filename: texts.creditFile,
      order,
      lines,
      facts: [
        [texts.creditNumber, number],
        [texts.date, longDay(day, store)],
        [texts.changes, `${order.number}, ${LONG_DAYS[store.language].format(new Date(order.placed_at))}`],
      ],
      sums: [{ name: texts.credited, amount: formatMoney(-amount, store), isTotal: true }],
      end: [],
    },
    store,
    now,
  )
}

const amountOf = (refund: RefundRow): number => roundMoney(refund.amount + refund.gift_card_amount, { digits: 2 })

/** The lines of a credit note; `left` is what is left of the sale after the earlier ones. */
function noteLines(refund: RefundRow, left: readonly SaleLine[], facts: OrderFacts, store: Store): SaleLine[] {
  const { freight, label_price: label, deducted } = refund
  const amount = amountOf(refund)
  const returned = [...creditedLines(refund, facts), ...creditedDeposits(refund, facts, store)]
  return creditLines({ amount, returned, freight, label, deducted, left }, store)
}

/** The amount paid for the pieces that a refund is for; none when it is for an amount. */
function creditedLines({ id, credited, lines }: RefundRow, facts: OrderFacts): SaleLine[] {
  const pieces = refundedPieces.read(lines)
  const before = () => (pieces === null ? returnedBefore(facts, id) : refundedBefore(facts, pieces))
  const amounts = creditedPieces.read(credited) ?? before()
  return amounts.flatMap(({ position, quantity, amount }) => {
    const line = facts.lines.find((one) => one.position === position)
    if (line === undefined) return []
    const { item, is_gift_card } = line
    return [{ name: item.name, detail: item.sku, quantity, amount, rate: is_gift_card ? null : item.vat }]
  })
}

/** The deposits that a refund gives back. */
function creditedDeposits({ deposits }: RefundRow, { lines }: OrderFacts, store: Store): SaleLine[] {
  return (returnedDeposits.read(deposits) ?? []).flatMap(({ position, quantity, amount }) => {
    const { item } = lines.find((one) => one.position === position) ?? {}
    return item === undefined ? [] : depositLine({ sku: item.sku, quantity, vat: item.vat, amount }, store)
  })
}

/** The pieces of the return that a refund is for, of a refund from before their amounts were stored. */
function returnedBefore(facts: OrderFacts, refundId: string): CreditedPieces[] {
  const row = facts.returns.find(({ refund_id }) => refund_id === refundId)
  return row === undefined ? [] : piecesAtRefund(row, facts)
}

/** The pieces that the staff refunded without a return, before their amounts were stored. */
function refundedBefore(
  { lines, store }: OrderFacts,
  pieces: readonly { position: number; quantity: number }[],
): CreditedPieces[] {
  return lines.flatMap(({ position, total, quantity }) => {
    const count = piecesIn([{ lines: pieces }], position)
    if (count === 0) return []
    return [{ position, quantity: count, amount: paidForPieces({ total, quantity, before: 0, count }, store) }]
  })
}

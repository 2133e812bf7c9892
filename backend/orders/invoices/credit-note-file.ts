import type { OrderDetail, ReceiptFile } from '../../../app/commerce/contract/order-detail'
import type { refunds } from '../../database/schema/order-history'
import type { OrderRow } from '../lock-order'
import type { Database } from '../../database/database'
import { longDay } from '../../mail/mail-days'
import { type OrderFacts, loadOrderFacts, piecesIn } from '../../returns/order-facts'
import { paidForPieces } from '../../returns/return-amount'
import { formatMoney } from '../../stores/format-money'
import { LONG_DAYS } from '../../stores/formats'
import { localDay } from '../../stores/local-day'
import { roundMoney } from '../../stores/money'
import type { Store } from '../../stores/stores'
import { creditLines } from './credit-lines'
import { type SaleLine, saleLines } from './sale-lines'
import { writeSaleDocument } from './sale-document'
import { SALE_TEXTS } from './sale-texts'

type RefundRow = typeof refunds.$inferSelect

/** The credit note of a refund as a PDF, in the order's language: what came back with its VAT, as negative amounts. */
export async function creditNoteFile(
  db: Database,
  { order: row, detail, number, refund }: { order: OrderRow; detail: OrderDetail; number: string; refund: RefundRow },
  store: Store,
  now: Date,
): Promise<ReceiptFile> {
  const { order } = detail
  const texts = SALE_TEXTS[store.language]
  const amount = roundMoney(refund.amount + refund.gift_card_amount, { digits: 2 })
  const returned = returnedLines(await loadOrderFacts(db, row), refund.id)
  const lines = creditLines({ amount, returned, sold: saleLines(order, store) }, store)
  const day = localDay(refund.ended_at ?? refund.requested_at, store.timeZone)
  return writeSaleDocument(
    {
      ...{ kind: texts.credit, number, filename: texts.creditFile, order, lines },
      facts: [
        [texts.creditNumber, number],
        [texts.date, longDay(day, store)],
        [texts.changes, `${order.number}, ${LONG_DAYS[store.language].format(new Date(order.placed_at))}`],
      ],
      sums: [[texts.credited, formatMoney(-amount, store)]],
      end: [],
    },
    store,
    now,
  )
}

/** The amounts paid for the pieces of the return that a refund is for; none when it is for no return. */
function returnedLines({ returns, lines, store }: OrderFacts, refundId: string): SaleLine[] {
  const row = returns.find(({ refund_id }) => refund_id === refundId)
  if (row === undefined) return []
  const earlier = returns.filter(
    ({ id, state, ended_at }) => id !== row.id && state === 'refunded' && (ended_at ?? 0) < (row.ended_at ?? 0),
  )
  return lines.flatMap(({ position, total, quantity, item, is_gift_card }) => {
    const count = piecesIn([row], position)
    if (count === 0) return []
    const amount = paidForPieces({ total, quantity, before: piecesIn(earlier, position), count }, store)
    return { name: item.name, detail: item.sku, quantity: count, amount, rate: is_gift_card ? null : item.vat }
  })
}

import type { OrderRow } from '../../database/schema/orders'
import type { ReceiptFile } from '../../../app/commerce/contract/order-detail'
import { notFound } from '../../refusal'
import { returnLabelFile } from '../../returns/return-label-file'
import type { Services } from '../../services'
import { storeOfId } from '../../stores/stores'
import { loadOrderDetail } from '../load-order-detail'
import { loadSale } from '../../orders/load-sale'
import { receiptFile } from '../receipt-file'
import { creditNoteFile } from './credit-note-file'
import { invoiceDay, invoiceFile } from './invoice-file'
import { creditNotes, PAID_STATES } from './list-documents'

/**
 * The document of an order with this id (OrderDocument), or the label of its return with this number, as a PDF;
 * 404 when the order has no such document.
 */
export async function orderDocument(
  row: OrderRow,
  id: string,
  services: Pick<Services, 'db' | 'now' | 'carriers'>,
): Promise<ReceiptFile> {
  const label = await returnLabelFile(services.db, row.id, id)
  if (label !== null) return label
  const detail = await loadOrderDetail(row, services)
  const store = storeOfId(row.store_id)
  const sale = await loadSale(services.db, detail.order, store)
  const now = services.now()
  if (id === 'receipt') return receiptFile(detail, sale, store, now)
  const day = invoiceDay(detail, store)
  if (id === 'invoice' && day !== null)
    return invoiceFile(sale.order, { day, isPaid: PAID_STATES.has(detail.payment_state) }, store, now)
  const notes = creditNotes(row.number, sale.given)
  const at = notes.findIndex(({ number }) => number === id)
  const note = notes[at]
  if (note === undefined) throw notFound('The document')
  const earlier = notes.slice(0, at).map(({ refund }) => refund)
  return creditNoteFile(services.db, { ...note, order: row, sold: sale.order, earlier }, store, now)
}

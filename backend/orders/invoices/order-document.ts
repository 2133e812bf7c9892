import { asc, eq } from 'drizzle-orm'
import type { ReceiptFile } from '../../../app/commerce/contract/order-detail'
import { refunds } from '../../database/schema/order-history'
import { notFound } from '../../http/refusal'
import type { Services } from '../../services'
import { storeOfId } from '../../stores/stores'
import { loadOrderDetail } from '../load-order-detail'
import type { OrderRow } from '../lock-order'
import { receiptFile } from '../receipt-file'
import { creditNoteFile } from './credit-note-file'
import { invoiceDay, invoiceFile } from './invoice-file'
import { creditNotes } from './list-documents'

/** The document of an order with this id (OrderDocument), as a PDF; 404 when the order has none such. */
export async function orderDocument(
  row: OrderRow,
  id: string,
  services: Pick<Services, 'db' | 'now' | 'carriers'>,
): Promise<ReceiptFile> {
  const detail = await loadOrderDetail(row, services)
  const store = storeOfId(row.store_id)
  const now = services.now()
  if (id === 'receipt') return receiptFile(detail, store, now)
  const day = invoiceDay(detail, store)
  if (id === 'invoice' && day !== null) return invoiceFile(detail, day, store, now)
  const isOfOrder = eq(refunds.order_id, row.id)
  const given = await services.db.select().from(refunds).where(isOfOrder).orderBy(asc(refunds.requested_at), asc(refunds.id))
  const note = creditNotes(row.number, given).find(({ number }) => number === id)
  if (note === undefined) throw notFound('The document')
  return creditNoteFile(services.db, { ...note, order: row, detail }, store, now)
}

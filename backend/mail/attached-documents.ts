import { eq } from 'drizzle-orm'
import type { ReceiptFile } from '../../app/commerce/contract/order-detail'
import { refunds } from '../database/schema/order-history'
import { orders } from '../database/schema/orders'
import { numberFormerCreditNote } from '../payments/number-former-credit-notes'
import { creditNotes } from '../order-views/invoices/list-documents'
import { orderDocument } from '../order-views/invoices/order-document'
import { loadOrderDetail } from '../order-views/load-order-detail'
import type { Services } from '../services'
import type { MailRequest } from '../queue/mail-request'
import type { Attachment } from '../interfaces/mail-transport'

type Needs = Pick<Services, 'db' | 'now' | 'carriers'>

/**
 * The invoice of an order that was sent, to attach, and what is owed of it; nothing when it
 * has none, and null when nothing is owed.
 */
export async function loadInvoice(
  orderId: string,
  services: Needs,
): Promise<{ owed: number | null; attachments: readonly Attachment[] }> {
  const [row] = await services.db.select().from(orders).where(eq(orders.id, orderId))
  if (row === undefined) return { owed: null, attachments: [] }
  const { documents, left_to_pay: owed } = await loadOrderDetail(row, services)
  if (!documents.some(({ kind }) => kind === 'invoice')) return { owed: null, attachments: [] }
  return { owed, attachments: [attachedPdf(await orderDocument(row, 'invoice', services))] }
}

/** The credit note of the refund that a mail is about; none while the refund is not done. */
export async function creditNoteOf(request: MailRequest, services: Needs): Promise<readonly Attachment[]> {
  if (!('refund_id' in request) || request.refund_id === undefined) return []
  const [found] = await services.db
    .select({ order: orders, refund: refunds })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.order_id))
    .where(eq(refunds.id, request.refund_id))
  if (found === undefined) return []
  // An earlier release may have ended the refund and left its mail to this one.
  const refund = (await numberFormerCreditNote(services.db, found.refund)) ?? found.refund
  const [note] = creditNotes(found.order.number, [refund])
  return note === undefined ? [] : [attachedPdf(await orderDocument(found.order, note.number, services))]
}

export const attachedPdf = ({ filename, content }: ReceiptFile): Attachment => ({
  filename,
  contentType: 'application/pdf',
  content: Buffer.from(content, 'base64'),
})

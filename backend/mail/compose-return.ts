import { eq } from 'drizzle-orm'
import type { OrderReturn } from '../../app/commerce/contract/return'
import type { Database } from '../database/database'
import { orders } from '../database/schema/orders'
import { findReturn } from '../returns/return-answer'
import { returnLabelFile } from '../returns/return-label-file'
import type { Services } from '../services'
import { endedLines } from '../subscriptions/resume-subscriptions'
import { attachedPdf } from './attached-documents'
import type { ComposedMail } from './composed-mail'
import { loadMailOrder } from './load-mail-order'
import type { MailContent } from '../words/mail'
import type { MailRequest } from '../queue/mail-request'
import { returnAnnounced } from './mails/return-announced'
import { returnDeducted } from './mails/return-deducted'
import { returnLabelled } from './mails/return-label'
import { returnRefused } from './mails/return-refused'
import type { AboutOrder } from './order/about-order'
import { type Attachment, UndeliverableMail } from '../interfaces/mail-transport'

type AboutReturn = Extract<MailRequest, { type: 'return-announced' | 'return-label' | 'return-refused' | 'return-deducted' }>

export const isAboutReturn = (request: MailRequest): request is AboutReturn =>
  request.type.startsWith('return-') && 'return_id' in request

/**
 * The mail about a return:
 * - `return-announced`: what to do now;
 * - `return-label`: its label is booked;
 * - `return-refused`: the reason;
 * - `return-deducted`: nothing is refunded; the deductions.
 */
export async function composeReturn(
  request: AboutReturn,
  services: Pick<Services, 'db' | 'now' | 'mail' | 'signingKey'>,
): Promise<ComposedMail> {
  const { type, order_id, return_id } = request
  const about = await loadMailOrder(order_id, services)
  const [row] = await services.db.select().from(orders).where(eq(orders.id, order_id))
  const found = row && (await findReturn(services.db, row, return_id))
  if (found === undefined) throw new UndeliverableMail(`There is no return ${return_id}`)
  const ended = await endedLines(services.db, order_id, new Date(found.announced_at))
  const content = written(request, found, { about, ended })
  const isSentBack = type === 'return-announced' || type === 'return-label'
  const attachments = isSentBack ? await labelFiles(services.db, order_id, found) : []
  return { to: about.order.customer.email, store: about.store, content, attachments }
}

type About = { about: AboutOrder; ended: Parameters<typeof returnAnnounced>[2] }

function written(request: AboutReturn, found: OrderReturn, { about, ended }: About): MailContent {
  switch (request.type) {
    case 'return-announced':
      return returnAnnounced(about, found, ended)
    case 'return-label':
      return returnLabelled(about, found)
    case 'return-refused':
      return returnRefused(about, found)
    case 'return-deducted':
      return returnDeducted(about, found, request)
  }
}

/** The files that the carrier has made: the QR code as a picture, and the label to print. */
async function labelFiles(db: Database, orderId: string, { number, label }: OrderReturn): Promise<Attachment[]> {
  const qr = label?.booking?.state === 'booked' ? label.booking.qr : null
  const picture = qr === null || !('png' in qr) ? [] : [qr.png]
  const file = await returnLabelFile(db, orderId, number)
  return [
    ...picture.map((png) => ({ filename: `${number}.png`, contentType: 'image/png', content: Buffer.from(png, 'base64') })),
    ...(file === null ? [] : [attachedPdf(file)]),
  ]
}

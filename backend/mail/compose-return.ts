import { eq } from 'drizzle-orm'
import { orders } from '../database/schema/orders'
import { loadReturns } from '../returns/return-answer'
import type { Services } from '../services'
import type { ComposedMail } from './composed-mail'
import { loadMailOrder } from './load-mail-order'
import type { MailRequest } from './mail-request'
import { returnAnnounced } from './mails/return-announced'
import { returnRefused } from './mails/return-refused'
import { UndeliverableMail } from './transport/mail-transport'

type AboutReturn = Extract<MailRequest, { type: 'return-announced' | 'return-refused' }>

/** The mail that a return was announced, with what to do now, or that it was refused, with the reason. */
export async function composeReturn(
  { type, order_id, return_id }: AboutReturn,
  services: Pick<Services, 'db' | 'now' | 'mail' | 'signingKey'>,
): Promise<ComposedMail> {
  const about = await loadMailOrder(order_id, services)
  const [row] = await services.db.select().from(orders).where(eq(orders.id, order_id))
  const { returns } = row === undefined ? { returns: [] } : await loadReturns(services.db, row, services.now())
  const found = returns.find(({ id }) => id === return_id)
  if (found === undefined) throw new UndeliverableMail(`There is no return ${return_id}`)
  const content = type === 'return-announced' ? returnAnnounced(about, found) : returnRefused(about, found)
  return { to: about.order.customer.email, store: about.store, content, attachments: [] }
}

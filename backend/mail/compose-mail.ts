import { company } from '../content/company'
import type { Services } from '../services'
import type { Store } from '../stores/stores'
import { loadMailOrder } from './load-mail-order'
import type { MailContent } from './mail'
import type { MailRequest } from './mail-request'
import { orderReceived } from './order-received/order-received'
import { shopLinks } from './shop-links'
import { type Attachment, UndeliverableMail } from './transport/mail-transport'

export type ComposedMail = { to: string; store: Store; content: MailContent; attachments: readonly Attachment[] }

/** Composes a mail from what the database says now. Throws an UndeliverableMail when what it is about does not exist. */
export async function composeMail(
  request: MailRequest,
  { db, mail: { publicOrigin } }: Pick<Services, 'db' | 'mail'>,
): Promise<ComposedMail> {
  if (request.type !== 'order-received') throw new UndeliverableMail(`The mail ${request.type} is not written yet`)
  const { order, store } = await loadMailOrder(db, request.order_id)
  const about = { order, store, links: shopLinks(publicOrigin, store.language) }
  return { to: order.customer.email, store, content: orderReceived(about), attachments: [] }
}

export const brandOf = ({ language }: Store): string => company[language].brand ?? ''

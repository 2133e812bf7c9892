import type { Services } from '../services'
import { composeMail } from './compose-mail'
import type { MailRequest } from '../queue/mail-request'
import { renderMail } from './render-mail'

/**
 * Composes a mail and delivers it, unless its content is outdated. `messageKey` names the mail, for example
 * `order-received:{order id}`: delivered again with the same key it has the same Message-ID, and as a file it replaces itself.
 * `handsOver` runs just before the end of the mail, which is not sent when it throws. Throws an UndeliverableMail when it can
 * never be delivered, and any other error when a later attempt may succeed.
 */
export async function deliverMail(
  request: MailRequest,
  services: Pick<Services, 'db' | 'now' | 'log' | 'mail' | 'carriers' | 'signingKey'>,
  messageKey: string,
  handsOver?: () => Promise<void>,
): Promise<void> {
  const { mail, now, log } = services
  const composed = await composeMail(request, services, messageKey)
  if (composed === null) {
    log({ level: 'info', event: 'mail-skipped', key: messageKey })
    return
  }
  const { to, store, content, attachments, unsubscribe } = composed
  const outgoing = {
    ...mail.senders[store.language],
    ...renderMail(content, store),
    key: messageKey,
    language: store.language,
    to,
    date: now(),
    attachments,
    unsubscribe,
  }
  await mail.transport.send(outgoing, handsOver)
}

import type { Services } from '../services'
import { brandOf, composeMail } from './compose-mail'
import { mailHtml } from './html/mail-html'
import type { Mail } from './mail'
import type { MailRequest } from './mail-request'
import { senderLines } from './sender-lines'
import { mailText } from './text/mail-text'

/**
 * Composes a mail and delivers it. `messageKey` names the mail, for example `order-received:{order id}`: delivered again with the same key it
 * has the same Message-ID, and as a file it replaces itself. Throws an UndeliverableMail when it can never be delivered, and
 * any other error when a later attempt may succeed.
 */
export async function deliverMail(
  request: MailRequest,
  services: Pick<Services, 'db' | 'now' | 'mail' | 'carriers'>,
  messageKey: string,
): Promise<void> {
  const { to, store, content, attachments } = await composeMail(request, services)
  const { language } = store
  const mail: Mail = { ...content, language, brand: brandOf(store), footer: senderLines(language) }
  await services.mail.transport.send({
    ...services.mail.senders[language],
    ...{ key: messageKey, language, to, subject: mail.subject, date: services.now(), attachments },
    html: mailHtml(mail),
    text: mailText(mail),
  })
}

import { brandOf } from '../stores/brand-of'
import type { Store } from '../stores/stores'
import { mailHtml } from './html/mail-html'
import type { Mail, MailContent } from '../words/mail'
import { senderLines } from './sender-lines'
import { mailText } from './text/mail-text'

/** The parts of a mail of a store. Its subject is one line, whatever a name in it holds. */
export function renderMail(content: MailContent, store: Store): { subject: string; html: string; text: string } {
  const { language } = store
  const subject = content.subject.replaceAll(/\s+/g, ' ')
  const mail: Mail = { ...content, subject, language, brand: brandOf(store), footer: senderLines(language) }
  return { subject, html: mailHtml(mail), text: mailText(mail) }
}

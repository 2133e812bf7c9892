import { createHash } from 'node:crypto'
import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from '../../interfaces/mail-transport'

/** The message that nodemailer writes for a mail: text and HTML as alternatives, and the attachments. */
export function mimeMessage(mail: OutgoingMail): SendMailOptions {
  return {
    from: mail.from,
    replyTo: mail.replyTo,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    date: mail.date,
    messageId: `<${keyHash(mail)}@${mail.from.address.replace(/^.*@/, '')}>`,
    headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
    attachments: mail.attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content: Buffer.from(content),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** RFC 8058: the mail program shows a button that sends one POST to the address. */
function unsubscribeHeaders({ unsubscribe }: OutgoingMail): Record<string, string> {
  if (unsubscribe === undefined) return {}
  return { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** 32 hex digits derived from the key of a mail. */
export const keyHash = ({ key }: Pick<OutgoingMail, 'key'>): string => createHash('sha256').update(key).digest('hex').slice(0, 32)

import type { Language } from '../../app/commerce/contract/languages'

type Mailbox = { name: string; address: string }

/** From whom the mails of a storefront come, and who gets the answers. */
export type Sender = { from: Mailbox; replyTo: Mailbox }

export type Attachment = { filename: string; contentType: string; content: Uint8Array }

/** A mail that is ready to be sent. `key` names it: a mail that is sent again with its key has the same Message-ID. */
export type OutgoingMail = Sender & {
  key: string
  language: Language
  to: string
  subject: string
  html: string
  text: string
  date: Date
  attachments: readonly Attachment[]
  /** The address that ends mails of this kind with one click (RFC 8058). */
  unsubscribe?: string | undefined
}

/**
 * Delivers mails. `send` throws an UndeliverableMail when the mail can never be delivered, and any other error when another
 * attempt may succeed. It awaits `handsOver` at the last moment before the mail can arrive, so that the note made there shows
 * whether the mail may have been sent. `close` ends open connections.
 */
export type MailTransport = {
  send: (mail: OutgoingMail, handsOver?: () => Promise<void>) => Promise<void>
  close: () => void
}

/** The mail can never be delivered, for example because its recipient does not exist: do not send it again. */
export class UndeliverableMail extends Error {
  override name = 'UndeliverableMail'
}

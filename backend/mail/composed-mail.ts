import type { Store } from '../stores/stores'
import type { MailContent } from '../words/mail'
import type { Attachment } from '../interfaces/mail-transport'

/**
 * A mail in the language of a store, and to whom it goes. `unsubscribe` is the address that ends mails
 * of its kind with one click (RFC 8058).
 */
export type ComposedMail = {
  to: string
  store: Store
  content: MailContent
  attachments: readonly Attachment[]
  unsubscribe?: string
}

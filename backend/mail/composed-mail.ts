import type { Store } from '../stores/stores'
import type { MailContent } from './mail'
import type { Attachment } from './transport/mail-transport'

/** A mail in the language of a store, and to whom it goes. */
export type ComposedMail = { to: string; store: Store; content: MailContent; attachments: readonly Attachment[] }

import type { Language } from '../../app/commerce/contract/languages'
import type { MailTransport, Sender } from './mail-transport'

/** Settings for sending mails. `publicOrigin` is the shop's address as shoppers know it, without a path. */
export type MailService = { transport: MailTransport; publicOrigin: string; senders: Readonly<Record<Language, Sender>> }

import type { Services } from '../services'
import { storeOfId } from '../stores/stores'
import type { ComposedMail } from './composed-mail'
import { contactPage } from './contact-page'
import type { MailRequest } from '../queue/mail-request'
import { passkeyChanged } from './mails/passkey-changed'

/** The mail to an account's address about a created or removed passkey. */
export async function composePasskeyChanged(
  { email, store_id, name, change }: Extract<MailRequest, { type: 'passkey-changed' }>,
  services: Pick<Services, 'db' | 'mail'>,
): Promise<ComposedMail> {
  const store = storeOfId(store_id)
  return { to: email, store, content: passkeyChanged(change, store, name, await contactPage(store, services)), attachments: [] }
}

import type { MailContent } from '../../words/mail'
import { emailChange, emailTaken } from '../mails/email-change'
import { emailChanged } from '../mails/email-changed'
import { passkeyChanged } from '../mails/passkey-changed'
import type { AboutOrder } from '../order/about-order'

const EMAIL = 'kim.berg@example.com'

/** The mails about a change of the e-mail address or of the passkeys of an account. */
export function emailChangeMails({ store, links }: Pick<AboutOrder, 'store' | 'links'>): Record<string, MailContent> {
  const token = 'o'.repeat(43)
  const urls = { confirm: links.confirmEmailChange(token), stop: links.stopEmailChange(token) }
  return {
    'email-change-old': emailChange('old', store, EMAIL, urls),
    'email-change-new': emailChange('new', store, EMAIL, urls),
    'email-change-taken': emailTaken(store, links.home()),
    'email-changed': emailChanged(store, EMAIL, links.home()),
    'passkey-changed-created': passkeyChanged('created', store, 'iPhone', links.home()),
    'passkey-changed-removed': passkeyChanged('removed', store, 'iPhone', links.home()),
  }
}

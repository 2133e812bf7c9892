import { hasAccount, issueAccountLink, lockLinksOf, mayMailLink } from '../accounts/account-links'
import { tokenOfMail } from '../accounts/one-time-token'
import type { Services } from '../services'
import { findStore } from '../stores/stores'
import type { ComposedMail } from './composed-mail'
import type { MailRequest } from '../queue/mail-request'
import { accountLink } from './mails/account-link'
import { shopLinks } from '../stores/shop-links'
import { UndeliverableMail } from '../interfaces/mail-transport'

type Request = Extract<MailRequest, { type: 'account-link' }>

/**
 * The mail with a one-time link by which a password is chosen. A customer who registers a second time is told that the account
 * exists. Null when the address has had too many of these mails. An attempt to send it again carries the same link.
 */
export async function composeAccountLink(
  { email, store_id, profile }: Request,
  services: Pick<Services, 'db' | 'now' | 'mail' | 'signingKey'>,
  messageKey: string,
): Promise<ComposedMail | null> {
  const store = findStore(store_id)
  if (store === undefined) throw new UndeliverableMail(`There is no store ${store_id}`)
  const kind = profile === null ? 'forgotten' : (await hasAccount(services.db, email)) ? 'known' : 'new'
  const links = shopLinks(services.mail.publicOrigin, store.language, null)
  const token = tokenOfMail(messageKey, services)
  const isIssued = await services.db.transaction(async (tx) => {
    const inside = { db: tx, now: services.now }
    await lockLinksOf(email, tx)
    if (!(await mayMailLink(email, token, inside))) return false
    await issueAccountLink(email, profile, inside, token)
    return true
  })
  if (!isIssued) return null
  return { to: email, store, content: accountLink(kind, store, links.choosePassword(token)), attachments: [] }
}

import { eq } from 'drizzle-orm'
import { hasAccount } from '../accounts/account-links'
import { issueEmailChangeLink } from '../customer-data/email-change-links'
import { hasEnoughEmailChanges } from '../accounts/email-changes'
import type { Database } from '../database/database'
import { emailChanges } from '../database/schema/email-changes'
import type { Services } from '../services'
import { storeOfId } from '../stores/stores'
import type { ComposedMail } from './composed-mail'
import { contactPage } from './contact-page'
import type { MailRequest } from '../queue/mail-request'
import { emailChange, emailTaken } from './mails/email-change'
import { emailChanged } from './mails/email-changed'
import { shopLinks } from '../stores/shop-links'
import { UndeliverableMail } from '../interfaces/mail-transport'

type Needs = Pick<Services, 'db' | 'now' | 'mail'>
type About<Type> = Extract<MailRequest, { type: Type }>

/**
 * A link of a change of the e-mail address; without one for an address that has an account.
 * Null when the change is not open any more.
 */
export async function composeEmailChange(
  { change_id, side }: About<'email-change'>,
  { db, now, mail }: Needs,
): Promise<ComposedMail | null> {
  const { old_email, new_email, store_id, done_at, stopped_at, expires_at } = await changeOf(change_id, db)
  if (done_at !== null || stopped_at !== null || expires_at <= now()) return null
  const store = storeOfId(store_id)
  const composed = { to: side === 'old' ? old_email : new_email, store, attachments: [] }
  const links = shopLinks(mail.publicOrigin, store.language, null)
  if (side === 'new' && (await hasEnoughEmailChanges(db, new_email, now()))) return null
  if (side === 'new' && (await hasAccount(db, new_email))) return { ...composed, content: emailTaken(store, links.home()) }
  const token = await issueEmailChangeLink(change_id, side, db)
  const urls = { confirm: links.confirmEmailChange(token), stop: links.stopEmailChange(token) }
  return { ...composed, content: emailChange(side, store, new_email, urls) }
}

/** The mail to the former address that the account has another one. */
export async function composeEmailChanged(
  { change_id }: About<'email-changed'>,
  { db, mail }: Pick<Needs, 'db' | 'mail'>,
): Promise<ComposedMail> {
  const { old_email, new_email, store_id } = await changeOf(change_id, db)
  const store = storeOfId(store_id)
  const url = await contactPage(store, { db, mail })
  return { to: old_email, store, content: emailChanged(store, new_email, url), attachments: [] }
}

async function changeOf(id: string, db: Database) {
  const [change] = await db.select().from(emailChanges).where(eq(emailChanges.id, id))
  if (change === undefined) throw new UndeliverableMail(`There is no change of the address ${id}`)
  return change
}

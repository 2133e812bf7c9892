import { and, eq } from 'drizzle-orm'
import { tokenOfMail } from '../accounts/one-time-token'
import { contentPages, contentPageTexts } from '../database/schema/content'
import { newsletterSubscriptions } from '../database/schema/newsletter'
import { issueNewsletterLink } from '../newsletter/newsletter-links'
import type { Services } from '../services'
import { findStore, type Store } from '../stores/stores'
import type { ComposedMail } from './composed-mail'
import { readHtml } from './legal/read-html'
import type { MailRequest } from '../queue/mail-request'
import { newsletter } from './mails/newsletter'
import { newsletterLink } from './mails/newsletter-link'
import { newsletterTokens } from '../accounts/owner-tokens'
import { shopLinks } from '../stores/shop-links'
import { UndeliverableMail } from '../interfaces/mail-transport'

type Needs = Pick<Services, 'db' | 'now' | 'mail' | 'signingKey'>
type About<Type> = Extract<MailRequest, { type: Type }>

/** The mail with the one-time link that begins the newsletter; null when the address has had too many. */
export async function composeNewsletterLink(
  { email, store_id, asked_at }: About<'newsletter-link'>,
  services: Needs,
  messageKey: string,
): Promise<ComposedMail | null> {
  const store = storeFor(store_id)
  const token = await issueNewsletterLink(
    { email, store_id, asked_at: new Date(asked_at) },
    services,
    tokenOfMail(messageKey, services),
  )
  if (token === null) return null
  const links = shopLinks(services.mail.publicOrigin, store.language, null)
  return { to: email, store, content: newsletterLink(store, links.confirmNewsletter(token)), attachments: [] }
}

/** A content page as a newsletter; null when the recipient has ended it meanwhile. */
export async function composeNewsletter(
  { page, email, store_id }: About<'newsletter'>,
  { db, mail, signingKey }: Needs,
): Promise<ComposedMail | null> {
  const store = storeFor(store_id)
  const { email: address, store_id: ofStore } = newsletterSubscriptions
  const readers = await db
    .select({ email: address })
    .from(newsletterSubscriptions)
    .where(and(eq(address, email), eq(ofStore, store_id)))
  if (readers.length === 0) return null
  const [text] = await db
    .select({ title: contentPageTexts.title, path: contentPageTexts.path, content: contentPageTexts.content })
    .from(contentPageTexts)
    .innerJoin(contentPages, eq(contentPages.id, contentPageTexts.page_id))
    .where(and(eq(contentPages.key, page), eq(contentPageTexts.language, store.language)))
  if (text === undefined) throw new UndeliverableMail(`There is no page ${page} in ${store.language}`)
  const links = shopLinks(mail.publicOrigin, store.language, null)
  const end = links.endNewsletter(await newsletterTokens.sign({ email, store_id }, { signingKey }))
  const content = newsletter({ title: text.title, passages: readHtml(text.content) }, store, { page: links.page(text.path), end })
  return { to: email, store, content, attachments: [], unsubscribe: end }
}

function storeFor(id: number): Store {
  const store = findStore(id)
  if (store === undefined) throw new UndeliverableMail(`There is no store ${id}`)
  return store
}

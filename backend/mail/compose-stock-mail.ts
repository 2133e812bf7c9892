import { and, eq } from 'drizzle-orm'
import { productTexts } from '../database/schema/products'
import type { Services } from '../services'
import { findStore } from '../stores/stores'
import type { ComposedMail } from './composed-mail'
import type { MailRequest } from '../queue/mail-request'
import { stockBack } from './mails/stock-back'
import { stockNoticeLink } from './mails/stock-notice-link'
import { confirmationTokens } from '../accounts/notice-confirmation'
import { noticeTokens } from '../accounts/owner-tokens'
import { shopLinks } from '../stores/shop-links'
import { UndeliverableMail } from '../interfaces/mail-transport'

type Needs = Pick<Services, 'db' | 'now' | 'mail' | 'signingKey'>
export type AboutProduct = Extract<MailRequest, { type: 'stock-back' | 'stock-notice-link' }>

export const isAboutProduct = (request: MailRequest): request is AboutProduct =>
  request.type === 'stock-back' || request.type === 'stock-notice-link'

/** The mail that confirms a stock notice, or the notice itself. */
export async function composeStockMail(
  { type, product_id, store_id, email }: AboutProduct,
  { db, mail, now, signingKey }: Needs,
): Promise<ComposedMail> {
  const store = findStore(store_id)
  if (store === undefined) throw new UndeliverableMail(`There is no store ${store_id}`)
  const { language } = store
  const [product] = await db
    .select({ name: productTexts.name, slug: productTexts.slug })
    .from(productTexts)
    .where(and(eq(productTexts.product_id, product_id), eq(productTexts.language, language)))
  if (product === undefined) throw new UndeliverableMail(`There is no product ${product_id}`)
  const links = shopLinks(mail.publicOrigin, language, null)
  if (type === 'stock-notice-link') {
    const token = await confirmationTokens.sign({ product_id, store_id, email }, now(), { signingKey })
    const url = links.confirmStockNotice(product.slug, token)
    return { to: email, store, content: stockNoticeLink(product, store, url), attachments: [] }
  }
  const access = await noticeTokens.sign({ email, store_id }, { signingKey })
  const content = stockBack(product, store, { links, access })
  return { to: email, store, content, attachments: [], unsubscribe: links.endStockNotices(access) }
}

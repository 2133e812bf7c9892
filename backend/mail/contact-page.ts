import { and, eq } from 'drizzle-orm'
import { contentPages, contentPageTexts } from '../database/schema/content'
import type { Services } from '../services'
import type { Store } from '../stores/stores'
import { shopLinks } from '../stores/shop-links'

/** The URL of customer service in the language of a store; that of the start page where the shop has no such page. */
export async function contactPage(
  { language }: Pick<Store, 'language'>,
  { db, mail }: Pick<Services, 'db' | 'mail'>,
): Promise<string> {
  const links = shopLinks(mail.publicOrigin, language, null)
  const [contact] = await db
    .select({ path: contentPageTexts.path })
    .from(contentPageTexts)
    .innerJoin(contentPages, eq(contentPages.id, contentPageTexts.page_id))
    .where(and(eq(contentPages.key, 'contact'), eq(contentPageTexts.language, language)))
  return contact === undefined ? links.home() : links.page(contact.path)
}

import { and, eq, inArray } from 'drizzle-orm'
import type { Language } from '../../../app/commerce/contract/languages'
import type { Database } from '../../database/database'
import { contentPages, contentPageTexts } from '../../database/schema/content'

/** The pages that a consumer gets with the order confirmation, in this order. `returns` has the withdrawal instruction and form. */
const KEYS: readonly string[] = ['terms', 'returns', 'recycling']

/** A content page; `path` is below the language prefix, `content` is HTML. */
export type LegalPage = { title: string; path: string; content: string }

/** Terms of sale, withdrawal instruction and form, and battery take-back as they are now. A missing page is left out. */
export async function legalPages(db: Database, language: Language): Promise<LegalPage[]> {
  const rows = await db
    .select({
      key: contentPages.key,
      title: contentPageTexts.title,
      path: contentPageTexts.path,
      content: contentPageTexts.content,
    })
    .from(contentPageTexts)
    .innerJoin(contentPages, eq(contentPages.id, contentPageTexts.page_id))
    .where(and(eq(contentPageTexts.language, language), inArray(contentPages.key, [...KEYS])))
  return rows.toSorted((a, b) => KEYS.indexOf(a.key) - KEYS.indexOf(b.key))
}

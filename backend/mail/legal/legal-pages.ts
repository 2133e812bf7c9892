import { and, eq, inArray } from 'drizzle-orm'
import type { Language } from '../../../app/commerce/contract/languages'
import type { Database } from '../../database/database'
import { contentPages, contentPageTexts } from '../../database/schema/content'

/**
 * The pages that a consumer gets with the order confirmation, in this order. `returns` has the withdrawal instruction and form; `recycling`, about
 * spent batteries, comes with goods, not with gift cards alone.
 */
export const LEGAL_PAGES = { goods: ['terms', 'returns', 'recycling'], 'gift-cards': ['terms', 'returns'] } as const

/** A content page; `path` is below the language prefix, `content` is HTML. */
export type LegalPage = { title: string; path: string; content: string }

/** The kind of an order, as far as the law asks: gift cards alone, or goods. */
export type Sold = keyof typeof LEGAL_PAGES

/** Terms of sale, withdrawal instruction and form, and for goods battery take-back, as they are now. A missing page is left out. */
export async function legalPages(db: Database, language: Language, sold: Sold): Promise<LegalPage[]> {
  const keys: readonly string[] = LEGAL_PAGES[sold]
  const rows = await db
    .select({
      key: contentPages.key,
      title: contentPageTexts.title,
      path: contentPageTexts.path,
      content: contentPageTexts.content,
    })
    .from(contentPageTexts)
    .innerJoin(contentPages, eq(contentPages.id, contentPageTexts.page_id))
    .where(and(eq(contentPageTexts.language, language), inArray(contentPages.key, [...keys])))
  return rows.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
}

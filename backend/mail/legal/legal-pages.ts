import { and, eq, inArray } from 'drizzle-orm'
import type { Language } from '../../../app/commerce/contract/languages'
import type { Database } from '../../database/database'
import { contentPages, contentPageTexts } from '../../database/schema/content'

/**
 * The pages that the buyer gets with the order confirmation, in this order. `returns` has the withdrawal instruction and form,
 * which are for consumers, not for companies; `recycling`, about spent batteries, comes with goods, not with gift cards alone.
 * `gift-cards` has the terms of these, such as how long they are valid.
 */
const LEGAL_PAGES = {
  goods: ['terms', 'returns', 'recycling'],
  'goods-and-gift-cards': ['terms', 'gift-cards', 'returns', 'recycling'],
  'gift-cards': ['terms', 'gift-cards', 'returns'],
} as const

/** A content page; `path` is below the language prefix, `content` is HTML. */
export type LegalPage = { title: string; path: string; content: string }

/** The kind of an order, as far as the law asks: goods, gift cards, or both. */
export type Sold = keyof typeof LEGAL_PAGES

/** The kind of buyer: the right of withdrawal is a consumer's (Directive 2011/83/EU, article 9; docs/law.md). */
export type BuyerKind = 'consumer' | 'company'

export const buyerKindOf = ({ company }: { company: unknown }): BuyerKind => (company === null ? 'consumer' : 'company')

/** The keys of the pages that this buyer gets, in this order. */
export const legalPageKeys = (sold: Sold, buyer: BuyerKind): readonly string[] =>
  LEGAL_PAGES[sold].filter((key) => buyer === 'consumer' || key !== 'returns')

/**
 * Terms of sale, for a consumer the withdrawal instruction and form, and for goods battery take-back, as
 * they are now. A missing page is left out.
 */
export async function legalPages(db: Database, language: Language, sold: Sold, buyer: BuyerKind): Promise<LegalPage[]> {
  const keys = legalPageKeys(sold, buyer)
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

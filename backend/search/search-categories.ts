import { and, eq, sql } from 'drizzle-orm'
import type { SearchCategory } from '../../app/commerce/contract/category'
import { statement, type Database } from '../database/database'
import { categories, categoryTexts } from '../database/schema/categories'
import { searchCategories as searchable } from '../database/schema/search'
import type { Language } from '../seed/data/records'
import { sayTooLittle, toSearchQuery, type KnownWord } from './tsquery'

const AT_MOST = 8

const words = sql`${sql.placeholder('words')}::tsquery`
const exact = sql`${sql.placeholder('exact')}::tsquery`

const matching = statement((db) =>
  db
    .select({ slug: categoryTexts.slug, uri: categoryTexts.uri, hierarchy: categoryTexts.hierarchy })
    .from(searchable)
    .innerJoin(categories, eq(categories.id, searchable.category_id))
    .innerJoin(
      categoryTexts,
      and(eq(categoryTexts.category_id, searchable.category_id), eq(categoryTexts.language, searchable.language)),
    )
    .where(
      and(
        eq(searchable.language, sql.placeholder('language')),
        sql`${searchable.document} @@ ${words}`,
        // Of the words at least one is its own; the rest may stand above it.
        sql`${searchable.names} @@ ${sql.placeholder('any')}::tsquery`,
      ),
    )
    .orderBy(
      sql`starts_with(lower(${categoryTexts.name}), ${sql.placeholder('beginning')}::text) desc`,
      sql`(${searchable.names} @@ ${exact}) desc`,
      sql`(${searchable.names} @@ ${words}) desc`,
      sql`(${searchable.document} @@ ${exact}) desc`,
      sql`cardinality(${categoryTexts.hierarchy})`,
      categories.position,
    )
    .limit(AT_MOST)
    .prepare('search_categories'),
)

/**
 * The categories whose name, with the names above it, holds every word of the query; those that hold it themselves first. Where there are
 * none, words that nothing here has do not count.
 */
export async function searchCategories(
  db: Database,
  understood: readonly KnownWord[],
  language: Language,
): Promise<SearchCategory[]> {
  const found = await matchAll(db, understood, language)
  const known = understood.filter(({ isKnown }) => isKnown)
  return found.length > 0 || known.length === understood.length || sayTooLittle(known) ? found : matchAll(db, known, language)
}

async function matchAll(db: Database, understood: readonly KnownWord[], language: Language): Promise<SearchCategory[]> {
  const wide = toSearchQuery(understood, 'wide')
  const narrow = toSearchQuery(understood, 'exact')
  if (wide === null || narrow === null) return []
  const any = understood.flatMap((word) => toSearchQuery([word], 'wide') ?? []).join(' | ')
  const beginning = understood.map(({ word }) => word).join(' ')
  return matching(db).execute({ language, words: wide, exact: narrow, any, beginning })
}

import { and, eq, sql } from 'drizzle-orm'
import type { SearchCategory } from '../../app/commerce/contract/category'
import { statement, type Database } from '../database/database'
import { categories, categoryTexts } from '../database/schema/categories'
import { searchCategories as searchable } from '../database/schema/search'
import type { Language } from '../../app/commerce/contract/languages'
import { areTooVague, toTsquery } from './tsquery'
import { type QueryWord } from './query-words'

const MAX_CATEGORIES = 8

const words = sql`${sql.placeholder('words')}::tsquery`
const exact = sql`${sql.placeholder('exact')}::tsquery`

const matching = statement((db) =>
  db
    .select({
      slug: categoryTexts.slug,
      uri: categoryTexts.uri,
      hierarchy: categoryTexts.hierarchy,
      show_in_menu: categories.show_in_menu,
    })
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
        // At least one word is in the category's own name; the others may be in those of its ancestors.
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
    .limit(MAX_CATEGORIES)
    .prepare('search_categories'),
)

/**
 * The categories whose name and ancestors' names contain every word of the query; matches in the own name come first.
 * Without a match, unknown words are left out.
 */
export async function searchCategories(
  db: Database,
  queryWords: readonly QueryWord[],
  language: Language,
): Promise<SearchCategory[]> {
  const found = await matchAll(db, queryWords, language)
  const known = queryWords.filter(({ isKnown }) => isKnown)
  return found.length > 0 || known.length === queryWords.length || areTooVague(known) ? found : matchAll(db, known, language)
}

async function matchAll(db: Database, queryWords: readonly QueryWord[], language: Language): Promise<SearchCategory[]> {
  const wide = toTsquery(queryWords, 'wide')
  const narrow = toTsquery(queryWords, 'exact')
  if (wide === null || narrow === null) return []
  const any = queryWords.flatMap((word) => toTsquery([word], 'wide') ?? []).join(' | ')
  const beginning = queryWords.map(({ word }) => word).join(' ')
  return matching(db).execute({ language, words: wide, exact: narrow, any, beginning })
}

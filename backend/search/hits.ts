import { type SQL, sql } from 'drizzle-orm'
import { isListed } from '../facets/listed-sql'
import { statement } from '../database/database'
import { searchDocuments } from '../database/schema/search'
import type { Language } from '../../app/commerce/contract/languages'

/** The placeholder `name` as a tsquery. */
export const tsqueryParam = (name: string) => sql`${sql.placeholder(name)}::tsquery`

/**
 * One statement per language. The language must be a literal in the statement, or its partial index is not used (decision 011).
 */
export const perLanguage = <S>(make: (language: Language) => S): Record<Language, S> => ({
  sv: make('sv'),
  no: make('no'),
  de: make('de'),
  da: make('da'),
})

/** The documents of a language that match the tsquery of the placeholder `words`. */
export const matchesQuery = (language: Language): SQL =>
  sql`${searchDocuments.language} = ${sql.raw(`'${language}'`)} and ${searchDocuments.document} @@ ${tsqueryParam('words')}
    and ${isListed(searchDocuments.product_id, sql.raw(`'${language}'`))}`

/** The ids of all hits, as the base of the facets. */
export const hitIds = (language: Language): SQL =>
  sql`select ${searchDocuments.product_id} as id from ${searchDocuments} where ${matchesQuery(language)}`

export const hitCount = perLanguage((language) =>
  statement((db) =>
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(searchDocuments)
      .where(matchesQuery(language))
      .prepare(`search_count_${language}`),
  ),
)

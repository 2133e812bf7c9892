import { type SQL, sql } from 'drizzle-orm'
import { statement } from '../database/database'
import { searchDocuments } from '../database/schema/search'
import type { Language } from '../seed/data/records'

/** The tsquery of a placeholder. */
export const queryOf = (name: string) => sql`${sql.placeholder(name)}::tsquery`

/** One of each for every language: its name stands in the text of the statement, which is how its own index serves it. */
export const perLanguage = <S>(make: (language: Language) => S): Record<Language, S> => ({
  sv: make('sv'),
  no: make('no'),
  de: make('de'),
  da: make('da'),
})

/** The documents of a language that hold what the placeholder `words` asks for. */
export const found = (language: Language): SQL =>
  sql`${searchDocuments.language} = ${sql.raw(`'${language}'`)} and ${searchDocuments.document} @@ ${queryOf('words')}`

/** The ids found, for the facets and what they narrow to. */
export const hits = (language: Language): SQL =>
  sql`select ${searchDocuments.product_id} as id from ${searchDocuments} where ${found(language)}`

export const hitCount = perLanguage((language) =>
  statement((db) =>
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(searchDocuments)
      .where(found(language))
      .prepare(`search_count_${language}`),
  ),
)

import { and, eq, sql } from 'drizzle-orm'
import type { SearchHint } from '../../app/commerce/contract/listing'
import { statement, type Database } from '../database/database'
import { searchHints } from '../database/schema/content'
import type { Language } from '../seed/shapes'

const AT_MOST = 6

const query = sql.placeholder('query')

const hintRows = statement((db) =>
  db
    .select({ id: searchHints.id, hint: searchHints.hint, url: searchHints.url, url_title: searchHints.url_title })
    .from(searchHints)
    .where(
      and(eq(searchHints.language, sql.placeholder('language')), sql`position(${query}::text in lower(${searchHints.hint})) > 0`),
    )
    .orderBy(sql`position(${query}::text in lower(${searchHints.hint}))`, searchHints.id)
    .limit(AT_MOST)
    .prepare('search_hints'),
)

/** The hints whose text holds the query, those that begin with it first. A query of one character or none hints at nothing. */
export async function findHints(db: Database, text: string, language: Language): Promise<SearchHint[]> {
  const wanted = text.trim().toLowerCase()
  return wanted.length < 2 ? [] : hintRows(db).execute({ language, query: wanted })
}

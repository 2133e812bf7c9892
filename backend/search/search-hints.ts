import { and, eq, sql } from 'drizzle-orm'
import type { SearchHint } from '../../app/commerce/contract/listing'
import { statement, type Database } from '../database/database'
import { searchHints } from '../database/schema/content'
import type { Language } from '../seed/shapes'
import { partKey } from './words'

const AT_MOST = 6

/** The hint as partKey writes it. */
const key = sql`regexp_replace(lower(${searchHints.hint}), '[^[:alnum:]]', '', 'g')`
const place = sql`position(${sql.placeholder('query')}::text in ${key})`

const hintRows = statement((db) =>
  db
    .select({ id: searchHints.id, hint: searchHints.hint, url: searchHints.url, url_title: searchHints.url_title })
    .from(searchHints)
    .where(and(eq(searchHints.language, sql.placeholder('language')), sql`${place} > 0`))
    .orderBy(place, searchHints.id)
    .limit(AT_MOST)
    .prepare('search_hints'),
)

/**
 * The hints whose text holds the query, those that begin with it first; spaces and marks count for nothing, `start stopp` is
 * start-stopp. A query of one character or none hints at nothing.
 */
export async function findHints(db: Database, text: string, language: Language): Promise<SearchHint[]> {
  const wanted = partKey(text)
  return wanted.length < 2 ? [] : hintRows(db).execute({ language, query: wanted })
}

import { sql } from 'drizzle-orm'
import { statement, type Database } from '../database/database'
import type { Language } from '../../app/commerce/contract/languages'

const stems = statement((db) =>
  db
    .select({
      word: sql<string>`word`,
      stem: sql<string>`coalesce((ts_lexize(('shop_' || ${sql.placeholder('language')}::text)::regdictionary, word))[1], word)`,
    })
    .from(sql`unnest(${sql.placeholder('words')}::text[]) as word`)
    .prepare('search_stems'),
)

/** The stem of each word, from the same PostgreSQL dictionary that stems the documents of the language. */
export async function stemsOf(db: Database, words: Iterable<string>, language: Language): Promise<ReadonlyMap<string, string>> {
  const rows = await stems(db).execute({ language, words: [...new Set(words)] })
  return new Map(rows.map(({ word, stem }) => [word, stem]))
}

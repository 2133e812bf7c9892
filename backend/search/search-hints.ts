import { eq, sql } from 'drizzle-orm'
import type { SearchHint } from '../../app/commerce/contract/listing'
import { statement, type Database } from '../database/database'
import { searchHints } from '../database/schema/content'
import type { Language } from '../../app/commerce/contract/languages'
import { hintText, matchHint } from './match-hint'
import { queryWords } from './query-words'
import { stemsOf } from './stems'
import { partKey } from './tokenize'

const MAX_HINTS = 6

const allHints = statement((db) =>
  db
    .select({ id: searchHints.id, hint: searchHints.hint, url: searchHints.url, url_title: searchHints.url_title })
    .from(searchHints)
    .where(eq(searchHints.language, sql.placeholder('language')))
    .orderBy(searchHints.id)
    .prepare('search_hints'),
)

const hintStems = new WeakMap<Database, Map<Language, ReadonlyMap<string, string>>>()

/** The stems of a query's words and of all hints' words. Those of the hints are cached per database and language. */
async function withHintStems(db: Database, words: readonly string[], hintWords: ReadonlySet<string>, language: Language) {
  const kept = hintStems.get(db) ?? new Map<Language, ReadonlyMap<string, string>>()
  hintStems.set(db, kept)
  const before = kept.get(language) ?? new Map<string, string>()
  const found = new Map([
    ...before,
    ...(await stemsOf(db, [...words, ...[...hintWords].filter((word) => !before.has(word))], language)),
  ])
  kept.set(language, new Map([...found].filter(([word]) => hintWords.has(word))))
  return found
}

/**
 * The hints that match a query, best first, one per URL. All hints of the language are compared, since there are few. Empty
 * for a query of fewer than two characters.
 */
export async function findHints(db: Database, text: string, language: Language): Promise<SearchHint[]> {
  if (partKey(text).length < 2) return []
  const hints = (await allHints(db).execute({ language })).map((row) => ({ row, words: queryWords(row.hint) }))
  const words = queryWords(text)
  const stems = await withHintStems(db, words, new Set(hints.flatMap((hint) => hint.words)), language)
  const query = hintText(text, words, stems)
  const found = hints
    .map((hint) => ({ row: hint.row, rank: matchHint(query, hintText(hint.row.hint, hint.words, stems)) }))
    .filter((hint) => hint.rank !== null)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ row }) => row)
  return [...new Map(found.toReversed().map((row) => [row.url, row])).values()].toReversed().slice(0, MAX_HINTS)
}

import { sql } from 'drizzle-orm'
import { statement, type Database } from '../database/database'
import { searchWords } from '../database/schema/search'
import type { Language } from '../../app/commerce/contract/languages'
import { editDistance } from './edit-distance'

const MAX_CANDIDATES = 40
const MIN_LENGTH = 4

const nearestWords = statement((db) =>
  db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(sql`${searchWords.language} = ${sql.placeholder('language')} and ${searchWords.word} !~ '[0-9]'`)
    .orderBy(sql`${searchWords.word} <-> ${sql.placeholder('word')}::text`)
    .limit(MAX_CANDIDATES)
    .prepare('search_nearest'),
)

const DIGRAPHS: Record<Language, readonly (readonly [string, string])[]> = {
  sv: [
    ['aa', 'å'],
    ['ae', 'ä'],
    ['oe', 'ö'],
  ],
  no: [
    ['aa', 'å'],
    ['ae', 'æ'],
    ['oe', 'ø'],
  ],
  de: [
    ['ae', 'ä'],
    ['oe', 'ö'],
    ['ue', 'ü'],
    ['ss', 'ß'],
  ],
  da: [
    ['aa', 'å'],
    ['ae', 'æ'],
    ['oe', 'ø'],
  ],
}

/** Replaces digraphs, typed on a keyboard without the language's letters: `vaerktoj` is `værktoj`. */
const replaceDigraphs = (word: string, language: Language) =>
  DIGRAPHS[language].reduce((text, [two, letter]) => text.replaceAll(two, letter), word)

/**
 * Spelling corrections of an unknown word: the words of the dictionary and of `more` with the smallest edit distance. At most 1 for words
 * of up to 5 letters, else 2; none for words under 4 letters.
 */
export async function correctSpelling(
  db: Database,
  word: string,
  language: Language,
  more: readonly string[],
): Promise<string[]> {
  const replaced = replaceDigraphs(word, language)
  const near = [
    ...(await closestWords(db, word, language, more)),
    ...(replaced === word ? [] : await closestWords(db, replaced, language, more)),
  ]
  const least = Math.min(...near.map(({ distance }) => distance))
  return [...new Set(near.filter(({ distance }) => distance === least).map((row) => row.word))]
}

async function closestWords(db: Database, word: string, language: Language, more: readonly string[]) {
  if (word.length < MIN_LENGTH) return []
  const maxDistance = word.length <= 5 ? 1 : 2
  const similar = more.filter((other) => Math.abs(other.length - word.length) <= maxDistance)
  const candidates = new Set([...(await nearestWords(db).execute({ language, word })).map((row) => row.word), ...similar])
  return [...candidates]
    .map((other) => ({ word: other, distance: editDistance(word, other) }))
    .filter(({ distance }) => distance <= maxDistance)
}

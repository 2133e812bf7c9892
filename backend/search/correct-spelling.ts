import { sql } from 'drizzle-orm'
import { statement, type Database } from '../database/database'
import { searchWords } from '../database/schema/search'
import type { Language } from '../../app/commerce/contract/languages'
import { editDistance } from './edit-distance'
import { MIN_LENGTH, spellingDistance } from './near-spelling'

const MAX_CANDIDATES = 40
const MAX_DISTANCE = 2

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
 * Spelling corrections of an unknown word: the nearest words of the dictionary and of `more`, if
 * they are near enough (`spellingDistance`).
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
  const found = (await nearestWords(db).execute({ language, word })).map((row) => row.word)
  return [...new Set([...found, ...more])].flatMap((other) => {
    const far =
      Math.abs(other.length - word.length) > MAX_DISTANCE ? null : spellingDistance(word, other, editDistance(word, other))
    return far === null ? [] : [{ word: other, distance: far }]
  })
}

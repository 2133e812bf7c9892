import { sql } from 'drizzle-orm'
import { statement, type Database } from '../database/database'
import { searchWords } from '../database/schema/search'
import type { Language } from '../seed/data/records'
import { typingDistance } from './edit-distance'

const NEAREST = 40
const SHORTEST_CORRECTED = 4

const nearest = statement((db) =>
  db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(sql`${searchWords.language} = ${sql.placeholder('language')} and ${searchWords.word} !~ '[0-9]'`)
    .orderBy(sql`${searchWords.word} <-> ${sql.placeholder('word')}::text`)
    .limit(NEAREST)
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

/** A word with the letters of its language where a keyboard without them has two: `vaerktoj` is `værktoj`. */
const withLetters = (word: string, language: Language) =>
  DIGRAPHS[language].reduce((text, [two, letter]) => text.replaceAll(two, letter), word)

/** The words of the dictionary, and of `more`, that an unknown word is a typing error of: the nearest, one or two errors away. */
export async function correct(db: Database, word: string, language: Language, more: readonly string[]): Promise<string[]> {
  const lettered = withLetters(word, language)
  const near = [
    ...(await nearTo(db, word, language, more)),
    ...(lettered === word ? [] : await nearTo(db, lettered, language, more)),
  ]
  const least = Math.min(...near.map(({ distance }) => distance))
  return [...new Set(near.filter(({ distance }) => distance === least).map((row) => row.word))]
}

async function nearTo(db: Database, word: string, language: Language, more: readonly string[]) {
  if (word.length < SHORTEST_CORRECTED) return []
  const most = word.length <= 5 ? 1 : 2
  const similar = more.filter((other) => Math.abs(other.length - word.length) <= most)
  const candidates = new Set([...(await nearest(db).execute({ language, word })).map((row) => row.word), ...similar])
  return [...candidates]
    .map((other) => ({ word: other, distance: typingDistance(word, other) }))
    .filter(({ distance }) => distance <= most)
}

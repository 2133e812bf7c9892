import { sql } from 'drizzle-orm'
import { statement, type Database } from '../database/database'
import { searchWords } from '../database/schema/search'
import type { Language } from '../seed/shapes'
import { partsOf } from './compounds'
import { queryWords, type KnownWord } from './search-query'
import { synonymsOf, wordsThatCount } from './synonyms'
import { typingDistance } from './typing-distance'

const NEAREST = 40
const SHORTEST_CORRECTED = 4

const language = sql.placeholder('language')
const asked = sql`unnest(${sql.placeholder('words')}::text[]) as asked(word)`
const last = sql`chr(1114111)`

/** Of each word its stem, whether the dictionary has it as it is, and whether the dictionary has it, its stem or a word that begins with it. */
const lookUp = statement((db) =>
  db
    .select({
      word: sql<string>`asked.word`,
      stem: sql<string>`coalesce((ts_lexize(('shop_' || ${language}::text)::regdictionary, asked.word))[1], asked.word)`,
      whole: sql<boolean>`exists (select 1 from ${searchWords} where ${searchWords.language} = ${language}
        and ${searchWords.word} = asked.word)`,
      known: sql<boolean>`exists (select 1 from ${searchWords} where ${searchWords.language} = ${language}
        and ${searchWords.word} ~>=~ asked.word and ${searchWords.word} ~<~ (asked.word || ${last}))
        or exists (select 1 from ${searchWords} where ${searchWords.language} = ${language} and ${searchWords.stem} =
          (ts_lexize(('shop_' || ${language}::text)::regdictionary, asked.word))[1])`,
    })
    .from(asked)
    .prepare('search_look_up'),
)

const nearest = statement((db) =>
  db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(sql`${searchWords.language} = ${language} and ${searchWords.word} !~ '[0-9]'`)
    .orderBy(sql`${searchWords.word} <-> ${sql.placeholder('word')}::text`)
    .limit(NEAREST)
    .prepare('search_nearest'),
)

/** The words of a query with what the dictionary knows: stems, and for an unknown word its parts or what was probably meant. */
export async function understand(db: Database, query: string, speaks: Language): Promise<KnownWord[]> {
  const words = wordsThatCount(queryWords(query))
  if (words.length === 0) return []
  const found = new Map((await lookUp(db).execute({ language: speaks, words })).map((row) => [row.word, row]))
  const understood: KnownWord[] = []
  for (const word of words) {
    const entry = found.get(word)
    const parts = partsOf(word)
    const instead = parts === null ? [] : await compound(db, parts, speaks)
    const isUnknown = entry?.known !== true && instead.length === 0 && !/\d/.test(word) && synonymsOf(word).length === 0
    if (isUnknown && word.length >= SHORTEST_CORRECTED) instead.push(...(await corrections(db, word, speaks)))
    understood.push({ word, stem: entry?.stem ?? word, instead })
  }
  return understood
}

/** A compound stands for its parts where the dictionary has its start, or another name for it. */
async function compound(db: Database, { start, head }: { start: string; head: string }, speaks: Language): Promise<string[][]> {
  const [first, second] = await lookUp(db).execute({ language: speaks, words: [start, head] })
  const others = synonymsOf(start).filter((other) => other.length === 1)
  if (first === undefined || second === undefined || (!first.whole && others.length === 0)) return []
  const starts = [first.stem, ...others.flat()]
  return starts.map((name) => [name, second.stem])
}

async function corrections(db: Database, word: string, speaks: Language): Promise<string[][]> {
  const candidates = await nearest(db).execute({ language: speaks, word })
  const most = word.length <= 5 ? 1 : 2
  const near = candidates
    .map((row) => ({ word: row.word, distance: typingDistance(word, row.word) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)
  return near.filter(({ distance }) => distance === near[0]?.distance).map((row) => [row.word])
}

import type { Database } from '../database/database'
import type { Language } from '../seed/shapes'
import { hitCount } from './hits'
import { sayTooLittle, toLooserQuery, toSearchQuery, type KnownWord } from './search-query'

/** A query, and of it the whole words, for the ranking. */
type Queries = { words: string; exact: string }

/** What words ask for; null without words. */
export function queriesOf(words: readonly KnownWord[]): Queries | null {
  const [wide, exact] = [toSearchQuery(words, 'wide'), toSearchQuery(words, 'exact')]
  return wide === null || exact === null ? null : { words: wide, exact }
}

/**
 * The first of these that finds anything, with its number of hits: `all` words; those that are known here; all but any one of them; the
 * device they name. Where nothing does, the query of all words; so also where a model or part number is asked for that nothing has, since
 * another one is no answer. `wordsOfDevice` name the device and are never let go. `loosened` when it does not ask for all words as typed.
 */
export async function settle(
  db: Database,
  understood: readonly KnownWord[],
  all: Queries,
  wordsOfDevice: () => Promise<ReadonlySet<string>>,
  language: Language,
): Promise<Queries & { total: number; loosened: boolean }> {
  const count = async ({ words }: Queries) => (await hitCount[language](db).execute({ words }))[0]?.total ?? 0
  const total = await count(all)
  if (total > 0) return { ...all, total, loosened: understood.some(({ isGuess }) => isGuess) }
  const named = await wordsOfDevice()
  const namesDevice = ({ word, meant }: KnownWord) => named.has(meant ?? word)
  for (const queries of named.size === 0 && asksForNumber(understood) ? [] : looser(understood, all, namesDevice)) {
    const found = await count(queries)
    if (found > 0) return { ...queries, total: found, loosened: true }
  }
  return { ...all, total, loosened: false }
}

const LONGEST_SERIES = 3

/** Whether words hold a model or part number that is not known here, written in one word or in two: `g991b`, `tn 2410`. */
const asksForNumber = (words: readonly KnownWord[]): boolean =>
  words.some(({ word, isKnown, others }, place) => {
    const after = words[place + 1]?.word ?? ''
    return /\d/.test(word) ? !isKnown : word.length <= LONGEST_SERIES && others.length === 0 && /^\d{3}/.test(after)
  })

function looser(understood: readonly KnownWord[], { exact }: Queries, namesDevice: (word: KnownWord) => boolean): Queries[] {
  const known = understood.filter((word) => word.isKnown || namesDevice(word))
  const allButOne = toLooserQuery(understood, namesDevice)
  return [
    known.length === understood.length || sayTooLittle(known) ? null : queriesOf(known),
    allButOne === null ? null : { words: allButOne, exact },
    queriesOf(understood.filter(namesDevice)),
  ].filter((queries) => queries !== null)
}

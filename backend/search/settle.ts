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
 * device they name. Where nothing does, the query of all words. `wordsOfDevice` name the device and are never let go.
 */
export async function settle(
  db: Database,
  understood: readonly KnownWord[],
  all: Queries,
  wordsOfDevice: () => Promise<ReadonlySet<string>>,
  language: Language,
): Promise<Queries & { total: number }> {
  const count = async ({ words }: Queries) => (await hitCount[language](db).execute({ words }))[0]?.total ?? 0
  const total = await count(all)
  if (total > 0) return { ...all, total }
  const named = await wordsOfDevice()
  for (const queries of looser(understood, all, ({ word, meant }) => named.has(meant ?? word))) {
    const found = await count(queries)
    if (found > 0) return { ...queries, total: found }
  }
  return { ...all, total }
}

function looser(understood: readonly KnownWord[], { exact }: Queries, namesDevice: (word: KnownWord) => boolean): Queries[] {
  const known = understood.filter((word) => word.isKnown || namesDevice(word))
  const allButOne = toLooserQuery(understood, namesDevice)
  return [
    known.length === understood.length || sayTooLittle(known) ? null : queriesOf(known),
    allButOne === null ? null : { words: allButOne, exact },
    queriesOf(understood.filter(namesDevice)),
  ].filter((queries) => queries !== null)
}

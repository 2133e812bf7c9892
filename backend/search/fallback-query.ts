import type { Database } from '../database/database'
import type { Language } from '../../app/commerce/contract/languages'
import { isNoiseWord } from './dictionaries/noise-words'
import { hitCount } from './hits'
import { areTooVague, toTsqueryWithoutOneWord, toTsquery } from './tsquery'
import { type QueryWord } from './query-words'
import { isUnstockedBrand } from './dictionaries/unstocked-brands'
import { namesBattery } from './dictionaries/synonyms'
import { BATTERY_LEXEME } from './tokenize'

/** The tsqueries of a search: `words` selects the hits, `exact` (whole words only) ranks them. */
type Queries = { words: string; exact: string }

/**
 * The words that the hits of a query match: for each word of the search the word in its place, null where it is left out.
 * Null where hits match different words.
 */
export type Answered = readonly (QueryWord | null)[] | null

type Attempt = Queries & { answered: Answered }

/** The tsqueries of these words; null without words. */
export function toQueries(words: readonly QueryWord[]): Queries | null {
  // A query for a battery ranks batteries first, whatever their names say, and not their holders.
  const ranking = words.map((known) => (namesBattery(known) ? { ...known, stem: BATTERY_LEXEME } : known))
  const [wide, exact] = [toTsquery(words, 'wide'), toTsquery(ranking, 'exact')]
  return wide === null || exact === null ? null : { words: wide, exact }
}

/**
 * The first of these queries that has hits, with their number:
 * 1. all words (`all`); 2. all words, with unknown models replaced by the nearest known ones; 3. the
 *   known words; 4. all words but any one;
 * 5. the words that name a device; 6. any one word.
 *
 * Without hits it returns `all`. Steps 3 to 6 are skipped when the query names only an unknown model or part number, since
 * another one is no answer; a query of noise words alone has no fallback. `wordsOfDevice` returns the words that name a device,
 * which are never left out. `loosened` is true when the returned query does not ask for all words as typed.
 */
export async function findQueryWithHits(
  db: Database,
  words: readonly QueryWord[],
  all: Queries,
  wordsOfDevice: () => Promise<ReadonlySet<string>>,
  language: Language,
): Promise<Attempt & { total: number; loosened: boolean }> {
  const count = async (queries: Queries) => (await hitCount[language](db).execute({ words: queries.words }))[0]?.total ?? 0
  const total = await count(all)
  const asAsked = { ...all, answered: words, total }
  if (total > 0) return { ...asAsked, loosened: words.some(({ isCorrected }) => isCorrected) }
  if (words.every(({ word }) => isNoiseWord(word, language))) return { ...asAsked, loosened: false }
  const deviceWords = await wordsOfDevice()
  const namesDevice = ({ word, correction }: QueryWord) => deviceWords.has(correction ?? word)
  const onlyModel = deviceWords.size === 0 && namesUnknownModel(words) && !namesKind(words)
  for (const queries of [withNearestModels(words), ...(onlyModel ? [] : looserQueries(words, all, namesDevice))]) {
    if (queries === null) continue
    const found = await count(queries)
    if (found > 0) return { ...queries, total: found, loosened: true }
  }
  return { ...asAsked, loosened: false }
}

const MAX_SERIES_LENGTH = 3

/** Whether the words contain an unknown model or part number, in one word or two: `g991b`, `tn 2410`. */
const namesUnknownModel = (words: readonly QueryWord[]): boolean =>
  words.some(({ word, isKnown, alternatives }, index) => {
    const next = words[index + 1]?.word ?? ''
    return /\d/.test(word) ? !isKnown : word.length <= MAX_SERIES_LENGTH && alternatives.length === 0 && /^\d{3}/.test(next)
  })

/** A generation or a year, which has no meaning without the name before it. */
const BARE_NUMBER = /^(\d{1,2}|(19|20)\d\d)$/

const MIN_KIND_LENGTH = 4

/** Whether the words name, besides a model, a kind of product or a brand: `volvo v70`. */
const namesKind = (words: readonly QueryWord[]): boolean =>
  words.some((known) => {
    const { word, isKnown, correction } = known
    return isKnown && correction === null && word.length >= MIN_KIND_LENGTH && !/\d/.test(word) && !areTooVague([known])
  })

/** The words with unknown models replaced by their nearest known ones; null when there are none. */
function withNearestModels(words: readonly QueryWord[]): Attempt | null {
  if (words.every(({ nearestModel }) => nearestModel === undefined)) return null
  const answered = words.map((known) => {
    const model = known.nearestModel
    return model === undefined ? known : { ...known, word: model, stem: model, isCorrected: true, correction: model }
  })
  return attempt(toQueries(answered), answered)
}

function looserQueries(all: readonly QueryWord[], { exact }: Queries, namesDevice: (word: QueryWord) => boolean): Attempt[] {
  const known = all.filter((word) => word.isKnown || namesDevice(word))
  const specific = known.filter((word) => namesDevice(word) || !BARE_NUMBER.test(word.word))
  const only = (words: readonly QueryWord[]) => all.map((word) => (words.includes(word) ? word : null))
  const allButOne = [all, specific].map((words) => toTsqueryWithoutOneWord(words, namesDevice))
  const ofDevice = all.filter(namesDevice)
  return [
    ...[known, specific].map((words) =>
      words.length === all.length || areTooVague(words) ? null : attempt(toQueries(words), only(words)),
    ),
    ...allButOne.map((words) => attempt(words === null ? null : { words, exact }, null)),
    attempt(toQueries(ofDevice), only(ofDevice)),
    anySingleWord(specific, exact),
  ].filter((queries) => queries !== null)
}

const attempt = (queries: Queries | null, answered: Answered): Attempt | null =>
  queries === null ? null : { ...queries, answered }

/** Any one of the words that are neither too vague nor corrected. The last fallback. */
function anySingleWord(specific: readonly QueryWord[], exact: string): Attempt | null {
  const alone = specific.filter((known) => !areTooVague([known]) && (!known.isCorrected || isUnstockedBrand(known.word)))
  const words = alone.flatMap((known) => toTsquery([known], 'wide') ?? []).map((query) => `(${query})`)
  return words.length === 0 ? null : { words: words.join(' | '), exact, answered: null }
}

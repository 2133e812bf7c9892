import type { Database } from '../database/database'
import type { Language } from '../seed/data/records'
import { isComplaint } from './dictionaries/noise-words'
import { hitCount } from './hits'
import { sayTooLittle, toLooserQuery, toSearchQuery, type KnownWord } from './tsquery'
import { isStandIn } from './dictionaries/unstocked-brands'
import { namesBattery } from './dictionaries/synonyms'
import { BATTERY } from './tokenize'

/** A query, and of it the whole words, for the ranking. */
type Queries = { words: string; exact: string }

/** What words ask for; null without words. */
export function queriesOf(words: readonly KnownWord[]): Queries | null {
  // Who asks for a battery means one, whether its name says so or not: a holder for it is none.
  const meant = words.map((known) => (namesBattery(known) ? { ...known, stem: BATTERY } : known))
  const [wide, exact] = [toSearchQuery(words, 'wide'), toSearchQuery(meant, 'exact')]
  return wide === null || exact === null ? null : { words: wide, exact }
}

/**
 * The first of these that finds anything, with its number of hits: `all` words; the same with the nearest model in the place of
 * an unknown one; those that are known here; all but any one of them; the device they name; any one of them. Where nothing does,
 * the query of all words; so also where nothing but a model or part number is asked for that nothing has, since another one is no
 * answer, or nothing is named. `wordsOfDevice` name the device and are never let go. `loosened` when it does not ask for all
 * words as typed.
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
  if (understood.every(({ word }) => isComplaint(word, language))) return { ...all, total, loosened: false }
  const named = await wordsOfDevice()
  const namesDevice = ({ word, meant }: KnownWord) => named.has(meant ?? word)
  const onlyNear = named.size === 0 && asksForNumber(understood) && !saysWhatKind(understood)
  for (const queries of [nearModels(understood), ...(onlyNear ? [] : looser(understood, all, namesDevice))]) {
    if (queries === null) continue
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

/** A generation or a year, which says nothing without what it is of. */
const BARE_NUMBER = /^(\d{1,2}|(19|20)\d\d)$/

const SHORTEST_KIND = 4

/** Whether words say, besides a model, what kind of thing is meant, or whose: `volvo v70`. */
const saysWhatKind = (words: readonly KnownWord[]): boolean =>
  words.some((known) => {
    const { word, isKnown, meant } = known
    return isKnown && meant === null && word.length >= SHORTEST_KIND && !/\d/.test(word) && !sayTooLittle([known])
  })

/** The words with the models that the unknown ones among them are nearest to; null when there are none. */
const nearModels = (words: readonly KnownWord[]): Queries | null =>
  words.some(({ near }) => near !== undefined)
    ? queriesOf(words.map((known) => (known.near === undefined ? known : { ...known, word: known.near, stem: known.near })))
    : null

function looser(understood: readonly KnownWord[], { exact }: Queries, namesDevice: (word: KnownWord) => boolean): Queries[] {
  const known = understood.filter((word) => word.isKnown || namesDevice(word))
  const telling = known.filter((word) => namesDevice(word) || !BARE_NUMBER.test(word.word))
  const allButOne = [understood, telling].map((words) => toLooserQuery(words, namesDevice))
  return [
    ...[known, telling].map((words) => (words.length === understood.length || sayTooLittle(words) ? null : queriesOf(words))),
    ...allButOne.map((words) => (words === null ? null : { words, exact })),
    queriesOf(understood.filter(namesDevice)),
    ...anyOne(telling, exact),
  ].filter((queries) => queries !== null)
}

/** Each word alone that says what is meant, and is no mere guess at it: the last thing before nothing. */
function anyOne(telling: readonly KnownWord[], exact: string): Queries[] {
  const alone = telling.filter((known) => !sayTooLittle([known]) && (!known.isGuess || isStandIn(known.word)))
  const words = alone.flatMap((known) => toSearchQuery([known], 'wide') ?? []).map((query) => `(${query})`)
  return words.length === 0 ? [] : [{ words: words.join(' | '), exact }]
}

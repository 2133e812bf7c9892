import { wordsThatCount } from './dictionaries/synonyms'
import { partKey } from './tokenize'

/** A text as hints are compared: as partKey writes it, and its words with their stems. */
export type HintText = { key: string; words: { word: string; stem: string }[] }

/** From so many letters on a word says enough to be found in a longer one: `retur` in `returnera`. */
const SHORTEST_START = 4
const SHORTEST_WORD = 3
const LONGEST_ENDING = 3

export const hintText = (text: string, words: readonly string[], stems: ReadonlyMap<string, string>): HintText => ({
  key: partKey(text),
  words: wordsThatCount(words, true).map((word) => ({ word, stem: stems.get(word) ?? word })),
})

/**
 * How well a hint suits a query, 0 the best; null when it does not. Its text holds the query as typed, spaces and marks aside; or
 * all words of the query are among its own, in any inflection; or all of its own among the query's.
 */
export function matchHint(query: HintText, hint: HintText): number | null {
  const place = hint.key.indexOf(query.key)
  if (place !== -1) return place === 0 ? 0 : 1
  if (query.words.every((word) => hint.words.some((own) => isSame(word, own)))) return 2
  const isAsked = (own: Word) => query.words.some((word) => isSame(word, own) || startsWith(word.word, own.word))
  return hint.words.every(isAsked) ? 3 : null
}

type Word = HintText['words'][number]

const isSame = (asked: Word, own: Word): boolean =>
  asked.stem === own.stem ||
  startsWith(own.word, asked.stem) ||
  startsWith(own.word, asked.word) ||
  isInflected(asked.word, own.word)

const startsWith = (word: string, start: string) => start.length >= SHORTEST_START && word.startsWith(start)

/** Whether words differ in an ending only, also where the dictionary does not see it: `köp` and `köpet`, `nøkkel` and `nøkler`. */
function isInflected(a: string, b: string): boolean {
  const shared = [...a].findIndex((letter, place) => letter !== b[place])
  const common = shared === -1 ? a.length : shared
  const isBeginning = common === Math.min(a.length, b.length) && common >= SHORTEST_WORD
  return (isBeginning || common >= LONGEST_ENDING * 2) && Math.max(a.length, b.length) - common <= LONGEST_ENDING
}

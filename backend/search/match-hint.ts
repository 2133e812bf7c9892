import { withoutStopWords } from './dictionaries/synonyms'
import { partKey } from './tokenize'

/** A query or hint, prepared for comparison. */
export type HintText = { key: string; words: { word: string; stem: string }[] }

/** Minimum length of a word that may match as the beginning of a longer one: `retur` in `returnera`. */
const MIN_PREFIX_LENGTH = 4
const MIN_WORD_LENGTH = 3
const MAX_ENDING_LENGTH = 3

/** A text prepared for `matchHint`: its key, and its words without stop words, each with its stem. */
export const hintText = (text: string, words: readonly string[], stems: ReadonlyMap<string, string>): HintText => ({
  key: partKey(text),
  words: withoutStopWords(words, true).map((word) => ({ word, stem: stems.get(word) ?? word })),
})

/**
 * The rank of a hint for a query; null when it does not. 0: the hint begins with the query, ignoring spaces and punctuation. 1:
 * the hint contains it. 2: the hint has all words of the query, in any inflection. 3: the query has all words of the hint.
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

const startsWith = (word: string, start: string) => start.length >= MIN_PREFIX_LENGTH && word.startsWith(start)

/**
 * Whether words differ only in their ending, where the dictionary gives different stems:
 * `köp` and `köpet`, `nøkkel` and `nøkler`.
 */
function isInflected(a: string, b: string): boolean {
  const shared = [...a].findIndex((letter, place) => letter !== b[place])
  const common = shared === -1 ? a.length : shared
  const isBeginning = common === Math.min(a.length, b.length) && common >= MIN_WORD_LENGTH
  return (isBeginning || common >= MAX_ENDING_LENGTH * 2) && Math.max(a.length, b.length) - common <= MAX_ENDING_LENGTH
}

import { withoutStopWords } from './dictionaries/synonyms'
import { partKey } from './tokenize'

/** A query or hint, prepared for comparison; `starts` are the places in `key` at which a word begins. */
export type HintText = { key: string; starts: ReadonlySet<number>; words: { word: string; stem: string }[] }

/**
 * Minimum length of what may match a part of a longer word: `retur` in `returnera`, `waage` in `küchenwaage`, but not the
 * battery size `aa`.
 */
const MIN_PART_LENGTH = 4
const MIN_WORD_LENGTH = 3
const MAX_ENDING_LENGTH = 3

/** A text prepared for `matchHint`: its key, and its words without stop words, each with its stem. */
export const hintText = (text: string, words: readonly string[], stems: ReadonlyMap<string, string>): HintText => ({
  key: partKey(text),
  starts: wordStarts(text),
  words: withoutStopWords(words, true).map((word) => ({ word, stem: stems.get(word) ?? word })),
})

function wordStarts(text: string): Set<number> {
  const lengths = text.split(/\s+/u).map((word) => partKey(word).length)
  return new Set(lengths.map((_, index) => lengths.slice(0, index).reduce((sum, length) => sum + length, 0)))
}

/**
 * The rank of a hint for a query; null when it does not match. 0: the hint begins with the query, ignoring spaces and
 * punctuation. 1: a word of it does, or it contains the query, which has at least 4 characters then. 2: the hint has all words
 * of the query, in any inflection. 3: the query has all words of the hint.
 */
export function matchHint(query: HintText, hint: HintText): number | null {
  if (hint.key.startsWith(query.key)) return 0
  if ([...hint.starts].some((start) => hint.key.startsWith(query.key, start))) return 1
  if (query.key.length >= MIN_PART_LENGTH && hint.key.includes(query.key)) return 1
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

const startsWith = (word: string, start: string) => start.length >= MIN_PART_LENGTH && word.startsWith(start)

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

import { namesBattery } from './dictionaries/synonyms'
import type { Alternative, QueryWord } from './query-words'
import { keyLexeme, quoted } from './tokenize'

const MAX_JOINED_WORDS = 4
const MIN_MODEL_LENGTH = 4

/** `exact` matches whole words as typed; `wide` also prefixes, synonyms and corrections. */
type Reach = 'exact' | 'wide'

/**
 * A tsquery that matches documents with every word, in any inflection; in a `wide` query the last word may be a prefix.
 * Neighbouring words that contain a digit also match joined, since part numbers are often typed with spaces: `makita bl
 * 1850` finds BL1850B. Null without words.
 */
export function toTsquery(words: readonly QueryWord[], reach: Reach): string | null {
  return words.length === 0 ? null : queryFrom(words, 0, reach)
}

/**
 * A tsquery that matches documents with all words but any one. Words for which `mustStay` is true are never left out. Null when
 * no word can be left out, or the remaining words are too vague.
 */
export function toTsqueryWithoutOneWord(
  words: readonly QueryWord[],
  mustStay: (word: QueryWord) => boolean = () => false,
): string | null {
  const queries = words.flatMap((left, position) => {
    const kept = words.filter((_, other) => other !== position)
    return mustStay(left) || areTooVague(kept) ? [] : (toTsquery(kept, 'wide') ?? [])
  })
  return queries.length === 0 ? null : queries.map((query) => `(${query})`).join(' | ')
}

/**
 * Whether there are no words besides `battery`, which matches most of the shop: `batteri till
 * sjökort` does not ask for every battery.
 */
export const areTooVague = (words: readonly QueryWord[]): boolean => words.every(namesBattery)

/** A tsquery that matches the part numbers, sizes and designations that neighbouring words can form. Null without words. */
export function toKeyTsquery(words: readonly string[]): string | null {
  const keys = joinedRuns(words).map((key) => quoted(keyLexeme(key)))
  return keys.length === 0 ? null : keys.join(' | ')
}

/** All runs of neighbouring words, each joined without punctuation. */
export const joinedRuns = (words: readonly string[]): string[] => [...new Set(allRuns(words).map(joined))]

/** The words of all runs that form `name` when joined. */
export const wordsJoinedAs = (words: readonly string[], name: string): string[] =>
  allRuns(words).flatMap((run) => (joined(run) === name ? run : []))

const allRuns = (words: readonly string[]) =>
  words.flatMap((_, start) => words.slice(start).map((__, length) => words.slice(start, start + length + 1)))

const joined = (run: readonly string[]) => run.join('').replaceAll('.', '')

function queryFrom(words: readonly QueryWord[], start: number, reach: Reach): string {
  const options: string[] = []
  for (let length = 1; length <= MAX_JOINED_WORDS && start + length <= words.length; length++) {
    const run = words.slice(start, start + length)
    const together = run.map(({ word }) => word).join('')
    if (length > 1 && !/\d/.test(together)) continue
    const end = start + length
    const [only] = run
    const isLast = end === words.length
    const here = length === 1 && only ? singleWord(only, isLast, reach) : joinedRun(together, isLast, reach)
    options.push(isLast ? here : `${here} & ${queryFrom(words, end, reach)}`)
  }
  return options.length === 1 ? (options[0] ?? '') : `(${options.join(' | ')})`
}

/** A joined model or part number also matches as a prefix, not only as the last word: `bl 1850 batteri` finds BL1850B. */
const joinedRun = (together: string, isLast: boolean, reach: Reach): string =>
  quoted(together) + (reach === 'wide' && (isLast || isModel(together)) ? ':*' : '')

const isModel = (word: string) => word.length >= MIN_MODEL_LENGTH && /\d/.test(word) && /\p{L}/u.test(word)

function singleWord({ word, stem, alternatives, isPrefix, isWhole }: QueryWord, isLast: boolean, reach: Reach): string {
  const options = new Set([quoted(word)])
  if (stem !== word) options.add(quoted(stem))
  if (reach === 'wide') {
    if ((isLast && isWhole !== true) || isPrefix) options.add(`${quoted(word)}:*`)
    for (const alternative of alternatives) options.add(alternativeQuery(alternative))
  }
  return options.size === 1 ? [...options].join('') : `(${[...options].join(' | ')})`
}

const alternativeQuery = (parts: Alternative) =>
  parts.length === 1 ? parts.map(anyOf).join('') : `(${parts.map(grouped).join(' & ')})`
const anyOf = (names: readonly string[]) => names.map(quoted).join(' | ')
const grouped = (names: readonly string[]) => (names.length === 1 ? anyOf(names) : `(${anyOf(names)})`)

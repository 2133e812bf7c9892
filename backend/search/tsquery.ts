import { joinMeasures } from './measures'
import { wholeSize } from './size-codes'
import { namesBattery } from './dictionaries/synonyms'
import { keyLexeme, quoted, wordsOf } from './tokenize'

const MOST_WORDS = 8
const LONGEST_JOIN = 4
const SHORTEST_MODEL = 4

/** Another way to say a word: all of its parts must be there, each by any of its names. */
export type Way = readonly (readonly string[])[]

/**
 * What is known of a word of a query: its stem, whether anything here begins with it, whether it was taken for a typing error, what it was
 * then probably meant to be, and in which other ways it may be said. A model or part number that is `begun` is only the beginning of such
 * here; of one that is unknown `near` is the one it differs from by its last letters: `T480` of a `T480s`.
 */
export type KnownWord = {
  word: string
  stem: string
  isKnown: boolean
  isGuess: boolean
  meant: string | null
  others: readonly Way[]
  begun?: boolean
  near?: string
}

/** The words of a query that search looks at; `12 v` is one of them. */
export const queryWords = (query: string): string[] => joinSizes(joinMeasures(wordsOf(query))).slice(0, MOST_WORDS)

/** Words in which a size that is commonly shortened stands whole, also a parted one: `cr 123`. */
function joinSizes([first, second, ...more]: readonly string[]): string[] {
  if (first === undefined) return []
  const together = first + (second ?? '')
  return second !== undefined && wholeSize(together) !== together
    ? [wholeSize(together), ...joinSizes(more)]
    : [wholeSize(first), ...joinSizes(second === undefined ? [] : [second, ...more])]
}

const SHORTEST_JOINED_NAME = 5

/** Words in which neighbours that are a name together are one word: `power bank` and `el-cykel`. */
export function joinNames(words: readonly string[], names: ReadonlySet<string>): string[] {
  const [first, second, ...more] = words
  if (first === undefined || second === undefined) return [...words]
  const together = first + second
  return together.length >= SHORTEST_JOINED_NAME && names.has(together)
    ? [together, ...joinNames(more, names)]
    : [first, ...joinNames([second, ...more], names)]
}

/** How far a query reaches: whole words as typed; or also beginnings, synonyms and corrections. */
type Reach = 'exact' | 'wide'

/**
 * Words as a tsquery: every word must be there, in any inflection; in a wide one the last may be unfinished. Neighbouring words
 * also match joined when a digit is in them, since people part part numbers: `makita bl 1850` finds BL1850B. Null without words.
 */
export function toSearchQuery(words: readonly KnownWord[], reach: Reach): string | null {
  return words.length === 0 ? null : from(words, 0, reach)
}

/**
 * The same for all words but any one, for when no product has them all; null when that leaves too little. A word that `mustStay` stays:
 * one that names the device.
 */
export function toLooserQuery(words: readonly KnownWord[], mustStay: (word: KnownWord) => boolean = () => false): string | null {
  const queries = words.flatMap((left, position) => {
    const kept = words.filter((_, other) => other !== position)
    return mustStay(left) || sayTooLittle(kept) ? [] : (toSearchQuery(kept, 'wide') ?? [])
  })
  return queries.length === 0 ? null : queries.map((query) => `(${query})`).join(' | ')
}

/**
 * Whether words are none, or nothing but the word for what the whole shop is full of: `batteri till sjökort` does not ask for
 * every battery.
 */
export const sayTooLittle = (words: readonly KnownWord[]): boolean => words.every(namesBattery)

/** A tsquery of the part numbers, sizes and designations that neighbouring words can make. Null without words. */
export function toKeyQuery(words: readonly string[]): string | null {
  const keys = joinsOf(words).map((key) => quoted(keyLexeme(key)))
  return keys.length === 0 ? null : keys.join(' | ')
}

/** All runs of neighbouring words, written together without marks. */
export const joinsOf = (words: readonly string[]): string[] => [...new Set(runsOf(words).map(joined))]

/** The words that make a name when they are written together, those of all places where they do. */
export const wordsThatJoin = (words: readonly string[], name: string): string[] =>
  runsOf(words).flatMap((run) => (joined(run) === name ? run : []))

const runsOf = (words: readonly string[]) =>
  words.flatMap((_, start) => words.slice(start).map((__, length) => words.slice(start, start + length + 1)))

const joined = (run: readonly string[]) => run.join('').replaceAll('.', '')

function from(words: readonly KnownWord[], start: number, reach: Reach): string {
  const alternatives: string[] = []
  for (let length = 1; length <= LONGEST_JOIN && start + length <= words.length; length++) {
    const run = words.slice(start, start + length)
    const together = run.map(({ word }) => word).join('')
    if (length > 1 && !/\d/.test(together)) continue
    const end = start + length
    const [only] = run
    const isLast = end === words.length
    const here = length === 1 && only ? oneWord(only, isLast, reach) : joinedRun(together, isLast, reach)
    alternatives.push(isLast ? here : `${here} & ${from(words, end, reach)}`)
  }
  return alternatives.length === 1 ? (alternatives[0] ?? '') : `(${alternatives.join(' | ')})`
}

/** A parted model or part number may go on wherever it stands: `bl 1850 batteri` is a BL1850B. */
const joinedRun = (together: string, isLast: boolean, reach: Reach): string =>
  quoted(together) + (reach === 'wide' && (isLast || isModel(together)) ? ':*' : '')

const isModel = (word: string) => word.length >= SHORTEST_MODEL && /\d/.test(word) && /\p{L}/u.test(word)

function oneWord({ word, stem, others, begun }: KnownWord, isLast: boolean, reach: Reach): string {
  const ways = new Set([quoted(word)])
  if (stem !== word) ways.add(quoted(stem))
  if (reach === 'wide') {
    if (isLast || begun) ways.add(`${quoted(word)}:*`)
    for (const other of others) ways.add(allOf(other))
  }
  return ways.size === 1 ? [...ways].join('') : `(${[...ways].join(' | ')})`
}

const allOf = (way: Way) => (way.length === 1 ? way.map(anyOf).join('') : `(${way.map(grouped).join(' & ')})`)
const anyOf = (names: readonly string[]) => names.map(quoted).join(' | ')
const grouped = (names: readonly string[]) => (names.length === 1 ? anyOf(names) : `(${anyOf(names)})`)

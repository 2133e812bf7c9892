import { saysLittle, synonymsOf } from './synonyms'
import { keyLexeme, quoted, wordsOf } from './words'

const MOST_WORDS = 8
const LONGEST_JOIN = 4

/** What the dictionary knows of a word of a query: its stem, and in whose place it may stand when it is unknown (each as words). */
export type KnownWord = { word: string; stem: string; instead: string[][] }

/** The words of a query that search looks at. */
export const queryWords = (query: string): string[] => wordsOf(query).slice(0, MOST_WORDS)

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
 * The same for all words but any one, for when no product has them all; null when that leaves none, or nothing but the word for what the
 * whole shop is full of: `batteri till sjökort` does not ask for every battery.
 */
export function toLooserQuery(words: readonly KnownWord[]): string | null {
  const queries = words.flatMap((_, left) => {
    const kept = words.filter((__, position) => position !== left)
    return kept.every(({ word, stem }) => saysLittle(word) || saysLittle(stem)) ? [] : (toSearchQuery(kept, 'wide') ?? [])
  })
  return queries.length === 0 ? null : queries.map((query) => `(${query})`).join(' | ')
}

/** A tsquery of the part numbers, sizes and designations that neighbouring words can make. Null without words. */
export function toKeyQuery(words: readonly string[]): string | null {
  const keys = joinsOf(words).map((key) => quoted(keyLexeme(key)))
  return keys.length === 0 ? null : keys.join(' | ')
}

/** All runs of neighbouring words, written together without marks. */
export function joinsOf(words: readonly string[]): string[] {
  const joins = words.flatMap((_, start) =>
    words.slice(start).map((__, length) =>
      words
        .slice(start, start + length + 1)
        .join('')
        .replaceAll('.', ''),
    ),
  )
  return [...new Set(joins)]
}

function from(words: readonly KnownWord[], start: number, reach: Reach): string {
  const alternatives: string[] = []
  for (let length = 1; length <= LONGEST_JOIN && start + length <= words.length; length++) {
    const run = words.slice(start, start + length)
    const joined = run.map(({ word }) => word).join('')
    if (length > 1 && !/\d/.test(joined)) continue
    const end = start + length
    const [only] = run
    const isLast = end === words.length
    const here = length === 1 && only ? oneWord(only, isLast, reach) : quoted(joined) + (isLast && reach === 'wide' ? ':*' : '')
    alternatives.push(isLast ? here : `${here} & ${from(words, end, reach)}`)
  }
  return alternatives.length === 1 ? (alternatives[0] ?? '') : `(${alternatives.join(' | ')})`
}

function oneWord({ word, stem, instead }: KnownWord, isLast: boolean, reach: Reach): string {
  const ways = new Set([quoted(word)])
  if (stem !== word) ways.add(quoted(stem))
  if (reach === 'wide') {
    if (isLast) ways.add(`${quoted(word)}:*`)
    for (const other of [...synonymsOf(word), ...synonymsOf(stem), ...instead]) ways.add(allOf(other))
  }
  return ways.size === 1 ? [...ways].join('') : `(${[...ways].join(' | ')})`
}

const allOf = (words: readonly string[]) =>
  words.length === 1 ? words.map(quoted).join('') : `(${words.map(quoted).join(' & ')})`

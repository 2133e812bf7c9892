import { quoted, wordsOf } from './words'

const MOST_WORDS = 8
const LONGEST_JOIN = 3

/**
 * A query as a tsquery: every word must be there, the last may be unfinished. Neighbouring words also match joined when a digit is
 * in them, since people part part numbers: `makita bl 1850` finds BL1850B. Null when the query holds no word.
 */
export function toSearchQuery(query: string): string | null {
  const words = wordsOf(query).slice(0, MOST_WORDS)
  return words.length === 0 ? null : from(words, 0, ':*')
}

/** The same for a query that is finished: `AA` is not the beginning of AAA. */
export function toFinishedQuery(query: string): string {
  return from(wordsOf(query).slice(0, MOST_WORDS), 0, '')
}

function from(words: readonly string[], start: number, ending: ':*' | ''): string {
  const alternatives: string[] = []
  for (let length = 1; length <= LONGEST_JOIN && start + length <= words.length; length++) {
    const joined = words.slice(start, start + length).join('')
    if (length > 1 && !/\d/.test(joined)) continue
    const end = start + length
    alternatives.push(end === words.length ? `${quoted(joined)}${ending}` : `${quoted(joined)} & ${from(words, end, ending)}`)
  }
  return alternatives.length === 1 ? (alternatives[0] ?? '') : `(${alternatives.join(' | ')})`
}

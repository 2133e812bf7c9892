import type { UnmatchedWord } from '../../app/commerce/contract/listing'
import { isUnstockedBrand } from './dictionaries/unstocked-brands'
import type { Answered } from './fallback-query'
import type { QueryWord } from './query-words'
import { isSizePrefix } from './size-codes'
import { plainText } from './tokenize'

/**
 * The words of a search that found nothing, and what its products match in their place, both as the shopper typed them.
 * `answered` is '' where no text says it: products of different words, or of what replaces the only word.
 */
export function explainAnswer(
  text: string,
  words: readonly QueryWord[],
  answered: Answered,
): { unmatched: UnmatchedWord[]; answered: string } {
  if (answered === null) return { unmatched: [], answered: '' }
  const unmatched: UnmatchedWord[] = []
  const matched: string[] = []
  for (const [place, { word }] of words.entries()) {
    const found = answered[place]
    const typed = asTyped(text, word)
    const isFound = found !== null && found !== undefined && !found.isCorrected
    const corrected = found?.correction ?? null
    const instead = corrected === null || isUnstockedBrand(corrected) ? null : corrected
    const before = words[place - 1]?.word ?? ''
    if (isFound) {
      matched.push(typed)
    } else if (instead !== null && isSizePrefix(before) && instead.startsWith(before)) {
      // `CR 2023` is one misspelled size.
      unmatched.push({ word: asTyped(text, before + word), instead: shown(instead) })
      matched.splice(-1, 1, shown(instead))
    } else {
      unmatched.push({ word: typed, instead: instead === null ? null : shown(instead) })
      if (instead !== null) matched.push(shown(instead))
    }
  }
  return { unmatched, answered: unmatched.length === 0 ? '' : matched.join(' ') }
}

/** Models and sizes are written in capitals: `T480`. */
const shown = (word: string): string => (/\d/.test(word) ? word.toUpperCase() : word)

/**
 * Exported for its test: a word of the query as it stands in the text, with its capitals, spaces
 * and hyphens: `El-Cykel` for `elcykel`.
 */
export function asTyped(text: string, word: string): string {
  const letters = [...word].map((letter) => (letter === '.' ? '[.,]' : letter)).join('[^\\p{L}\\p{N}]*')
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters}(?![\\p{L}\\p{N}])`, 'iu').exec(plainText(text))?.[0] ?? word
}

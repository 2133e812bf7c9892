import { joinMeasures, joinThousands } from './measures'
import { fullSizeCode, isCellSize } from './size-codes'
import { tokenize } from './tokenize'

const MAX_WORDS = 8
const MIN_JOINED_LENGTH = 5

/** An alternative for a query word: every part must match, each by any of its names. `[['verktyg'], ['batteri', 'akku']]`. */
export type Alternative = readonly (readonly string[])[]

/** A word of a query with the result of its dictionary look-ups. */
export type QueryWord = {
  word: string
  stem: string
  /** Whether the dictionary or the thesaurus has the word, its stem or a word that begins with it. */
  isKnown: boolean
  /**
   * Whether it was replaced by something similar: a spelling correction, the head of a
   * compound, or what replaces an unstocked brand.
   */
  isCorrected: boolean
  /** The corrected word, where there is exactly one candidate. */
  correction: string | null
  alternatives: readonly Alternative[]
  /** Whether a model or part number is in the dictionary only as the beginning of longer ones. */
  isPrefix?: boolean
  /** Whether it is no beginning of a longer word, although it is the last: the `12` of `iphone 12` is not that of 12.4 Wh. */
  isWhole?: boolean
  /**
   * For an unknown model, the known one that differs only in its last letters, `T480` for `T480s`;
   * for a size code, in two swapped digits.
   */
  nearestModel?: string
}

/** The first 8 words of a query. Measures and size codes in several words are joined: `12 v` is `12v`. */
export const queryWords = (query: string): string[] => joinSizes(joinMeasures(tokenize(joinThousands(query)))).slice(0, MAX_WORDS)

/** Completes size codes that are commonly shortened, in one word or two: `cr 123` is `cr123a`. Joins those of cells: `18 650`. */
function joinSizes([first, second, ...more]: readonly string[]): string[] {
  if (first === undefined) return []
  const together = first + (second ?? '')
  return second !== undefined && (fullSizeCode(together) !== together || (isCellSize(together) && first.length === 2))
    ? [fullSizeCode(together), ...joinSizes(more)]
    : [fullSizeCode(first), ...joinSizes(second === undefined ? [] : [second, ...more])]
}

/** Joins neighbouring words that form one of `names`: `power bank`, `el-cykel`. */
export function joinNames(words: readonly string[], names: ReadonlySet<string>): string[] {
  const [first, second, ...more] = words
  if (first === undefined || second === undefined) return [...words]
  const together = first + second
  return together.length >= MIN_JOINED_LENGTH && names.has(together)
    ? [together, ...joinNames(more, names)]
    : [first, ...joinNames([second, ...more], names)]
}

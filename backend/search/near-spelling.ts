/** Shorter words have no misspelling. */
export const MIN_LENGTH = 4
const MIN_LENGTH_FOR_TWO = 8

/** Letters that sound alike at the beginning of a word: `camera` and `kamera`. */
const ALIKE = ['ck', 'sz', 'vw', 'iy']

/**
 * The distance of an unknown word from another that may have been meant, in edits; null when the other is too far. One edit for
 * words of 5 to 7 letters, two for longer ones: other words of the language are often as near as two edits (`Phonak` and
 * `phone`). A word of 4 letters may only lack a letter or have two swapped: `boch` is Bosch, but `stol` is neither `stop` nor
 * `sol`. An error in the first letter is rare and counts twice.
 */
export function spellingDistance(word: string, other: string, edits: number): number | null {
  const distance = edits + (edits > 0 && isOtherStart(word, other) ? 1 : 0)
  if (word.length < MIN_LENGTH || distance > (word.length < MIN_LENGTH_FOR_TWO ? 1 : 2)) return null
  if (word.length > MIN_LENGTH || distance === 0) return distance
  return lettersOf(word) === lettersOf(other) || other.length > word.length ? distance : null
}

/** Whether the first letters differ, and neither sound alike nor are swapped with the second ones. */
function isOtherStart(word: string, other: string): boolean {
  const [a, b] = [bare(word.slice(0, 2)), bare(other.slice(0, 2))]
  const areAlike = ALIKE.some((group) => group.includes(a.charAt(0)) && group.includes(b.charAt(0)))
  return a.charAt(0) !== b.charAt(0) && !areAlike && lettersOf(a) !== lettersOf(b)
}

const lettersOf = (word: string): string => [...word].sort().join('')

/** Without marks: `ä` is `a`, `ø` is `o`. */
const bare = (letters: string): string =>
  letters.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ø', 'o').replaceAll('æ', 'a')

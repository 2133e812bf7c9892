/** What stands before and behind the digits of a size, as it is printed on cells: CR2032, SR626SW. */
const BEFORE = ['cr', 'sr', 'lr', 'br', 'pr', 'ml', 'lir']
const BEHIND = ['', 'sw', 'w']

/** Sizes whose last letter shoppers leave out. */
const SHORTENED = new Map([
  ['cr123', 'cr123a'],
  ['rcr123', 'rcr123a'],
])

/** A size as it is printed: `CR123` is CR123A. */
export const wholeSize = (key: string): string => SHORTENED.get(key) ?? key

/**
 * The sizes that digits alone may mean: `2032` is CR2032; `V377` is 377. Two digits say too little, and more are no size of a
 * cell.
 */
export function sizesOfDigits(word: string): string[] {
  if (/^v\d{3}$/.test(word)) return [word.slice(1)]
  return /^\d{3,4}$/.test(word) ? BEFORE.flatMap((before) => BEHIND.map((behind) => before + word + behind)) : []
}

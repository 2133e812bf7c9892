/** The letters before and after the digits of size codes: CR2032, SR626SW. */
const PREFIXES = ['cr', 'sr', 'lr', 'br', 'pr', 'ml', 'lir']
const SUFFIXES = ['', 'sw', 'w']

/** Whether letters precede the digits of size codes: the `cr` of CR2032. */
export const isSizePrefix = (letters: string): boolean => PREFIXES.includes(letters)

/** Size codes that are commonly written without their last letter, or with a zero as in LR03. */
const SHORT_CODES = new Map([
  ['cr123', 'cr123a'],
  ['rcr123', 'rcr123a'],
  ...['lr', 'r', 'hr', 'fr'].map((letters) => [`${letters}06`, `${letters}6`] as const),
])

/** Cylindrical cells, of which shoppers write the diameter and the length apart: `18 650`. */
const CELL_SIZES: ReadonlySet<string> = new Set(
  '10280 10440 14250 14335 14430 14500 14505 14650 16340 16650 17500 17670 18350 18500 18650 20700 21700 26650 32650 32700 33600'.split(
    ' ',
  ),
)

export const isCellSize = (digits: string): boolean => CELL_SIZES.has(digits)

/**
 * Sizes of car bulbs (ECE R37) that are also cases of car batteries (EN 50342-2): shoppers who type
 * only such a size mostly want the bulb.
 */
const BULB_SIZES: ReadonlySet<string> = new Set(['h3', 'h4', 'h5', 'h6', 'h7', 'h8', 'h9'])

export const isBulbSize = (key: string): boolean => BULB_SIZES.has(key)

/** The size code in full: `cr123` is `cr123a`, `lr06` is `lr6`. Any other text is returned unchanged. */
export const fullSizeCode = (key: string): string => SHORT_CODES.get(key) ?? key

/**
 * The size codes that digits alone may mean: `2032` is CR2032, `V377` is 377. None for other than three or four digits:
 * two are ambiguous, and no cell has more.
 */
export function sizeCodesOfDigits(word: string): string[] {
  if (/^v\d{3}$/.test(word)) return [word.slice(1)]
  return /^\d{3,4}$/.test(word) ? PREFIXES.flatMap((before) => SUFFIXES.map((behind) => before + word + behind)) : []
}

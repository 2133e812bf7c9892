/** What a series of sisters changes besides the maker: nothing, how much the product holds, or the device it is for. */
export type SeriesKind = 'maker' | 'size' | 'device'

/** `code` is its mark in part numbers, models and addresses. */
export type Series = { turn: number; code: string; kind: SeriesKind }

const KINDS = ['device', 'maker', 'size'] as const
/** No I, O and Q, which a shopper would take for digits. */
const LETTERS = Array.from('ABCDEFGHJKLMNPRSTUVWXYZ')

/**
 * The series in turn. Two letters tell them apart; letters in which one of `names` (part numbers, models) ends would make another product
 * or device that there is: a `Pixel 2` of the series XL is the `Pixel 2 XL`.
 */
export function seriesBeside(names: readonly string[]): Series[] {
  const endings = new Set(
    names.map((name) =>
      name
        .replaceAll(/[^\p{L}\p{N}]/gu, '')
        .slice(-2)
        .toUpperCase(),
    ),
  )
  const codes = LETTERS.toReversed().flatMap((first) => LETTERS.map((second) => first + second))
  return codes
    .filter((code) => !endings.has(code))
    .map((code, turn) => ({ turn, code, kind: KINDS[turn % KINDS.length] ?? 'maker' }))
}

/** A model or part number of a series: `DHP482` becomes `DHP482ZA`, `MacBook Air` becomes `MacBook Air ZA`. */
export const marked = (name: string, { code }: Series): string => `${name}${/\d$/.test(name) ? '' : ' '}${code}`

/** The property that differs within a series, apart from the maker: none, the capacity, or the device the product fits. */
export type SeriesKind = 'maker' | 'size' | 'device'

/** One round of generated products. `code` is the suffix of their part numbers, models and addresses. */
export type Series = { index: number; code: string; kind: SeriesKind }

const KINDS = ['device', 'maker', 'size'] as const
/** Without I, O and Q, which look like digits. */
const LETTERS = Array.from('ABCDEFGHJKLMNPRSTUVWXYZ')

/**
 * All series, in order, each with a code of two letters. Codes that one of `names` (part numbers, models) ends in are left out,
 * since they would generate a name that exists: a `Pixel 2` of the series XL is the `Pixel 2 XL`.
 */
export function seriesFor(names: readonly string[]): Series[] {
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
    .map((code, index) => ({ index, code, kind: KINDS[index % KINDS.length] ?? 'maker' }))
}

/** The name of a model or part number in a series: `DHP482` becomes `DHP482ZA`, `MacBook Air` becomes `MacBook Air ZA`. */
export const withSeriesCode = (name: string, { code }: Series): string => `${name}${/\d$/.test(name) ? '' : ' '}${code}`

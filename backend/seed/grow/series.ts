/** What a series of sisters changes besides the maker: nothing, how much the product holds, or the device it is for. */
export type SeriesKind = 'maker' | 'size' | 'device'

/** `code` is its mark in part numbers, models and addresses. */
export type Series = { turn: number; code: string; kind: SeriesKind }

const KINDS = ['device', 'maker', 'size'] as const
/** No I, O and Q, which a shopper would take for digits. */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'

export const MOST_SERIES = LETTERS.length ** 2

/** The series of a turn, counted from 0. Two letters tell all of them apart. */
export function seriesOf(turn: number): Series {
  const first = LETTERS[LETTERS.length - 1 - Math.floor(turn / LETTERS.length)] ?? ''
  const code = `${first}${LETTERS[turn % LETTERS.length] ?? ''}`
  return { turn, code, kind: KINDS[turn % KINDS.length] ?? 'maker' }
}

/** A model or part number of a series: `DHP482` becomes `DHP482ZA`, `MacBook Air` becomes `MacBook Air ZA`. */
export const marked = (name: string, { code }: Series): string => `${name}${/\d$/.test(name) ? '' : ' '}${code}`

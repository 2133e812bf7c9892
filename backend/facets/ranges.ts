/** From `from` up to but not including `to`; Infinity where it has no end. */
export type Range = { key: string; from: number; to: number }

const LIMITS = [0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000]

/** The ranges every measured facet is offered in. They are the same everywhere, so that an address means the same next year. */
export const LADDER: readonly Range[] = LIMITS.map((from, step) => {
  const to = LIMITS[step + 1]
  return { key: `${from}-${to ?? ''}`, from, to: to ?? Infinity }
})

/** Reads `100-200` or `5000-`; null for anything else. */
export function parseRange(key: string): Range | null {
  const [, from, to] = /^(\d{1,7})-(\d{0,7})$/.exec(key) ?? []
  if (from === undefined || to === undefined) return null
  const range = { key, from: Number(from), to: to === '' ? Infinity : Number(to) }
  return range.from < range.to ? range : null
}

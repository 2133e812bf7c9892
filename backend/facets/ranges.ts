/** From `from` up to but not including `to`. `to` is Infinity for an open range. */
export type Range = { key: string; from: number; to: number }

const LIMITS = [0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000]

/** The ranges that every range facet offers. They do not depend on the products, so that URLs stay valid. */
export const OFFERED_RANGES: readonly Range[] = LIMITS.map((from, step) => {
  const to = LIMITS[step + 1]
  return { key: `${from}-${to ?? ''}`, from, to: to ?? Infinity }
})

/** Parses `100-200` or `5000-`. Null for anything else. */
export function parseRange(key: string): Range | null {
  const [, from, to] = /^(\d{1,7})-(\d{0,7})$/.exec(key) ?? []
  if (from === undefined || to === undefined) return null
  const range = { key, from: Number(from), to: to === '' ? Infinity : Number(to) }
  return range.from < range.to ? range : null
}

/** A page number, or a gap where numbers are left out. */
export type PageStep = number | 'gap'

/**
 * The items of a pagination: first, last and current page and its neighbours. A gap stands for at least 2
 * numbers, since 1 number is as wide as the gap.
 */
export function pageNumbers(page: number, pages: number): PageStep[] {
  const sorted = [1, page - 1, page, page + 1, pages]
    .filter((number) => number >= 1 && number <= pages)
    .toSorted((a, b) => a - b)
    .filter((number, index, all) => number !== all[index - 1])
  return sorted.flatMap((number, index) => {
    const missing = number - (sorted[index - 1] ?? 0) - 1
    if (missing === 0) return [number]
    return missing === 1 ? [number - 1, number] : ['gap', number]
  })
}

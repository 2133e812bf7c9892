/** A page's number, or a gap where numbers are left out. */
export type PageStep = number | 'gap'

/**
 * The numbers a pager shows: the first, the last, the current one and its neighbours. A gap stands for two numbers or more, since one
 * number takes no more room than the gap.
 */
export function pageNumbers(page: number, pages: number): PageStep[] {
  const shown = [1, page - 1, page, page + 1, pages]
    .filter((number) => number >= 1 && number <= pages)
    .toSorted((a, b) => a - b)
    .filter((number, index, all) => number !== all[index - 1])
  return shown.flatMap((number, index) => {
    const missing = number - (shown[index - 1] ?? 0) - 1
    if (missing === 0) return [number]
    return missing === 1 ? [number - 1, number] : ['gap', number]
  })
}

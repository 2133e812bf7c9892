import { LINES_PER_PAGE } from '../cart/rules/line-page'

type Line = { notice: string | null; adjusted: boolean }

/**
 * The lines that the summary of a long cart shows, in the order of the cart: the first ones, and each one that the backend has something to
 * say about. `hidden` is the number of the others, which the cart shows.
 */
export function summaryLines<L extends Line>(lines: readonly L[]): { shown: readonly L[]; hidden: number } {
  const shown = lines.filter(({ notice, adjusted }, at) => at < LINES_PER_PAGE || notice !== null || adjusted)
  return { shown, hidden: lines.length - shown.length }
}

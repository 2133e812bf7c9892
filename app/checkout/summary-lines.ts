import { isNoted } from '../cart/rules/is-noted'
import { LINES_PER_PAGE } from '../cart/rules/lines-per-page'
import type { SoldLine } from '../page/page-facts'

type Line = { notice: string | null; adjusted: boolean }

/**
 * The lines that the summary of a long cart shows, in the order of the cart: the first ones, and each one that the backend has
 * something to say about. `hidden` are the others, which the cart shows.
 */
export function summaryLines<L extends Line>(lines: readonly L[]): { shown: L[]; hidden: L[] } {
  const isShown = (line: L, at: number) => at < LINES_PER_PAGE || isNoted(line)
  return { shown: lines.filter(isShown), hidden: lines.filter((line, at) => !isShown(line, at)) }
}

/** The other lines of the checkout's data. During a rolling release the data may come from an earlier release, without them. */
export const otherLines = ({ others = [] }: { others?: readonly SoldLine[] }): readonly SoldLine[] => others

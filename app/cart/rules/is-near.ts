import { isNoted } from './is-noted'
import { type Line, pageOf } from './line-page'
import { LINES_PER_PAGE } from './lines-per-page'

/** Rows beside a page that may move into it before the next answer, when others are removed. */
const ROWS_AROUND = 10

/**
 * Whether a row may be shown soon: it is on the page asked for, on the first one, which the drawer shows, or beside one of them;
 * or it is shown with every page.
 */
export function isNear(at: number, lines: readonly Line[], asked: string | null, added: string | null = null): boolean {
  const line = lines[at]
  if (line !== undefined && (line.name === added || isNoted(line))) return true
  const first = (pageOf(lines, asked).page - 1) * LINES_PER_PAGE
  const isBy = (start: number) => at >= start - ROWS_AROUND && at < start + LINES_PER_PAGE + ROWS_AROUND
  return isBy(0) || isBy(first)
}

/** Rows that the cart shows at once: 500 cost 1.6 s and 2.2 MB a page. */
export const LINES_PER_PAGE = 50

/** Rows beside a page that may move into it before the next answer, when others are removed. */
const ROWS_AROUND = 10

/** The query parameter of the cart's page with the number of its rows' page. */
export const LINES_PAGE = 'lines'

/** The number of the requested page, from untrusted input; 1 if it is no number. */
export const pageAsked = (asked: string | null) => Math.max(1, /^\d{1,4}$/.test(asked ?? '') ? Number(asked) : 1)

/** The rows of one page, counted from 1. A number out of range becomes the nearest page. */
export function linePage<L>(lines: readonly L[], asked: string | null): { shown: readonly L[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(lines.length / LINES_PER_PAGE))
  const page = Math.min(pages, pageAsked(asked))
  return { shown: lines.slice((page - 1) * LINES_PER_PAGE, page * LINES_PER_PAGE), page, pages }
}

/**
 * Whether a row may be shown soon: it is on the page asked for, on the first one, which the drawer shows, or beside one of them.
 */
export function isNear(at: number, lines: readonly unknown[], asked: string | null): boolean {
  const first = (linePage(lines, asked).page - 1) * LINES_PER_PAGE
  const isBy = (start: number) => at >= start - ROWS_AROUND && at < start + LINES_PER_PAGE + ROWS_AROUND
  return isBy(0) || isBy(first)
}

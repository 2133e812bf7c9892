import { isNoted } from './is-noted'
import { LINES_PER_PAGE } from './lines-per-page'

/** The query parameter of the cart's page with the number of its rows' page. */
export const LINES_PAGE = 'lines'

/** The number of the requested page, from untrusted input; 1 if it is no number. */
export const pageAsked = (asked: string | null) => Math.max(1, /^\d{1,4}$/.test(asked ?? '') ? Number(asked) : 1)

export type Line = { name?: string; adjusted?: boolean; notice?: string | null }

/**
 * The rows of one page, counted from 1; what is asked for and does not exist is the nearest that does. Beside them each row that
 * the backend says something of, for example that it is sold out, and the row named `added`, which may be far from it.
 */
export function linePage<L extends Line>(lines: readonly L[], asked: string | null, added: string | null = null): LinePage<L> {
  const { page, pages } = pageOf(lines, asked)
  const isShown = (line: L, at: number) => Math.floor(at / LINES_PER_PAGE) === page - 1 || line.name === added || isNoted(line)
  return { shown: lines.filter(isShown), page, pages }
}

/** The number of the page that a request with `asked` gets, and how many there are. */
export function pageOf({ length }: readonly Line[], asked: string | null): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(length / LINES_PER_PAGE))
  return { page: Math.min(pages, pageAsked(asked)), pages }
}

type LinePage<L> = { shown: readonly L[]; page: number; pages: number }

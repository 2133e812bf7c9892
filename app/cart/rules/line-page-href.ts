import { href } from '../../routing/href'
import type { Language } from '../../store/languages'
import { LINES_PAGE, pageAsked } from './line-page'

/** The address of the cart with the rows of the page asked for, and with more query parameters. */
export function linePageHref(language: Language, asked: string | null, more: Readonly<Record<string, string>> = {}): string {
  const page = pageAsked(asked)
  const query = new URLSearchParams({ ...(page > 1 && { [LINES_PAGE]: String(page) }), ...more }).toString()
  return href('cart', language) + (query === '' ? '' : `?${query}`)
}

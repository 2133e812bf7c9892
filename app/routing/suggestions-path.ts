import type { VatDisplay } from '../store/vat-display'
import { type Language, LANGUAGES } from '../store/languages'

/**
 * What the search field asks while somebody types. Not a page and so not in the table of URLs: its answer is JSON, given without Remix,
 * which would cost more than the search itself.
 */
const pathIn = (language: Language) => `/${language}/search-suggestions`

/** The default display of prices is left out. An answer depends on its address alone, so that a browser may keep it for a while. */
export function suggestionsHref(language: Language, query: string, vat: VatDisplay = 'including'): string {
  const search = new URLSearchParams({ query, ...(vat === 'including' ? {} : { vat }) })
  return `${pathIn(language)}?${search.toString()}`
}

/** The language whose suggestions a path asks for; undefined for any other path. */
export function languageOfSuggestions(pathname: string): Language | undefined {
  return LANGUAGES.find((language) => pathname === pathIn(language))
}

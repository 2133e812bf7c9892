import { type Language, LANGUAGES } from '../store/languages'

/**
 * What the search field asks while somebody types. Not a page and so not in the table of URLs: its answer is JSON, given without Remix,
 * which would cost more than the search itself.
 */
const pathIn = (language: Language) => `/${language}/search-suggestions`

export function suggestionsHref(language: Language, query: string): string {
  return `${pathIn(language)}?${new URLSearchParams({ query }).toString()}`
}

/** The language whose suggestions a path asks for; undefined for any other path. */
export function languageOfSuggestions(pathname: string): Language | undefined {
  return LANGUAGES.find((language) => pathname === pathIn(language))
}

import { type Language, LANGUAGES } from '../store/languages'

/** What the menu asks when a main category is opened. Not a page: its answer is JSON, given without Remix, like that of the search field. */
const pathIn = (language: Language) => `/${language}/category-menu`

/** @param uri of the main category */
export function categoryMenuHref(language: Language, uri: string): string {
  return `${pathIn(language)}?${new URLSearchParams({ category: uri }).toString()}`
}

/** The language whose menu a path asks for; undefined for any other path. */
export function languageOfCategoryMenu(pathname: string): Language | undefined {
  return LANGUAGES.find((language) => pathname === pathIn(language))
}

/** The main category an address asks for, by uri. */
export function askedCategory(params: URLSearchParams): string {
  return params.get('category') ?? ''
}

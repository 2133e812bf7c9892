import { type Language, LANGUAGES } from '../store/languages'
import type { PageName } from './pages'
import { fullPattern } from './patterns'
import { fillPattern } from './href'

/** The addresses of one page in the languages that have it. */
export type PageAlternates = Readonly<Partial<Record<Language, string>>>

/** For pages whose params mean the same in every language: each language's path filled with them. */
export function sameParamsAlternates(page: PageName, params: Readonly<Record<string, string | undefined>>): PageAlternates {
  return Object.fromEntries(LANGUAGES.map((language) => [language, fillPattern(fullPattern(page, language), language, params)]))
}

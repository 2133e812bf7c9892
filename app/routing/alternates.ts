import type { Alternates } from '../commerce/contract/alternates'
import { type Language, LANGUAGES } from '../store/languages'
import type { PageName } from './pages'
import { fullPattern } from './patterns'
import { fillPattern } from './href'

/** The paths of one page in the languages it exists in. */
export type PageAlternates = Readonly<Partial<Record<Language, string>>>

/** For pages whose params mean the same in every language: each language's path filled with them, and with the query `search`. */
export function sameParamsAlternates(
  page: PageName,
  params: Readonly<Record<string, string | undefined>>,
  search = '',
): PageAlternates {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, fillPattern(fullPattern(page, language), language, params) + search]),
  )
}

/** For pages with a slug, uri or path per language: `hrefOf` makes the path from each language's own value. */
export function alternatesBy(alternates: Alternates, hrefOf: (language: Language, value: string) => string): PageAlternates {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const value = alternates[language]
      return value === undefined ? [] : [[language, hrefOf(language, value)]]
    }),
  )
}

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

/**
 * The addresses of a page of which search engines are told: in its languages but for those of `untold`. `switched` is for the
 * language switch, which leads to all; null when they are the same.
 */
export function toldAlternates(
  all: PageAlternates,
  untold: readonly Language[],
): { alternates: PageAlternates; switched: PageAlternates | null } {
  const told = LANGUAGES.flatMap((language) =>
    untold.includes(language) || !all[language] ? [] : [[language, all[language]] as const],
  )
  return untold.length === 0 ? { alternates: all, switched: null } : { alternates: Object.fromEntries(told), switched: all }
}

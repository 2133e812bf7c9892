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
 * The addresses of a page that search engines are told of: in its languages except `unlisted`. `switched`: all of them, for the
 * language switch; null when they are the same.
 */
export function listedAlternates(
  all: PageAlternates,
  unlisted: readonly Language[],
): { alternates: PageAlternates; switched: PageAlternates | null } {
  const listed = LANGUAGES.flatMap((language) =>
    unlisted.includes(language) || !all[language] ? [] : [[language, all[language]] as const],
  )
  return unlisted.length === 0 ? { alternates: all, switched: null } : { alternates: Object.fromEntries(listed), switched: all }
}

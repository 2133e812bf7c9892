import { perLanguage } from '../../catalogue/naming'
import type { Language, Texts } from '../../shapes'
import { pagePaths } from '../page-paths'
import type { SeedHint } from '../shapes'
import { pageHints } from './page-hints'
import { searchHints } from './search-hints'

/** The search page of each language (spec section 2, localised paths). */
const searchPath: Record<Language, string> = {
  sv: 'sokresultat.html',
  no: 'sokeresultater.html',
  de: 'suchergebnisse.html',
  da: 'sogeresultater.html',
}

const searchUrl = (query: Texts): Texts =>
  perLanguage((language) => `${searchPath[language]}?${new URLSearchParams({ query: query[language] })}`)

/** Every search trigger with the address it leads to, below the language prefix. */
export const hints: SeedHint[] = [
  ...searchHints.map(({ hint, query, title }) => ({ hint, url: searchUrl(query), title })),
  ...pageHints.map(({ hint, page, title }) => ({ hint, url: pagePaths[page], title })),
]

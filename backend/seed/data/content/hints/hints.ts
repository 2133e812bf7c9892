import { perLanguage } from '../../catalogue/naming'
import type { Language } from '../../../../../app/commerce/contract/languages'
import type { Texts } from '../../../../texts'
import { listingUrl } from '../listing-url'
import { pagePaths } from '../page-paths'
import type { SeedHint } from '../content-records'
import { categoryHints } from './category-hints'
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

/** All search hints, with their URLs below the language prefix. */
export const hints: SeedHint[] = [
  ...searchHints.map(({ hint, query, title }) => ({ hint, url: searchUrl(query), title })),
  ...categoryHints.map(({ hint, category, title }) => ({ hint, url: perLanguage((language) => listingUrl(category, language)), title })),
  ...pageHints.map(({ hint, page, title }) => ({ hint, url: pagePaths[page], title })),
]

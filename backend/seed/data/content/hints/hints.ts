import { perLanguage } from '../../catalogue/naming'
import { powerFamilies } from '../../catalogue/power/power-families'
import type { Language } from '../../../../../app/commerce/contract/languages'
import type { Texts } from '../../../../texts'
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

const categories = new Map(powerFamilies.flatMap((family) => family.categories).map((category) => [category.key, category]))

/** The slugs from the root category down, as in the URL of a listing. */
const uriOf = (key: string, language: Language): string => {
  const category = categories.get(key)
  if (!category) throw new Error(`A search trigger leads to the unknown category ${key}`)
  return category.parent === null ? category.slug[language] : `${uriOf(category.parent, language)}/${category.slug[language]}`
}

const listingUrl = (key: string): Texts => perLanguage((language) => `artiklar/${uriOf(key, language)}/index.html`)

/** All search hints, with their URLs below the language prefix. */
export const hints: SeedHint[] = [
  ...searchHints.map(({ hint, query, title }) => ({ hint, url: searchUrl(query), title })),
  ...categoryHints.map(({ hint, category, title }) => ({ hint, url: listingUrl(category), title })),
  ...pageHints.map(({ hint, page, title }) => ({ hint, url: pagePaths[page], title })),
]

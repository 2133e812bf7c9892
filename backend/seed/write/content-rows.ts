import { LANGUAGES } from '../../../app/commerce/contract/languages'
import type { contentPageTexts, searchHints, widgets } from '../../database/schema/content'
import type { SeedHint, SeedPage, SeedWidget } from '../data/content/content-records'

/** The texts of pages in all languages; `idOf` gives the id of a page's key. */
export const pageTextRows = (
  pages: readonly SeedPage[],
  idOf: (key: string) => number,
): (typeof contentPageTexts.$inferInsert)[] =>
  pages.flatMap((page) =>
    LANGUAGES.map((language) => ({
      page_id: idOf(page.key),
      language,
      path: page.path[language],
      title: page.title[language],
      description: page.description[language],
      content: page.content[language],
    })),
  )

export const widgetRows = (seeds: readonly SeedWidget[]): (typeof widgets.$inferInsert)[] =>
  seeds.flatMap(({ slug, content, hidden }) =>
    LANGUAGES.map((language) => ({ slug, language, content: content[language], hidden })),
  )

/** Hints are numbered in their order. */
export const hintRows = (hints: readonly SeedHint[]): (typeof searchHints.$inferInsert)[] =>
  hints.flatMap(({ hint, url, title }, position) =>
    LANGUAGES.map((language) => ({
      id: position + 1,
      language,
      hint: hint[language],
      url: url[language],
      url_title: title[language],
    })),
  )

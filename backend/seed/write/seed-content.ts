import type { Database } from '../../database/database'
import { plantRows } from '../../database/insert-rows'
import { contentPages, contentPageTexts, searchHints, widgets } from '../../database/schema/content'
import type { SeedContent } from '../data/content/content-records'
import { LANGUAGES } from '../seed'

/** Plants pages, widgets and search hints. */
export async function plantContent(
  db: Database,
  content: SeedContent,
  seededAt: Date,
  step: (what: string, count: number) => void,
): Promise<void> {
  await plantRows(
    db,
    contentPages,
    content.pages.map(({ key }, position) => ({ id: position + 1, key, updated_at: seededAt })),
  )
  await plantRows(
    db,
    contentPageTexts,
    content.pages.flatMap((page, position) =>
      LANGUAGES.map((language) => ({
        page_id: position + 1,
        language,
        path: page.path[language],
        title: page.title[language],
        description: page.description[language],
        content: page.content[language],
      })),
    ),
  )
  step('content pages', content.pages.length)

  await plantRows(
    db,
    widgets,
    content.widgets.flatMap((widget) =>
      LANGUAGES.map((language) => ({
        slug: widget.slug,
        language,
        content: widget.content[language],
        hidden: widget.hidden,
      })),
    ),
  )
  await plantRows(
    db,
    searchHints,
    content.hints.flatMap((hint, position) =>
      LANGUAGES.map((language) => ({
        id: position + 1,
        language,
        hint: hint.hint[language],
        url: hint.url[language],
        url_title: hint.title[language],
      })),
    ),
  )
}

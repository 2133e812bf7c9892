import type { Database } from '../../database/database'
import { insertRows } from '../../database/insert-rows'
import { contentPages, contentPageTexts, searchHints, widgets } from '../../database/schema/content'
import type { SeedContent } from '../data/content/content-records'
import { LANGUAGES } from '../../../app/commerce/contract/languages'

/** Seeds content pages, widgets and search hints. `step` is called with what was written and how many rows. */
export async function seedContent(
  db: Database,
  content: SeedContent,
  seededAt: Date,
  step: (what: string, count: number) => void,
): Promise<void> {
  await insertRows(
    db,
    contentPages,
    content.pages.map(({ key }, position) => ({ id: position + 1, key, updated_at: seededAt })),
  )
  await insertRows(
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

  await insertRows(
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
  await insertRows(
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

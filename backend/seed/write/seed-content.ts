import type { Database } from '../../database/database'
import { insertRows } from '../../database/insert-rows'
import { contentPages, contentPageTexts, searchHints, widgets } from '../../database/schema/content'
import type { SeedContent } from '../data/content/content-records'
import { hintRows, pageTextRows, widgetRows } from './content-rows'

/** Seeds content pages, widgets and search hints. `step` is called with what was written and how many rows. */
export async function seedContent(
  db: Database,
  content: SeedContent,
  seededAt: Date,
  step: (what: string, count: number) => void,
): Promise<void> {
  const pages = content.pages.map(({ key }, position) => ({ id: position + 1, key, updated_at: seededAt }))
  const ids = new Map(pages.map(({ id, key }) => [key, id]))
  await insertRows(db, contentPages, pages)
  const texts = pageTextRows(content.pages, (key) => ids.get(key) ?? 0)
  await insertRows(db, contentPageTexts, texts)
  step('content pages', content.pages.length)
  await insertRows(db, widgets, widgetRows(content.widgets))
  await insertRows(db, searchHints, hintRows(content.hints))
}

import { and, eq, sql } from 'drizzle-orm'
import type { ContentPage, Widget } from '../../app/commerce/contract/content'
import { alternatesOf } from '../catalogue/alternates'
import { statement, type Database } from '../database/database'
import { contentPages, contentPageTexts, strings, widgets } from '../database/schema/content'
import { notFound } from '../refusal'
import type { Language } from '../../app/commerce/contract/languages'

const language = sql.placeholder('language')

const pageByPath = statement((db) =>
  db
    .select({
      id: contentPages.id,
      path: contentPageTexts.path,
      title: contentPageTexts.title,
      description: contentPageTexts.description,
      content: contentPageTexts.content,
      updated_at: contentPages.updated_at,
    })
    .from(contentPageTexts)
    .innerJoin(contentPages, eq(contentPages.id, contentPageTexts.page_id))
    .where(and(eq(contentPageTexts.language, language), eq(contentPageTexts.path, sql.placeholder('path'))))
    .prepare('page_by_path'),
)

const pagePaths = statement((db) =>
  db
    .select({ language: contentPageTexts.language, value: contentPageTexts.path })
    .from(contentPageTexts)
    .where(eq(contentPageTexts.page_id, sql.placeholder('id')))
    .prepare('page_paths'),
)

const widgetBySlug = statement((db) =>
  db
    .select({ content: widgets.content, hidden: widgets.hidden })
    .from(widgets)
    .where(and(eq(widgets.slug, sql.placeholder('slug')), eq(widgets.language, language)))
    .prepare('widget_by_slug'),
)

const allStrings = statement((db) =>
  db
    .select({ key: strings.key, value: strings.value })
    .from(strings)
    .where(eq(strings.language, language))
    .prepare('all_strings'),
)

/** A page of text by its path below the language prefix, with or without leading and trailing slashes; 404 when there is none. */
export async function loadContentPage(db: Database, requested: string, inLanguage: Language): Promise<ContentPage> {
  const path = requested.replaceAll(/^\/+|\/+$/g, '')
  const [row] = await pageByPath(db).execute({ language: inLanguage, path })
  if (row === undefined) throw notFound(`The page ${path}`)
  const { id, updated_at, ...page } = row
  return { ...page, updated_at: updated_at.toISOString(), alternates: alternatesOf(await pagePaths(db).execute({ id })) }
}

/** A widget by its slug; 404 when there is none. */
export async function loadWidget(db: Database, slug: string, inLanguage: Language): Promise<Widget> {
  const [row] = await widgetBySlug(db).execute({ language: inLanguage, slug })
  if (row === undefined) throw notFound(`The widget ${slug}`)
  return row
}

/** Interface strings that override those bundled with the shop, by key. */
export async function loadStrings(db: Database, inLanguage: Language): Promise<Record<string, string>> {
  const rows = await allStrings(db).execute({ language: inLanguage })
  return Object.fromEntries(rows.map((row) => [row.key, row.value]))
}

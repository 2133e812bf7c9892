import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { changedAt } from './changed-at'

export const contentPages = pgTable('content_pages', {
  id: integer().primaryKey(),
  key: text().notNull().unique(),
  updated_at: timestamp({ withTimezone: true }).notNull(),
})

/** `path` is the path below the language prefix. */
export const contentPageTexts = pgTable(
  'content_page_texts',
  {
    page_id: integer()
      .notNull()
      .references(() => contentPages.id),
    language: text().notNull(),
    path: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    content: text().notNull(),
    changed_at: changedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.page_id, table.language] }),
    uniqueIndex('content_page_texts_path').on(table.language, table.path),
  ],
)

/**
 * The draft of a page in a language, which the staff can preview and publish. `key` and the texts
 * are those of the page that it becomes.
 */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    key: text().notNull(),
    language: text().notNull(),
    path: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    content: text().notNull(),
    saved_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.language] })],
)

export const widgets = pgTable(
  'widgets',
  { slug: text().notNull(), language: text().notNull(), content: text().notNull(), hidden: boolean().notNull() },
  (table) => [primaryKey({ columns: [table.slug, table.language] })],
)

/** Interface strings that override those bundled with the shop. */
export const strings = pgTable(
  'strings',
  { language: text().notNull(), key: text().notNull(), value: text().notNull() },
  (table) => [primaryKey({ columns: [table.language, table.key] })],
)

/** A search hint: a query that matches `hint` links to the page `url`, a path below the language prefix. */
export const searchHints = pgTable(
  'search_hints',
  {
    id: integer().notNull(),
    language: text().notNull(),
    hint: text().notNull(),
    url: text().notNull(),
    url_title: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.language] }), index('search_hints_language').on(table.language)],
)

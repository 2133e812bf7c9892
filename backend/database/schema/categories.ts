import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { changedAt } from './changed-at'

export const categories = pgTable(
  'categories',
  {
    id: integer().primaryKey(),
    key: text().notNull().unique(),
    parent_id: integer(),
    position: integer().notNull(),
    icon: text(),
    show_in_menu: boolean().notNull(),
  },
  (table) => [index('categories_parent').on(table.parent_id, table.position)],
)

/** `uri` and `hierarchy` are the slugs and names from the top-level category down to the category itself. */
export const categoryTexts = pgTable(
  'category_texts',
  {
    category_id: integer()
      .notNull()
      .references(() => categories.id),
    language: text().notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    uri: text().notNull(),
    hierarchy: text().array().notNull(),
    description: text().notNull(),
    changed_at: changedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.category_id, table.language] }),
    uniqueIndex('category_texts_uri').on(table.language, table.uri),
  ],
)

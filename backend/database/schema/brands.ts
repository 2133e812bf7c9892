import { integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { changedAt } from './changed-at'

/** A brand; `manufacturer_...` is the party responsible for product safety in the EU. */
export const brands = pgTable('brands', {
  id: integer().primaryKey(),
  key: text().notNull().unique(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  manufacturer_name: text().notNull(),
  manufacturer_address: text().notNull(),
  /** ISO 3166 code; null where the address has the country's name, or none. */
  manufacturer_country: text(),
  manufacturer_email: text().notNull(),
})

export const brandTexts = pgTable(
  'brand_texts',
  {
    brand_id: integer()
      .notNull()
      .references(() => brands.id),
    language: text().notNull(),
    description: text().notNull(),
    changed_at: changedAt(),
  },
  (table) => [primaryKey({ columns: [table.brand_id, table.language] })],
)

export const tags = pgTable('tags', { id: integer().primaryKey(), key: text().notNull().unique() })

export const tagTexts = pgTable(
  'tag_texts',
  {
    tag_id: integer()
      .notNull()
      .references(() => tags.id),
    language: text().notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    description: text().notNull(),
    changed_at: changedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.tag_id, table.language] }),
    uniqueIndex('tag_texts_slug').on(table.language, table.slug),
  ],
)

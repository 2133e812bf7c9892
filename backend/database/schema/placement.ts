import { boolean, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { tags } from './brands'
import { categories } from './categories'
import { changedAt } from './changed-at'
import { products } from './products'

/** The categories assigned to a product; exactly one is the main category. */
export const productCategories = pgTable(
  'product_categories',
  {
    product_id: integer()
      .notNull()
      .references(() => products.id),
    category_id: integer()
      .notNull()
      .references(() => categories.id),
    main: boolean().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.product_id, table.category_id] })],
)

export const productTags = pgTable(
  'product_tags',
  {
    product_id: integer()
      .notNull()
      .references(() => products.id),
    tag_id: integer()
      .notNull()
      .references(() => tags.id),
  },
  (table) => [primaryKey({ columns: [table.product_id, table.tag_id] })],
)

/**
 * Every listing that contains a product: its categories and their ancestors, its brand, its tags. Precomputed when the catalogue
 * is seeded, so that a page of a listing is one range of one index. `listing` is its key (backend/catalogue/listing-key.ts).
 */
export const listingEntries = pgTable(
  'listing_entries',
  {
    listing: text().notNull(),
    product_id: integer()
      .notNull()
      .references(() => products.id),
    rank: real().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listing, table.product_id] }),
    index('listing_entries_rank').on(table.listing, table.rank.desc().nullsFirst(), table.product_id),
    index('listing_entries_product').on(table.product_id),
  ],
)

/**
 * The time at which a product last joined or left a listing, for the sitemap. Triggers of
 * the migration `listing-changes` write it.
 */
export const listingChanges = pgTable('listing_changes', { listing: text().primaryKey(), changed_at: changedAt() })

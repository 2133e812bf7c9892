import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from './products'
import { stores } from './stores'

/**
 * A facet value with a numeric id, so that counting thousands of products compares no strings. `store_id` is the store of a price
 * range, else null. Id 0 stands for the product itself, 1 and 2 for in stock and on order (backend/facets/term-ids.ts).
 */
export const facetTerms = pgTable(
  'facet_terms',
  {
    id: integer().primaryKey(),
    facet: text().notNull(),
    value: text().notNull(),
    store_id: integer().references(() => stores.id),
  },
  (table) => [index('facet_terms_value').on(table.facet, table.value)],
)

/** The terms of a product that do not change by sales or by time: all but its stock and prices with a start or an end. */
export const productTerms = pgTable('product_terms', {
  product_id: integer()
    .primaryKey()
    .references(() => products.id),
  terms: integer().array().notNull(),
})

/** The number of products of a listing that have a term. */
export const listingTerms = pgTable(
  'listing_terms',
  { listing: text().notNull(), term: integer().notNull(), count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.listing, table.term] })],
)

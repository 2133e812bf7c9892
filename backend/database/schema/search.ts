import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from './products'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What a product is found by, one row a language. The lexemes are made by backend/search/words.ts, for documents and queries alike,
 * so no dictionary of the server drops a word. `names` holds the name and part numbers, `document` everything.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    product_id: integer()
      .notNull()
      .references(() => products.id),
    language: text().notNull(),
    names: tsvector().notNull(),
    document: tsvector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.product_id] }),
    index('search_documents_document').using('gin', table.document),
  ],
)

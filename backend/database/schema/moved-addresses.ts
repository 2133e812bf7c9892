import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { AddressKind } from '../../../app/commerce/contract/sitemap'

/**
 * Former slugs, uris and paths of rows, which lead to where the row is now. Triggers of the migration `sitemap` write them when a
 * row's own changes; `row_id` is the id of the product, category, brand, tag or content page. The slug of a brand is the same in
 * every language: its `language` is empty.
 */
export const movedAddresses = pgTable(
  'moved_addresses',
  {
    kind: text().$type<AddressKind>().notNull(),
    language: text().notNull(),
    value: text().notNull(),
    row_id: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.language, table.value] })],
)

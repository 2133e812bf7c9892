import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * The hash of each text that the seed wrote, by table and row. A row whose text still has this hash was not changed since, so a
 * later release may update it (decision 073).
 */
export const seedRows = pgTable(
  'seed_rows',
  { kind: text().notNull(), row: text().notNull(), hash: text().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.row] })],
)

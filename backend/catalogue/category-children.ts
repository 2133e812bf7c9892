import { sql } from 'drizzle-orm'
import { listingKey } from './listing-key'
import { statement, type Database } from '../database/database'
import { listingEntries } from '../database/schema/placement'

const memberRows = statement((db) =>
  db
    .selectDistinct({ id: listingEntries.product_id })
    .from(listingEntries)
    .where(
      sql`${listingEntries.listing} = any(${sql.placeholder('listings')}::text[])
        and ${listingEntries.product_id} = any(${sql.placeholder('ids')}::int[])`,
    )
    .orderBy(listingEntries.product_id)
    .prepare('category_children'),
)

/** The ids of those products that are in one of the categories or its descendants. */
export async function productsWithin(db: Database, ids: readonly number[], categories: readonly number[]): Promise<number[]> {
  if (ids.length === 0 || categories.length === 0) return []
  const rows = await memberRows(db).execute({ ids, listings: categories.map((id) => listingKey('category', id)) })
  return rows.map((row) => row.id)
}

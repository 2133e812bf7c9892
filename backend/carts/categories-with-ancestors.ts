import { sql } from 'drizzle-orm'
import { categoryOfKey } from '../catalogue/listing-key'
import { statement, type Database } from '../database/database'
import { groupRows } from '../database/group-rows'
import { listingEntries } from '../database/schema/placement'

const listingsWith = statement((db) =>
  db
    .select({ product_id: listingEntries.product_id, listing: listingEntries.listing })
    .from(listingEntries)
    .where(sql`${listingEntries.product_id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('listings_with'),
)

/** The ids of each product's categories and all their ancestors, by product id. */
export async function categoriesWithAncestors(db: Database, ids: readonly number[]): Promise<Map<number, number[]>> {
  const grouped = groupRows(await listingsWith(db).execute({ ids }), (row) => row.product_id)
  return new Map([...grouped].map(([id, rows]) => [id, rows.flatMap((row) => categoryOfKey(row.listing) ?? [])]))
}

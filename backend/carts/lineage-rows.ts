import { sql } from 'drizzle-orm'
import { statement, type Database } from '../database/database'
import { groupRows } from '../database/group-rows'
import { listingEntries } from '../database/schema/placement'

const categoriesAbove = statement((db) =>
  db
    .select({ product_id: listingEntries.product_id, category_id: listingEntries.scope_id })
    .from(listingEntries)
    .where(sql`${listingEntries.scope} = 'category' and ${listingEntries.product_id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('categories_above'),
)

/** The categories of products with all above them, by product. */
export async function lineageRows(db: Database, ids: readonly number[]): Promise<Map<number, number[]>> {
  const grouped = groupRows(await categoriesAbove(db).execute({ ids }), (row) => row.product_id)
  return new Map([...grouped].map(([id, rows]) => [id, rows.map((row) => row.category_id)]))
}

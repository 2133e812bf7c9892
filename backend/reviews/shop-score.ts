import { and, avg, count, eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { reviews } from '../database/schema/reviews'

/** Mean and number of the published reviews written in a store; null when there are none. */
export async function shopScore(db: Database, storeId: number): Promise<{ mean: number; count: number } | null> {
  const [row] = await db
    .select({ mean: avg(reviews.stars), count: count() })
    .from(reviews)
    .where(and(eq(reviews.store_id, storeId), eq(reviews.status, 'published')))
  const mean = row?.mean ?? null
  return row === undefined || mean === null ? null : { mean: Number(mean), count: row.count }
}

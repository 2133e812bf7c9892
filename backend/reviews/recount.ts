import { sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { products } from '../database/schema/products'
import { reviews } from '../database/schema/reviews'

/** Recalculates `score` and `review_count` of one product, or of all products with reviews when `id` is omitted. */
export async function recountReviews(db: Database, id?: number): Promise<void> {
  const which = id === undefined ? sql`in (select ${reviews.product_id} from ${reviews})` : sql`= ${id}`
  const published = sql`from ${reviews} where ${reviews.product_id} = ${products.id} and ${reviews.status} = 'published'`
  await db.execute(sql`
    update ${products} set
      score = (select round(avg(${reviews.stars}), 2) ${published}),
      review_count = (select count(*) ${published})
    where ${products.id} ${which}`)
}

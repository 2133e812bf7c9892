import { sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { products } from '../database/schema/products'
import { reviews } from '../database/schema/reviews'

/** Brings `score` and `review_count` in line with the published reviews, of one product or, without `id`, of all that have any. */
export async function recountReviews(db: Database, id?: number): Promise<void> {
  const which = id === undefined ? sql`in (select ${reviews.product_id} from ${reviews})` : sql`= ${id}`
  const published = sql`from ${reviews} where ${reviews.product_id} = ${products.id} and ${reviews.status} = 'published'`
  await db.execute(sql`
    update ${products} set
      score = (select round(avg(${reviews.stars}), 2) ${published}),
      review_count = (select count(*) ${published})
    where ${products.id} ${which}`)
}

import { asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/database'
import { products } from '../database/schema/products'
import { reviews } from '../database/schema/reviews'
import { notFound } from '../http/refusal'
import { recountReviews } from './recount'

export const ReviewStatus = z.enum(['pending', 'published', 'refused'])
export type ReviewStatus = z.infer<typeof ReviewStatus>

/** How many an operator gets to read at once. */
const AT_ONCE = 100

/** Reviews of a status, the longest waiting first, as they were written. */
export function reviewsOf(db: Database, status: ReviewStatus) {
  return db
    .select({ review: reviews, sku: products.sku })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.product_id))
    .where(eq(reviews.status, status))
    .orderBy(asc(reviews.written_at), asc(reviews.id))
    .limit(AT_ONCE)
    .then((rows) => rows.map(({ review, sku }) => ({ ...review, sku })))
}

/** Publishes or refuses a review, or takes that back; the product's score follows. 404 for an unknown one. */
export async function settleReview(db: Database, id: string, status: ReviewStatus): Promise<void> {
  const [review] = await db.select({ product_id: reviews.product_id }).from(reviews).where(eq(reviews.id, id))
  if (review === undefined) throw notFound(`The review ${id}`)
  await db.transaction(async (tx) => {
    // Two settled at once would each count without the other: the second waits here, and counts after the first is done.
    await tx.execute(sql`select from ${products} where ${products.id} = ${review.product_id} for update`)
    await tx.update(reviews).set({ status }).where(eq(reviews.id, id))
    await recountReviews(tx, review.product_id)
  })
}

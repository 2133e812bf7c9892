import { asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/database'
import { products } from '../database/schema/products'
import { reviews } from '../database/schema/reviews'
import { notFound } from '../http/refusal'
import { recountReviews } from './recount'

export const ReviewStatus = z.enum(['pending', 'published', 'refused'])
export type ReviewStatus = z.infer<typeof ReviewStatus>

const MAX_REVIEWS = 100

/** The oldest 100 reviews with a status, as they were written. */
export function reviewsOf(db: Database, status: ReviewStatus) {
  return db
    .select({ review: reviews, sku: products.sku })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.product_id))
    .where(eq(reviews.status, status))
    .orderBy(asc(reviews.written_at), asc(reviews.id))
    .limit(MAX_REVIEWS)
    .then((rows) => rows.map(({ review, sku }) => ({ ...review, sku })))
}

/** Sets the status of a review and updates the product's score; 404 for an unknown review. */
export async function setReviewStatus(db: Database, id: string, status: ReviewStatus): Promise<void> {
  const [review] = await db.select({ product_id: reviews.product_id }).from(reviews).where(eq(reviews.id, id))
  if (review === undefined) throw notFound(`The review ${id}`)
  await db.transaction(async (tx) => {
    // Two concurrent changes would each count without the other. The second waits here until the first is committed.
    await tx.execute(sql`select from ${products} where ${products.id} = ${review.product_id} for update`)
    await tx.update(reviews).set({ status }).where(eq(reviews.id, id))
    await recountReviews(tx, review.product_id)
  })
}

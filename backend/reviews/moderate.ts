import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/database'
import { products } from '../database/schema/products'
import { reviews } from '../database/schema/reviews'
import { notFound } from '../refusal'
import { recountReviews } from './recount'

export const ReviewStatus = z.enum(['pending', 'published', 'refused'])
export type ReviewStatus = z.infer<typeof ReviewStatus>

const PAGE_SIZE = 100

/** The operator's selection of reviews: by status and by the article number of their product. Pages start at 1. */
export const ReviewsQuery = z.object({
  status: ReviewStatus.default('pending'),
  sku: z.string().min(1).max(100).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
})

/**
 * One page of 100 reviews as they were written: those that wait oldest first, the others newest first.
 * `has_more`: whether there is a next page.
 */
export async function reviewsOf(db: Database, { status, sku, page }: z.output<typeof ReviewsQuery>) {
  const order = status === 'pending' ? asc : desc
  const rows = await db
    .select({ review: reviews, sku: products.sku })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.product_id))
    .where(and(eq(reviews.status, status), sku === undefined ? undefined : eq(products.sku, sku)))
    .orderBy(order(reviews.written_at), order(reviews.id))
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE)
  const shown = rows.slice(0, PAGE_SIZE).map(({ review, sku: of }) => ({ ...review, sku: of }))
  return { reviews: shown, page, has_more: rows.length > PAGE_SIZE }
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

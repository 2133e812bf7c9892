import { and, asc, count, desc, eq, exists, sql } from 'drizzle-orm'
import type { Language } from '../../app/commerce/contract/languages'
import type { ReviewSort } from '../../app/commerce/contract/review-sort'
import { statement, type Database } from '../database/database'
import { orders } from '../database/schema/orders'
import { products } from '../database/schema/products'
import { reviews } from '../database/schema/reviews'
import { stores } from '../database/schema/stores'
import { isPurchase } from './purchase'

const id = sql.placeholder('id')
const published = and(eq(reviews.product_id, id), eq(reviews.status, 'published'))

/** The number of published reviews of a product per number of stars; no row for zero. */
export const starRows = statement((db) =>
  db.select({ stars: reviews.stars, count: count() }).from(reviews).where(published).groupBy(reviews.stars).prepare('star_rows'),
)

export const productExists = statement((db) =>
  db.select({ id: products.id }).from(products).where(eq(products.id, id)).prepare('product_exists'),
)

const ofPurchase = (db: Database) =>
  db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(eq(orders.number, reviews.order_number), isPurchase))

/**
 * One page of reviews: those in the language first, then the newest or the best. Sorted by id last, so that pages never overlap.
 * The order may have been cancelled since the review was written.
 */
const sortedRows = (sort: ReviewSort) =>
  statement((db) =>
    db
      .select({
        id: reviews.id,
        stars: reviews.stars,
        title: reviews.title,
        text: reviews.text,
        name: reviews.name,
        verified: sql<boolean>`${exists(ofPurchase(db))}`,
        language: sql<Language>`${stores.language}`,
        written_at: reviews.written_at,
      })
      .from(reviews)
      .innerJoin(stores, eq(stores.id, reviews.store_id))
      .where(published)
      .orderBy(
        sql`${stores.language} = ${sql.placeholder('language')} desc`,
        ...(sort === 'best' ? [desc(reviews.stars)] : []),
        desc(reviews.written_at),
        asc(reviews.id),
      )
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(`review_rows_${sort}`),
  )

const SORTED = { newest: sortedRows('newest'), best: sortedRows('best') } satisfies Record<ReviewSort, unknown>

/** The prepared query of a product's reviews in this order. */
export const reviewRows = (db: Database, sort: ReviewSort) => SORTED[sort](db)

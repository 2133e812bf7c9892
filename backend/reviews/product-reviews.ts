import type { ReviewsPage } from '../../app/commerce/contract/review'
import type { ReviewSort } from '../../app/commerce/contract/review-sort'
import { pageOf } from '../catalogue/paging'
import { canBeId } from '../database/known-id'
import type { Database } from '../database/database'
import type { Scope } from '../http/endpoints'
import { notFound } from '../refusal'
import { productExists, reviewRows, starRows } from './review-queries'

const PAGE_SIZE = 5

type ReviewsRequest = { page?: number | undefined; page_size?: number | undefined; sort?: ReviewSort | undefined }

/** The published reviews of a product, those in the language of the call first; 404 for an unknown product. */
export async function loadReviews(
  db: Database,
  id: number,
  requested: ReviewsRequest,
  { language }: Scope,
): Promise<ReviewsPage> {
  if (!canBeId(id)) throw notFound(`The product ${id}`)
  const counts = await starRows(db).execute({ id })
  if (counts.length === 0) await requireProduct(db, id)
  const stars = countStars(counts)
  const total = stars.reduce((sum, count) => sum + count, 0)
  const { offset, ...page } = pageOf({ page: requested.page, page_size: requested.page_size ?? PAGE_SIZE }, total)
  const rows = await reviewRows(db, requested.sort ?? 'newest').execute({ id, language, limit: page.page_size, offset })
  const reviews = rows.map(({ written_at, ...row }) => ({
    ...row,
    written_at: written_at.toISOString(),
  }))
  return { reviews, total, mean: meanOf(stars), stars, ...page }
}

async function requireProduct(db: Database, id: number): Promise<void> {
  if ((await productExists(db).execute({ id })).length === 0) throw notFound(`The product ${id}`)
}

type Stars = ReviewsPage['stars']

function countStars(rows: readonly { stars: number; count: number }[]): Stars {
  const of = (stars: number) => rows.find((row) => row.stars === stars)?.count ?? 0
  return [of(1), of(2), of(3), of(4), of(5)]
}

/** With 2 decimals, like products.score. */
function meanOf(stars: Stars): number | null {
  const total = stars.reduce((sum, count) => sum + count, 0)
  const points = stars.reduce((sum, count, index) => sum + count * (index + 1), 0)
  return total === 0 ? null : Math.round((points / total) * 100) / 100
}

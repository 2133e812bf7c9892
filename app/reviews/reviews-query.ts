import { campaignSearch } from '../routing/campaign-query'
import { REVIEW_SORTS, type ReviewSort } from '../commerce/contract/review-sort'

/** Page (from 1) and order of the reviews on a product page. */
export type ReviewsPageQuery = { page: number; sort: ReviewSort }

const DEFAULT: ReviewsPageQuery = { page: 1, sort: 'newest' }

/** Parses `?reviews=2&reviews-sort=best`; invalid values count as the default. */
export function parseReviewsQuery(search: URLSearchParams): ReviewsPageQuery {
  const page = search.get('reviews') ?? ''
  const sort = search.get('reviews-sort')
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : DEFAULT.page,
    sort: REVIEW_SORTS.find((known) => known === sort) ?? DEFAULT.sort,
  }
}

/** The address of the reviews on the product page at `path`, with the `campaign` that led there; defaults are left out. */
export function reviewsHref(path: string, { page, sort }: ReviewsPageQuery, campaign: string | null = null): string {
  const search = new URLSearchParams(campaignSearch(campaign))
  if (page !== DEFAULT.page) search.set('reviews', String(page))
  if (sort !== DEFAULT.sort) search.set('reviews-sort', sort)
  return `${path}${search.size === 0 ? '' : `?${search.toString()}`}#reviews`
}

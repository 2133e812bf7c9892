import { REVIEW_SORTS, type ReviewSort } from '../commerce/contract/review-sort'

/** Which reviews of a product an address asks for, as `?reviews=2&reviews-sort=best`. */
export type ReviewsWish = { page: number; sort: ReviewSort }

const DEFAULT: ReviewsWish = { page: 1, sort: 'newest' }

export function reviewsWish(search: URLSearchParams): ReviewsWish {
  const page = search.get('reviews') ?? ''
  const sort = search.get('reviews-sort')
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : DEFAULT.page,
    sort: REVIEW_SORTS.find((known) => known === sort) ?? DEFAULT.sort,
  }
}

/** The product page at its reviews; `path` is its own address. What goes without saying is left out. */
export function reviewsHref(path: string, { page, sort }: ReviewsWish): string {
  const search = new URLSearchParams()
  if (page !== DEFAULT.page) search.set('reviews', String(page))
  if (sort !== DEFAULT.sort) search.set('reviews-sort', sort)
  return `${path}${search.size === 0 ? '' : `?${search.toString()}`}#reviews`
}

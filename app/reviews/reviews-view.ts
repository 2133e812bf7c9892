import type { Review, ReviewsPage } from '../commerce/contract/review'
import type { Store } from '../store/store'
import { dateFormat } from '../store/intl-formats'
import type { ReviewsPageQuery } from './reviews-query'

/** Converts a page of reviews to what the product page shows. */
export function reviewsView({ reviews, total, mean, stars, page, pages }: ReviewsPage, { sort }: ReviewsPageQuery, store: Store) {
  const highestCount = Math.max(...stars)
  return {
    total,
    mean,
    /** From 5 stars to 1; `percent` is the length of the bar relative to the longest. */
    bars: [5, 4, 3, 2, 1].map((star) => {
      const count = stars[star - 1] ?? 0
      return { star, count, percent: highestCount === 0 ? 0 : Math.round((count / highestCount) * 100) }
    }),
    reviews: reviews.map((review) => shownReview(review, store)),
    page,
    pages,
    sort,
  }
}

export type ReviewsView = ReturnType<typeof reviewsView>
export type ShownReview = ReviewsView['reviews'][number]

/** `foreign` is the language of the review when it is not that of the storefront, else null. */
function shownReview({ id, stars, title, text, name, verified, language, written_at }: Review, store: Store) {
  const format = dateFormat(store.iso, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    id,
    stars,
    title,
    text,
    name,
    verified,
    foreign: language === store.language ? null : language,
    day: written_at.slice(0, 10),
    date: format.format(new Date(written_at)),
  }
}

export const NO_REVIEWS: ReviewsPage = {
  reviews: [],
  total: 0,
  mean: null,
  stars: [0, 0, 0, 0, 0],
  page: 1,
  pages: 1,
  page_size: 1,
}

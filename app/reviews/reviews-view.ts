import type { Review, ReviewsPage } from '../commerce/contract/review'
import type { Store } from '../store/store'
import type { ReviewsWish } from './reviews-address'
import { dateFormat } from '../store/intl-formats'

/** The reviews of a product as its page shows them. */
export function reviewsView({ reviews, total, mean, stars, page, pages }: ReviewsPage, { sort }: ReviewsWish, store: Store) {
  const most = Math.max(...stars)
  return {
    total,
    mean,
    /** From five stars down; `percent` is the length of the bar, the longest of them being whole. */
    bars: [5, 4, 3, 2, 1].map((star) => {
      const count = stars[star - 1] ?? 0
      return { star, count, percent: most === 0 ? 0 : Math.round((count / most) * 100) }
    }),
    reviews: reviews.map((review) => shownReview(review, store)),
    ...{ page, pages, sort },
  }
}

export type ReviewsView = ReturnType<typeof reviewsView>
export type ShownReview = ReviewsView['reviews'][number]

/** `foreign` is the language of a review that is written in another one than the storefront's. */
function shownReview({ id, stars, title, text, name, verified, language, written_at }: Review, store: Store) {
  const format = dateFormat(store.iso, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    ...{ id, stars, title, text, name, verified },
    foreign: language === store.language ? null : language,
    day: written_at.slice(0, 10),
    date: format.format(new Date(written_at)),
  }
}

/** A product nobody has reviewed. */
export const NO_REVIEWS: ReviewsPage = {
  ...{ reviews: [], total: 0, mean: null, stars: [0, 0, 0, 0, 0], page: 1, pages: 1, page_size: 1 },
}

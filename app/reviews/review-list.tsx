import { ReviewItem } from './review-item'
import type { ShownReview } from './reviews-view'

/** The reviews of one page. */
export function ReviewList({ reviews }: { reviews: readonly ShownReview[] }) {
  return (
    <ol className="divide-y divide-line">
      {reviews.map((review) => (
        <ReviewItem key={review.id} review={review} />
      ))}
    </ol>
  )
}

import { optional } from '../commerce/optional'
import type { Product } from '../commerce/contract/product'
import type { Needs } from '../server/request-context.server'
import { parseReviewsQuery } from './reviews-query'
import { NO_REVIEWS, reviewsView } from './reviews-view'

/** The reviews of a product for the query of the URL `address`; null in an outage, which must not fail the page. */
export async function loadReviews(context: Needs<'visitor' | 'backend'>, product: Product, address: string) {
  const query = parseReviewsQuery(new URL(address).searchParams)
  const found = product.review_count === 0 ? NO_REVIEWS : await optional(context.backend.extras.reviews(product.id, query), null)
  return found && reviewsView(found, query, context.visitor.store)
}

import { optional } from '../commerce/optional'
import type { Product } from '../commerce/contract/product'
import type { Needs } from '../server/request-context.server'
import { loadInvitation } from './load-invitation.server'
import { parseReviewsQuery } from './reviews-query'
import { NO_REVIEWS, reviewsView } from './reviews-view'

/** The reviews of a product for the query of the URL `address`, and the review invitation that it carries; null in an outage, which must not fail the page. */
export async function loadReviews(context: Needs<'visitor' | 'backend'>, product: Product, address: string) {
  const query = parseReviewsQuery(new URL(address).searchParams)
  const [found, invitation] = await Promise.all([
    product.review_count === 0 ? NO_REVIEWS : optional(context.backend.extras.reviews(product.id, query), null),
    loadInvitation(address, product.id, context),
  ])
  return found && { view: reviewsView(found, query, context.visitor.store), invitation }
}

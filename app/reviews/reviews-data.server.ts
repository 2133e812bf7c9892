import { optional } from '../commerce/optional'
import type { Product } from '../commerce/contract/product'
import type { Needs } from '../server/request-context.server'
import { reviewsWish } from './reviews-address'
import { NO_REVIEWS, reviewsView } from './reviews-view'

/** The reviews of a product that the address asks for. They are an extra: null when the backend does not give them. */
export async function loadReviews(context: Needs<'visitor' | 'backend'>, product: Product, address: string) {
  const wish = reviewsWish(new URL(address).searchParams)
  const found = product.review_count === 0 ? NO_REVIEWS : await optional(context.backend.reviews(product.id, wish), null)
  return found && reviewsView(found, wish, context.visitor.store)
}

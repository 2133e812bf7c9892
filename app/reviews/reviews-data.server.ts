import { optional } from '../commerce/optional'
import type { Product } from '../commerce/contract/product'
import type { OwnPurchase } from '../commerce/contract/review'
import type { Needs } from '../server/request-context.server'
import { openedInvitation } from './invitation-link.server'
import { loadInvitation } from './load-invitation.server'
import { parseReviewsQuery } from './reviews-query'
import { NO_REVIEWS, reviewsView } from './reviews-view'

/**
 * The reviews of a product for the query of the address, the review invitation that it names, and the purchase
 * of a logged-in customer; null in an outage, which must not fail the page. Throws the 303 that removes the
 * token of a mailed link from the address.
 */
export async function loadReviews(
  context: Needs<'visitor' | 'backend' | 'reply' | 'services'>,
  product: Product,
  request: Request,
) {
  const opened = openedInvitation(request, context)
  const query = parseReviewsQuery(new URL(request.url).searchParams)
  const [found, invitation, own] = await Promise.all([
    product.review_count === 0 ? NO_REVIEWS : optional(context.backend.extras.reviews(product.id, query), null),
    loadInvitation(opened, product.id, context),
    loadOwnPurchase(product.id, context),
  ])
  return found && { view: reviewsView(found, query, context.visitor.store), invitation, own }
}

/** Whether a logged-in customer has bought the product; null for a guest, and when that is not known. */
async function loadOwnPurchase(id: number, { visitor, backend }: Needs<'visitor' | 'backend'>): Promise<OwnPurchase | null> {
  if (visitor.token === null) return null
  return (await optional(backend.extras.call('ownPurchase', { params: { id } }), null))?.answer ?? null
}

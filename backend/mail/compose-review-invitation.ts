import { productsToReview } from '../reviews/products-to-review'
import type { Services } from '../services'
import type { ComposedMail } from './composed-mail'
import { loadMailOrder } from './load-mail-order'
import { reviewInvitation } from './mails/review-invitation'
import { reviewMailTokens } from '../accounts/owner-tokens'
import { reviewTokens } from '../accounts/review-tokens'

/**
 * The mail that asks for reviews of what an order has bought; null when nothing is left to review,
 * or the customer has objected meanwhile.
 */
export async function composeReviewInvitation(
  orderId: string,
  services: Pick<Services, 'db' | 'now' | 'mail' | 'signingKey'>,
): Promise<ComposedMail | null> {
  const about = await loadMailOrder(orderId, services)
  const { order, store, links } = about
  const toReview = await productsToReview(services.db, order.id, store.language)
  if (toReview.length === 0) return null
  const products = await Promise.all(
    toReview.map(async ({ id, name, slug }) => {
      const token = await reviewTokens.sign({ order_id: order.id, product_id: id }, services.now(), services)
      return { name, url: links.reviewProduct(slug, token) }
    }),
  )
  const email = order.customer.email.toLowerCase()
  const end = links.endReviewInvitations(await reviewMailTokens.sign({ email, store_id: store.id }, services))
  const content = reviewInvitation(about, { products, end })
  return { to: order.customer.email, store, content, attachments: [], unsubscribe: end }
}

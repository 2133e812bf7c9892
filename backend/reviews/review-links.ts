import { eq } from 'drizzle-orm'
import { orders } from '../database/schema/orders'
import { reviewObjections } from '../database/schema/reviews'
import { notFound, Refusal } from '../refusal'
import { reviewMailTokens } from '../accounts/owner-tokens'
import { reviewTokens } from '../accounts/review-tokens'
import type { Services } from '../services'

type Needs = Pick<Services, 'db' | 'now' | 'signingKey'>
type Link = { token: string; product_id: number }

/** The order that the link of a review invitation lets review this product. Refused with 422 `invitation-expired`. */
export async function invitedOrder(link: Link, services: Needs): Promise<{ id: string; number: string }> {
  const order = await orderOf(link, services)
  if (order === null) throw new Refusal(422, 'invitation-expired', 'The link of the review invitation is not valid any more')
  return order
}

/** The number of the invited order, for the empty form. 404 when the link is not valid. */
export async function readInvitation(link: Link, services: Needs): Promise<{ order_number: string }> {
  const order = await orderOf(link, services)
  if (order === null) throw notFound('The review invitation')
  return { order_number: order.number }
}

async function orderOf({ token, product_id }: Link, { db, now, signingKey }: Needs) {
  const invited = await reviewTokens.read(token, now(), { signingKey })
  if (invited === null || invited.product_id !== product_id) return null
  const [order] = await db.select({ id: orders.id, number: orders.number }).from(orders).where(eq(orders.id, invited.order_id))
  return order ?? null
}

/**
 * Ends the review invitations of every store to the address that the token of a mailed link names.
 * Idempotent; 404 for a token that is not valid.
 */
export async function endReviewInvitations(access: string, { db, now, signingKey }: Needs): Promise<void> {
  const owner = await reviewMailTokens.read(access, { signingKey })
  if (owner === null) throw notFound('The review invitation')
  await db.insert(reviewObjections).values({ email: owner.email, objected_at: now() }).onConflictDoNothing()
}

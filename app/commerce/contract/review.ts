import { z } from 'zod'
import { LANGUAGES } from './languages'

/** Stars of a review, one to five. */
export const StarCount = z.number().int().min(1).max(5)

/**
 * A published review. `language` is the one it is written in; `name` is the one that the buyer chose, empty for none; `verified`
 * is true when the review belongs to an order of the product that was paid or agreed to be, and is not cancelled.
 */
export const Review = z.object({
  id: z.uuid(),
  stars: StarCount,
  title: z.string(),
  text: z.string(),
  name: z.string(),
  verified: z.boolean(),
  language: z.enum(LANGUAGES),
  written_at: z.iso.datetime(),
})
export type Review = z.infer<typeof Review>

/**
 * GET /api/products/{id}/reviews. All published reviews of the product, those in the language of the call first, then by the
 * order asked for. `mean` has 2 decimals and is null when there are none; `stars` counts all of them, from one star to five.
 */
export const ReviewsPage = z.object({
  reviews: z.array(Review),
  total: z.number().int().nonnegative(),
  mean: z.number().min(1).max(5).nullable(),
  stars: z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]),
  page: z.number().int().min(1),
  pages: z.number().int().min(1),
  page_size: z.number().int().min(1),
})
export type ReviewsPage = z.infer<typeof ReviewsPage>

/** Maximum lengths of the parts of a review, in characters. */
export const REVIEW_LENGTH = { title: 100, text: 4000, name: 60 } as const

/**
 * POST /api/products/{id}/reviews: accepted (202), and shown after moderation. Only a buyer of the product can review it, once
 * per order. The purchase is named in one of three ways:
 * - order number and e-mail address: 422 `order-not-found` when they do not belong together;
 * - order number and the bearer token of its customer: 401 without a valid one;
 * - the token of a review invitation: 422 `invitation-expired` when it has expired or is for another product.
 *
 * 422 `not-bought` when the order does not have the product, is still `pending` or was cancelled; 409 `already-reviewed`.
 */
export const WriteReviewRequest = z
  .object({
    stars: StarCount,
    title: z.string().min(1).max(REVIEW_LENGTH.title),
    text: z.string().min(1).max(REVIEW_LENGTH.text),
    name: z.string().max(REVIEW_LENGTH.name),
    order_number: z.string().min(1).max(40).optional(),
    email: z.email().max(254).optional(),
    invitation: z.string().min(1).max(1000).optional(),
  })
  .refine(({ order_number, invitation }) => invitation !== undefined || order_number !== undefined, {
    error: 'Name the order number, or the invitation',
  })
export type WriteReviewRequest = z.infer<typeof WriteReviewRequest>

/**
 * GET /api/products/{id}/own-purchase, with the bearer token of the account: the customer's last order of the product that has
 * not reviewed it yet, null without one. `is_reviewed`: the customer has reviewed the product with another order.
 */
export const OwnPurchase = z.object({ order_number: z.string().nullable(), is_reviewed: z.boolean() })
export type OwnPurchase = z.infer<typeof OwnPurchase>

/** The token of a link of a review invitation, or of the link by which its recipient ends such mails. */
const MailedToken = z.string().min(1).max(1000)

/** POST /api/review-invitations: the order that a link lets review the product. 404 when it is not valid any more. */
export const ReviewInvitationRequest = z.object({ token: MailedToken, product_id: z.number().int() })
export const ReviewInvitation = z.object({ order_number: z.string() })

/**
 * POST /api/review-invitations/end: no further review invitations to the address that one was mailed
 * to. Idempotent; 404 for an invalid token.
 */
export const EndReviewInvitationsRequest = z.object({ access: MailedToken })

import { z } from 'zod'
import { expiringTokens } from './expiring-tokens'

/** Days in which the links of a review invitation open the form. */
export const REVIEW_LINK_DAYS = 60

/** Tokens of the links of a review invitation: each lets its order review one product, and nothing else. */
export const reviewTokens = expiringTokens(
  'kraftcell-review-invitation',
  REVIEW_LINK_DAYS,
  z.object({ order_id: z.uuid(), product_id: z.number().int() }),
)

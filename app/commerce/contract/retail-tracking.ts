import { z } from 'zod'

/** POST to the configured tracking URL (spec section 7): the id of the website there. */
export const RetailTrackingRequest = z.object({ websiteUUid: z.string().min(1).max(100) })

/** The answer: the id of the visitor. */
export const RetailTrackingAnswer = z.object({ id: z.union([z.string().min(1).max(200), z.number()]).transform(String) })

import { z } from 'zod'

/** GET /api/current-deal (spec section 3, Deal); null when there is none. */
export const Deal = z
  .object({
    title: z.string(),
    product_name: z.string(),
    product_slug: z.string(),
    discount: z.number().min(0).max(100),
    starts_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
  })
  .nullable()
export type Deal = z.infer<typeof Deal>

/** GET /api/next-delivery: orders placed before this time leave the warehouse the same day. */
export const NextDelivery = z.object({ next_delivery: z.iso.datetime() })

import { z } from 'zod'

/** POST /captuerr: an error in a shopper's browser (spec section 7). */
export const ClientError = z.object({
  error: z.string().max(2000),
  level: z.enum(['error', 'warning', 'info']),
  stack: z.string().max(10_000),
  userAgent: z.string().max(500),
  url: z.string().max(2000),
})
export type ClientError = z.infer<typeof ClientError>

import { z } from 'zod'

/**
 * A file that belongs to a product, in the language of the call. `type` is its MIME type, `bytes` its size where that is known.
 */
export const ProductDocument = z.object({
  title: z.string(),
  url: z.string(),
  type: z.string(),
  bytes: z.number().int().positive().optional(),
})
export type ProductDocument = z.infer<typeof ProductDocument>

import { z } from 'zod'
import { SearchProduct } from './product'

/** `after`: the `next` of the part before. */
export const ProductFeedQuery = z.object({
  after: z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .optional(),
})

/**
 * A product for price comparisons. `category`: the names of its main category from the top down; `freight`: as in Product; `group_id`: only that of
 * variations, as pack sizes are no variants there. Gift cards and what
 * is discontinued and sold out are left out.
 */
const FeedProduct = SearchProduct.pick({
  ...{ id: true, sku: true, name: true, slug: true, thumb: true, orderable: true, stock_status: true, estimated_at: true },
  ...{ group_id: true, pack_size: true, prices: true, deposit: true },
}).extend({
  description: z.string(),
  brand: z.string(),
  mpn: z.string(),
  ean: z.string(),
  category: z.array(z.string()),
  freight: z.object({ price_from: z.number().nonnegative(), free_from: z.number().nonnegative().nullable() }).nullable(),
})
export type FeedProduct = z.infer<typeof FeedProduct>

/** Up to 200 products; `next` is null at the end. */
export const ProductFeedPart = z.object({ products: z.array(FeedProduct), next: z.number().int().nullable() })
export type ProductFeedPart = z.infer<typeof ProductFeedPart>

import { z } from 'zod'
import { Freight } from './freight'
import { SearchProduct } from './product'
import { withDefault } from './readers/field'
import { textsOf } from './readers/list'
import { momentOf } from './readers/moment'
import { flagOf, textOf, wordsOf } from './readers/scalar'

/** `after`: the `next` of the part before. */
export const ProductFeedQuery = z.object({
  after: z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .optional(),
})

/**
 * A product for price comparisons. `category`: the names of its main category from the top down; `freight`: as in Product;
 * `group_id`: only that of variations, as pack sizes are no variants there; `variation_values`: its values of what these differ
 * in, by attribute; `price_until`: as in Product; `is_set`: several products are sold as one. Gift cards are left out, and
 * products that are discontinued and sold out.
 */
const FeedProduct = SearchProduct.pick({
  id: true,
  sku: true,
  name: true,
  slug: true,
  thumb: true,
  orderable: true,
  stock_status: true,
  estimated_at: true,
  group_id: true,
  pack_size: true,
  measure: true,
  prices: true,
  deposit: true,
}).extend({
  description: withDefault(textOf, ''),
  brand: withDefault(wordsOf, null),
  mpn: withDefault(textOf, ''),
  ean: withDefault(textOf, ''),
  price_until: withDefault(momentOf, null),
  variation_values: withDefault(textsOf, {}),
  category: z.array(z.string()),
  freight: Freight.nullable(),
  is_set: withDefault(flagOf, false),
})
export type FeedProduct = z.infer<typeof FeedProduct>

/** Up to 200 products; `next` is null at the end. */
export const ProductFeedPart = z.object({ products: z.array(FeedProduct), next: z.number().int().nullable() })
export type ProductFeedPart = z.infer<typeof ProductFeedPart>

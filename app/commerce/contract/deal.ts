import { z } from 'zod'
import { isNothing, required, optionalWithDefault } from './readers/field'
import { endOf, momentOf } from './readers/moment'
import { percentOf, wordsOf } from './readers/scalar'

const FieldsOfDeal = z.object({
  title: required(wordsOf),
  product_name: required(wordsOf),
  product_slug: required(wordsOf),
  discount: required(percentOf),
  starts_at: required(momentOf),
  expires_at: required(endOf),
})

/** GET /api/current-deal (spec section 3, Deal); null when there is none. A deal that ends on a day ends with that day. */
export const Deal = z.preprocess((input) => (isNothing(input) ? null : input), FieldsOfDeal.nullable())
export type Deal = z.infer<typeof Deal>

/** GET /api/next-delivery: orders placed before this time leave the warehouse the same day; null when no such time is known. */
export const NextDelivery = z.preprocess(
  (input) => (isNothing(input) ? {} : input),
  z.object({ next_delivery: optionalWithDefault(momentOf, null) }),
)

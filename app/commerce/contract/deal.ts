import { z } from 'zod'
import { isNothing, needed, orAbsent } from './readers/field'
import { endOf, momentOf } from './readers/moment'
import { percentOf, wordsOf } from './readers/scalar'

const ToldDeal = z.object({
  title: needed(wordsOf),
  product_name: needed(wordsOf),
  product_slug: needed(wordsOf),
  discount: needed(percentOf),
  starts_at: needed(momentOf),
  expires_at: needed(endOf),
})

/** GET /api/current-deal (spec section 3, Deal); null when there is none. A deal that ends on a day ends with that day. */
export const Deal = z.preprocess((told) => (isNothing(told) ? null : told), ToldDeal.nullable())
export type Deal = z.infer<typeof Deal>

/** GET /api/next-delivery: orders placed before this time leave the warehouse the same day; null when no such time is known. */
export const NextDelivery = z.preprocess(
  (told) => (isNothing(told) ? {} : told),
  z.object({ next_delivery: orAbsent(momentOf, null) }),
)

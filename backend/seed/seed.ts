import type { SeedContent } from './data/content/content-records'
import type { SeedCoupon } from './data/coupons'
import type { SeedBatch, SeedCatalogue, SeedReview } from './data/records'

/** Everything that is written into an empty database. `more` generates further products, one batch at a time. */
export type Seed = {
  catalogue: SeedCatalogue
  more?: () => Iterable<SeedBatch>
  content: SeedContent
  coupons: SeedCoupon[]
  reviews: SeedReview[]
}

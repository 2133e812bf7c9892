import type { SeedContent } from './content/shapes'
import type { SeedCoupon } from './coupons'
import type { SeedCatalogue, SeedReview } from './shapes'

/** All that is planted into an empty database. */
export type Seed = { catalogue: SeedCatalogue; content: SeedContent; coupons: SeedCoupon[]; reviews: SeedReview[] }

export const LANGUAGES = ['sv', 'no', 'de', 'da'] as const

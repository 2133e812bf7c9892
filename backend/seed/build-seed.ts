import { buildCatalogue } from './catalogue/build-catalogue'
import { buildContent } from './content/build-content'
import { COUPONS } from './coupons'
import { sampleReviews } from './reviews/sample-reviews'
import type { Seed } from './seed'

/** The seed of the shop: pure, and the same each time. */
export const buildSeed = (): Seed => {
  const catalogue = buildCatalogue()
  return { catalogue, content: buildContent(), coupons: COUPONS, reviews: sampleReviews(catalogue.products) }
}

import { buildCatalogue } from './data/catalogue/build-catalogue'
import { buildContent } from './data/content/build-content'
import { COUPONS } from './data/coupons'
import { sampleReviews } from './data/reviews/sample-reviews'
import type { Seed } from './seed'

/** The hand-written seed of the shop. Pure and deterministic. */
export const buildSeed = (): Seed => {
  const catalogue = buildCatalogue()
  return { catalogue, content: buildContent(), coupons: COUPONS, reviews: sampleReviews(catalogue.products) }
}

import type { SeedProduct, SeedReview } from '../shapes'

export function sampleReviews(_products: readonly SeedProduct[]): SeedReview[] {
  return []
}

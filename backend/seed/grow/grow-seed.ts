import type { Seed } from '../seed'
import type { SeedBatch, SeedCatalogue } from '../data/records'
import { GENERATED_BRANDS } from './generated-brands'
import { mostPopular } from './most-popular'
import { seriesFor } from './series'
import { seriesProducts } from './series-products'

/**
 * A seed of exactly `count` products: the most popular products of the hand-written catalogue, or all of them plus generated ones
 * (other makers, other capacities, newer devices). Pure and deterministic. Each series is generated only when it is read, so that
 * a million products are never in memory at once.
 */
export function growSeed(seed: Seed, count: number): Seed {
  const { catalogue } = seed
  if (count <= catalogue.products.length) {
    const part = mostPopular(catalogue, count)
    const sold = new Set(part.products.map(({ sku }) => sku))
    return { ...seed, catalogue: part, reviews: seed.reviews.filter(({ sku }) => sold.has(sku)) }
  }
  const grown = { ...catalogue, brands: [...catalogue.brands, ...GENERATED_BRANDS] }
  return { ...seed, catalogue: grown, more: () => series(grown, count - catalogue.products.length) }
}

function* series(catalogue: SeedCatalogue, wanted: number): Generator<SeedBatch> {
  const { products, devices } = catalogue
  let left = wanted
  for (const mark of seriesFor([...products.flatMap(({ sku, mpn }) => [sku, mpn]), ...devices.map(({ model }) => model)])) {
    if (left === 0) return
    const batch = seriesProducts(catalogue, mark, left)
    left -= batch.products.length
    yield batch
  }
  if (left > 0) throw new Error(`Cannot generate ${wanted} products; the maximum is ${wanted - left}`)
}

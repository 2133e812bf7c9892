import type { Seed } from '../seed'
import type { SeedBatch, SeedCatalogue } from '../data/records'
import { MORE_BRANDS } from './generated-brands'
import { popularPart } from './most-popular'
import { seriesBeside } from './series'
import { sistersOf } from './series-products'

/**
 * The shop with `count` products: the most popular part of the catalogue written by hand, or all of it and sisters of its products
 * (other makers, other sizes, newer devices). Pure, and the same each time; a series of sisters is made only when it is its turn, so
 * that a million of them never stand in memory.
 */
export function growSeed(seed: Seed, count: number): Seed {
  const { catalogue } = seed
  if (count <= catalogue.products.length) {
    const part = popularPart(catalogue, count)
    const sold = new Set(part.products.map(({ sku }) => sku))
    return { ...seed, catalogue: part, reviews: seed.reviews.filter(({ sku }) => sold.has(sku)) }
  }
  const grown = { ...catalogue, brands: [...catalogue.brands, ...MORE_BRANDS] }
  return { ...seed, catalogue: grown, more: () => series(grown, count - catalogue.products.length) }
}

function* series(catalogue: SeedCatalogue, wanted: number): Generator<SeedBatch> {
  const { products, devices } = catalogue
  let left = wanted
  for (const mark of seriesBeside([...products.flatMap(({ sku, mpn }) => [sku, mpn]), ...devices.map(({ model }) => model)])) {
    if (left === 0) return
    const batch = sistersOf(catalogue, mark, left)
    left -= batch.products.length
    yield batch
  }
  if (left > 0) throw new Error(`There are no ${wanted} sisters; the most are ${wanted - left}`)
}

import type { Database } from '../../database/database'
import { numberCatalogue, numberMore, takenBy } from './catalogue-ids'
import { lineages } from './category-rows'
import { derive } from '../../catalogue/precompute'
import { withIndexesAside } from './without-indexes'
import { plantFrame } from './seed-reference-tables'
import { plantProducts } from './seed-products'
import { plantSearchedCategories, plantSearchedProducts } from './seed-search-index'
import type { SeedBatch, SeedCatalogue } from '../data/records'

/** Plants a catalogue and whatever more of it there is into empty tables. `step` hears what was planted and how much of it. */
export async function plantCatalogue(
  db: Database,
  catalogue: SeedCatalogue,
  seededAt: Date,
  step: (what: string, count: number) => void,
  more?: Iterable<SeedBatch>,
): Promise<void> {
  const ids = numberCatalogue(catalogue)
  const ground = { lines: lineages(catalogue.categories), seededAt }
  await plantFrame(db, catalogue, ids)
  step('categories', catalogue.categories.length)
  await plantSearchedCategories(db, catalogue, ids)
  await plantProducts(db, catalogue, ids, ground)
  await plantSearchedProducts(db, catalogue, catalogue.devices, ids, more === undefined)
  step('devices', catalogue.devices.length)
  step('products', catalogue.products.length)

  if (more !== undefined) {
    await withIndexesAside(db, async () => {
      let taken = takenBy(catalogue)
      for (const batch of more) {
        const numbers = numberMore(ids, batch, taken)
        taken = takenBy(batch, taken)
        await plantProducts(db, batch, numbers, ground)
        const known = { ...catalogue, products: batch.products, devices: [...catalogue.devices, ...batch.devices] }
        await plantSearchedProducts(db, known, batch.devices, numbers, false)
        step('products', taken.product)
      }
    })
  }
  await derive(db)
}

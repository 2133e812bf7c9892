import type { Database } from '../../database/database'
import { numberCatalogue, numberMore, takenBy } from './catalogue-ids'
import { lineages } from './category-rows'
import { precompute } from '../../catalogue/precompute'
import { withoutIndexes } from './without-indexes'
import { categorySearchTexts } from './search-texts'
import { countStarterBatteries } from './count-starter-batteries'
import { seedReferenceTables } from './seed-reference-tables'
import { seedProducts } from './seed-products'
import { indexCategories, seedProductIndex } from './seed-search-index'
import type { SeedBatch, SeedCatalogue } from '../data/records'

/**
 * Seeds a catalogue, then the batches of `more`, into empty tables. `step` is called with what was
 * written and the number of rows so far.
 */
export async function seedCatalogue(
  db: Database,
  catalogue: SeedCatalogue,
  seededAt: Date,
  step: (what: string, count: number) => void,
  more?: Iterable<SeedBatch>,
): Promise<void> {
  const ids = numberCatalogue(catalogue)
  const context = { lines: lineages(catalogue.categories), seededAt }
  await seedReferenceTables(db, catalogue, ids)
  step('categories', catalogue.categories.length)
  await indexCategories(db, categorySearchTexts(catalogue, ids))
  await seedProducts(db, catalogue, ids, context)
  await seedProductIndex(db, catalogue, catalogue.devices, ids, more === undefined)
  step('devices', catalogue.devices.length)
  step('products', catalogue.products.length)

  if (more !== undefined) {
    await withoutIndexes(db, async () => {
      let taken = takenBy(catalogue)
      for (const batch of more) {
        const numbers = numberMore(ids, batch, taken)
        taken = takenBy(batch, taken)
        await seedProducts(db, batch, numbers, context)
        const known = { ...catalogue, products: batch.products, devices: [...catalogue.devices, ...batch.devices] }
        await seedProductIndex(db, known, batch.devices, numbers, false)
        step('products', taken.product)
      }
    })
  }
  await countStarterBatteries(db)
  await precompute(db)
}

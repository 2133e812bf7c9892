import type { Database } from '../../database/database'
import { insertRows } from '../../database/insert-rows'
import { devices, productAttributes, productFits } from '../../database/schema/attributes'
import { listingEntries, productCategories, productTags } from '../../database/schema/placement'
import { prices } from '../../database/schema/prices'
import { accessories, productRelations, products, productTexts, setMembers } from '../../database/schema/products'
import { STORES } from '../../stores/stores'
import { productAttributeRows } from './attribute-rows'
import type { Ids } from './catalogue-ids'
import { accessoryRows, memberRows, relationRows } from './link-rows'
import { placementRows } from './placement-rows'
import { priceRows } from './price-rows'
import { productRow, productTextRows } from './product-rows'
import { findAlternatives } from './find-alternatives'
import type { SeedBatch } from '../data/records'

/** `lines` are the lineages of the categories; `expectedInDays` counts from `seededAt`. */
type SeedContext = { lines: ReadonlyMap<string, string[]>; seededAt: Date }

/** Seeds the products and devices of a batch with all their rows but those of the search index. */
export async function seedProducts(db: Database, batch: SeedBatch, ids: Ids, { lines, seededAt }: SeedContext): Promise<void> {
  const seeds = batch.products
  const numbered = seeds.map((seed) => ({ seed, id: ids.product(seed.sku) }))
  const places = seeds.map((seed) => placementRows(seed, ids, lines))
  const machines = batch.devices.map(({ key, type, brand, model }) => ({ id: ids.device(key), key, type, brand, model }))
  const rows = seeds.map((seed) => productRow(seed, ids, seededAt))
  const texts = seeds.flatMap((seed) => productTextRows(seed, ids))
  await insertRows(db, devices, machines)
  await insertRows(db, products, rows)
  await insertRows(db, productTexts, texts)

  const inCategories = places.flatMap((place) => place.inCategories)
  const inTags = places.flatMap((place) => place.inTags)
  const entries = places.flatMap((place) => place.entries)
  await insertRows(db, productCategories, inCategories)
  await insertRows(db, productTags, inTags)
  await insertRows(db, listingEntries, entries)

  const values = numbered.flatMap(({ seed, id }) => productAttributeRows(seed, id))
  const fits = numbered.flatMap(({ seed, id }) =>
    [...new Set(seed.fits)].map((key) => ({ product_id: id, device_id: ids.device(key) })),
  )
  const members = seeds.flatMap((seed) => memberRows(seed, ids))
  const extras = seeds.flatMap((seed) => accessoryRows(seed, ids))
  const alternatives = findAlternatives(seeds)
  const relations = seeds.flatMap((seed) => relationRows(seed, alternatives.get(seed.sku) ?? [], ids))
  const tiers = numbered.flatMap(({ seed, id }) => STORES.flatMap((store) => priceRows(seed, id, store)))
  await insertRows(db, productAttributes, values)
  await insertRows(db, productFits, fits)
  await insertRows(db, setMembers, members)
  await insertRows(db, accessories, extras)
  await insertRows(db, productRelations, relations)
  await insertRows(db, prices, tiers)
}

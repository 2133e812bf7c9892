import type { Database } from '../../database/database'
import { plantRows } from '../../database/insert-rows'
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
import { relateAlternatives } from './find-alternatives'
import type { SeedBatch } from '../data/records'

/** Where products stand: the lineages of the categories, and the day that expected days count from. */
type Ground = { lines: ReadonlyMap<string, string[]>; seededAt: Date }

/** Plants products with the devices that come with them, and all that belongs to a product but what it is found by. */
export async function plantProducts(db: Database, batch: SeedBatch, ids: Ids, { lines, seededAt }: Ground): Promise<void> {
  const seeds = batch.products
  const numbered = seeds.map((seed) => ({ seed, id: ids.product(seed.sku) }))
  const places = seeds.map((seed) => placementRows(seed, ids, lines))
  const machines = batch.devices.map(({ key, type, brand, model }) => ({ id: ids.device(key), key, type, brand, model }))
  const rows = seeds.map((seed) => productRow(seed, ids, seededAt))
  const texts = seeds.flatMap((seed) => productTextRows(seed, ids))
  await plantRows(db, devices, machines)
  await plantRows(db, products, rows)
  await plantRows(db, productTexts, texts)

  const inCategories = places.flatMap((place) => place.inCategories)
  const inTags = places.flatMap((place) => place.inTags)
  const entries = places.flatMap((place) => place.entries)
  await plantRows(db, productCategories, inCategories)
  await plantRows(db, productTags, inTags)
  await plantRows(db, listingEntries, entries)

  const values = numbered.flatMap(({ seed, id }) => productAttributeRows(seed, id))
  const fits = numbered.flatMap(({ seed, id }) =>
    [...new Set(seed.fits)].map((key) => ({ product_id: id, device_id: ids.device(key) })),
  )
  const members = seeds.flatMap((seed) => memberRows(seed, ids))
  const extras = seeds.flatMap((seed) => accessoryRows(seed, ids))
  const alternatives = relateAlternatives(seeds)
  const relations = seeds.flatMap((seed) => relationRows(seed, alternatives.get(seed.sku) ?? [], ids))
  const tiers = numbered.flatMap(({ seed, id }) => STORES.flatMap((store) => priceRows(seed, id, store)))
  await plantRows(db, productAttributes, values)
  await plantRows(db, productFits, fits)
  await plantRows(db, setMembers, members)
  await plantRows(db, accessories, extras)
  await plantRows(db, productRelations, relations)
  await plantRows(db, prices, tiers)
}

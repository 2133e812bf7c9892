import type { Database } from '../database/database'
import { plantRows } from '../database/plant-rows'
import {
  attributes,
  attributeTexts,
  attributeWords,
  devices,
  productAttributes,
  productFits,
} from '../database/schema/attributes'
import { brands, brandTexts, tags, tagTexts } from '../database/schema/brands'
import { categories, categoryTexts } from '../database/schema/categories'
import { listingEntries, productCategories, productTags } from '../database/schema/placement'
import { prices } from '../database/schema/prices'
import { accessories, productRelations, products, productTexts, setMembers } from '../database/schema/products'
import { STORES } from '../stores/stores'
import { attributeRows, productAttributeRows } from './attribute-rows'
import { brandRows, tagRows } from './brand-rows'
import { numberCatalogue } from './catalogue-ids'
import { categoryRows, lineages } from './category-rows'
import { placementRows } from './placement-rows'
import { priceRows } from './price-rows'
import { productRow, productTextRows } from './product-rows'
import { plantSearch } from './plant-search'
import { accessoryRows, memberRows, relationRows } from './link-rows'
import { relateAlternatives } from './relate-alternatives'
import type { SeedCatalogue } from './shapes'

/** Plants a catalogue into empty tables. `step` hears what was planted and how much of it. */
export async function plantCatalogue(
  db: Database,
  catalogue: SeedCatalogue,
  seededAt: Date,
  step: (what: string, count: number) => void,
): Promise<void> {
  const ids = numberCatalogue(catalogue)
  const tree = categoryRows(catalogue.categories, ids)
  await plantRows(db, categories, tree.rows)
  await plantRows(db, categoryTexts, tree.texts)
  step('categories', tree.rows.length)

  const makers = brandRows(catalogue.brands, ids)
  await plantRows(db, brands, makers.rows)
  await plantRows(db, brandTexts, makers.texts)
  const labels = tagRows(catalogue.tags, ids)
  await plantRows(db, tags, labels.rows)
  await plantRows(db, tagTexts, labels.texts)
  const kinds = attributeRows(catalogue.attributes)
  await plantRows(db, attributes, kinds.rows)
  await plantRows(db, attributeTexts, kinds.texts)
  await plantRows(db, attributeWords, kinds.words)
  await plantRows(
    db,
    devices,
    catalogue.devices.map(({ key, type, brand, model }) => ({ id: ids.device(key), key, type, brand, model })),
  )
  step('devices', catalogue.devices.length)

  const all = catalogue.products.map((seed) => ({ seed, id: ids.product(seed.sku) }))
  const lines = lineages(catalogue.categories)
  const places = all.map(({ seed }) => placementRows(seed, ids, lines))
  await plantRows(
    db,
    products,
    all.map(({ seed }) => productRow(seed, ids, seededAt)),
  )
  await plantRows(
    db,
    productTexts,
    all.flatMap(({ seed }) => productTextRows(seed, ids)),
  )
  step('products', all.length)

  await plantRows(
    db,
    productCategories,
    places.flatMap((place) => place.inCategories),
  )
  await plantRows(
    db,
    productTags,
    places.flatMap((place) => place.inTags),
  )
  await plantRows(
    db,
    listingEntries,
    places.flatMap((place) => place.entries),
  )
  await plantRows(
    db,
    productAttributes,
    all.flatMap(({ seed, id }) => productAttributeRows(seed, id)),
  )
  const fits = all.flatMap(({ seed, id }) =>
    [...new Set(seed.fits)].map((key) => ({ product_id: id, device_id: ids.device(key) })),
  )
  await plantRows(db, productFits, fits)
  await plantRows(
    db,
    setMembers,
    all.flatMap(({ seed }) => memberRows(seed, ids)),
  )
  await plantRows(
    db,
    accessories,
    all.flatMap(({ seed }) => accessoryRows(seed, ids)),
  )
  const alternatives = relateAlternatives(catalogue.products)
  await plantRows(
    db,
    productRelations,
    all.flatMap(({ seed }) => relationRows(seed, alternatives.get(seed.sku) ?? [], ids)),
  )
  step('fits', fits.length)

  const tiers = all.flatMap(({ seed, id }) => STORES.flatMap((store) => priceRows(seed, id, store)))
  await plantRows(db, prices, tiers)
  step('prices', tiers.length)

  step('search documents', await plantSearch(db, catalogue, ids))
}

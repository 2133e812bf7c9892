import { listingKey, type ListingKind } from '../../catalogue/listing-key'
import type { listingEntries, productCategories, productTags } from '../../database/schema/placement'
import type { Ids } from './catalogue-ids'
import { rankOf } from './product-rows'
import type { SeedProduct } from '../data/records'

type Entry = typeof listingEntries.$inferInsert

/**
 * The rows of a product's categories, tags and listings. `lineages` maps a category's key to
 * the keys from its root down to itself.
 */
export function placementRows(seed: SeedProduct, ids: Ids, lineages: ReadonlyMap<string, string[]>) {
  const product_id = ids.product(seed.sku)
  const inCategories: (typeof productCategories.$inferInsert)[] = seed.categories.map((key, position) => ({
    product_id,
    category_id: ids.category(key),
    main: position === 0,
    position,
  }))
  const inTags: (typeof productTags.$inferInsert)[] = seed.tags.map((key) => ({ product_id, tag_id: ids.tag(key) }))

  const entry = (kind: ListingKind, id: number): Entry => ({ listing: listingKey(kind, id), product_id, rank: rankOf(seed) })
  const above = new Set(seed.categories.flatMap((key) => lineages.get(key) ?? []))
  const entries = [
    ...[...above].map((key) => entry('category', ids.category(key))),
    ...seed.tags.map((key) => entry('tag', ids.tag(key))),
    entry('brand', ids.brand(seed.brand)),
  ]
  return { inCategories, inTags, entries }
}

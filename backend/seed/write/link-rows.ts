import type { accessories, productRelations, setMembers } from '../../database/schema/products'
import type { Ids } from './catalogue-ids'
import type { SeedProduct } from '../data/records'

export function memberRows(seed: SeedProduct, ids: Ids): (typeof setMembers.$inferInsert)[] {
  return seed.members.map(({ sku, quantity }, position) => ({
    set_id: ids.product(seed.sku),
    product_id: ids.product(sku),
    quantity,
    position,
  }))
}

export function accessoryRows(seed: SeedProduct, ids: Ids): (typeof accessories.$inferInsert)[] {
  return seed.accessories.map((sku, position) => ({
    product_id: ids.product(seed.sku),
    accessory_id: ids.product(sku),
    position,
  }))
}

/** The rows of a product's alternatives, cross-selling and upselling, each best first. */
export function relationRows(
  seed: SeedProduct,
  alternatives: readonly string[],
  ids: Ids,
): (typeof productRelations.$inferInsert)[] {
  const product_id = ids.product(seed.sku)
  const related = alternatives.map((sku, position) => ({
    product_id,
    kind: 'related' as const,
    related_id: ids.product(sku),
    position,
    percent: null,
  }))
  const offered = (seed.crossSelling ?? []).map(({ sku, percent }, position) => ({
    product_id,
    kind: 'cross-selling' as const,
    related_id: ids.product(sku),
    position,
    percent,
  }))
  const besides = (seed.upselling ?? []).map((sku, position) => ({
    product_id,
    kind: 'upselling' as const,
    related_id: ids.product(sku),
    position,
    percent: null,
  }))
  return [...related, ...offered, ...besides]
}

import type { accessories, setMembers } from '../database/schema/products'
import type { Ids } from './catalogue-ids'
import type { SeedProduct } from './shapes'

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

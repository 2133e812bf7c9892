import type { SeedAttribute, SeedCategory, SeedDevice, SeedProduct, SeedTag } from '../records'

/**
 * A product family with its categories, devices, tags and attributes. `buildCatalogue` merges families and checks all references.
 */
export type SeedFamily = {
  categories: SeedCategory[]
  attributes?: SeedAttribute[]
  tags?: SeedTag[]
  devices: SeedDevice[]
  products: SeedProduct[]
}

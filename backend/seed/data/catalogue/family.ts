import type { SeedAttribute, SeedCategory, SeedDevice, SeedProduct, SeedTag } from '../records'

/** One family of goods with all it brings along; `buildCatalogue` merges families and checks that every reference holds. */
export type SeedFamily = {
  categories: SeedCategory[]
  attributes?: SeedAttribute[]
  tags?: SeedTag[]
  devices: SeedDevice[]
  products: SeedProduct[]
}

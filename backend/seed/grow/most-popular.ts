import { aloneWithoutGroup } from '../data/catalogue/alone-without-group'
import type { SeedCatalogue } from '../data/records'

/**
 * The `count` most popular products of a catalogue, in the catalogue's order, without references to products that are left out.
 */
export function mostPopular(catalogue: SeedCatalogue, count: number): SeedCatalogue {
  const byPopularity = catalogue.products.toSorted((a, b) => b.popularity - a.popularity)
  const sold = new Set(byPopularity.slice(0, count).map(({ sku }) => sku))
  const products = catalogue.products
    .filter(({ sku }) => sold.has(sku))
    .map((product) => ({
      ...product,
      crossSelling: product.crossSelling?.filter(({ sku }) => sold.has(sku)),
      upselling: product.upselling?.filter((sku) => sold.has(sku)),
      accessories: product.accessories.filter((sku) => sold.has(sku)),
      members: product.members.filter(({ sku }) => sold.has(sku)),
      successor: product.successor !== null && sold.has(product.successor) ? product.successor : null,
    }))
  const fitted = new Set(products.flatMap(({ fits }) => fits))
  return {
    ...catalogue,
    products: aloneWithoutGroup(products),
    devices: catalogue.devices.filter(({ key }) => fitted.has(key)),
  }
}

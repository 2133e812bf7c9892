import type { SeedProduct } from '../records'
import { GOES_WITH, type GoesWith } from './goes-with'

/** Discount on a charger that is bought with a rechargeable battery, in percent. */
const CHARGER_PERCENT = 10

const isAbout = ({ of, size }: GoesWith, { categories: [main], attributes }: SeedProduct): boolean =>
  `${main}/`.startsWith(`${of}/`) && (size === '' || String(attributes.size) === size)

const isCharger = (product: SeedProduct | undefined): boolean => product?.categories[0].startsWith('chargers/') ?? false

const canBeOffered = (product: SeedProduct | undefined): boolean =>
  product !== undefined && product.group === null && !product.discontinued

/**
 * Sets the cross-selling of products: the products of the first matching row of `GOES_WITH`, or without one the charger that
 * linkAccessories found. Products with cross-selling of their own are not changed.
 */
export const linkCrossSelling = (products: readonly SeedProduct[]): SeedProduct[] => {
  const bySku = new Map(products.map((product) => [product.sku, product]))
  return products.map((product) => {
    if (product.crossSelling !== undefined || product.discontinued) return product
    const ruled = GOES_WITH.find((row) => isAbout(row, product))?.offers ?? []
    const charger = product.accessories.find((sku) => isCharger(bySku.get(sku)))
    const missing = charger !== undefined && !ruled.some(({ sku }) => isCharger(bySku.get(sku)))
    const offers = missing ? [{ sku: charger, percent: CHARGER_PERCENT }, ...ruled] : ruled
    const crossSelling = offers.filter(({ sku }) => sku !== product.sku && canBeOffered(bySku.get(sku)))
    return crossSelling.length === 0 ? product : { ...product, crossSelling }
  })
}

import type { SeedProduct } from '../records'
import { GOES_WITH, type GoesWith } from './goes-with'

/** Off the charger that goes with a rechargeable battery, in percent. */
const CHARGER_PERCENT = 10

const isAbout = ({ of, size }: GoesWith, { categories: [main], attributes }: SeedProduct): boolean =>
  `${main}/`.startsWith(`${of}/`) && (size === '' || String(attributes.size) === size)

const isCharger = (product: SeedProduct | undefined): boolean => product?.categories[0].startsWith('chargers/') ?? false

const canBeOffered = (product: SeedProduct | undefined): boolean =>
  product !== undefined && product.group === null && !product.discontinued

/**
 * Gives products what is offered with them at a lower price: what the first row of `GOES_WITH` about them says, and the charger that
 * linkAccessories has found for them where the table names none. A product that names its own is left as it is.
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

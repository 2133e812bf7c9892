import type { SeedProduct } from '../records'

const LIMIT = 3

const isCharger = (product: SeedProduct): boolean => product.categories[0].startsWith('chargers/') && !product.discontinued
const isBattery = (product: SeedProduct): boolean =>
  product.attributes.rechargeable === 'yes' && !product.categories[0].startsWith('chargers/')

/** The devices that a charger charges, and part numbers of batteries without their last letters (`LP-E6` for `LP-E6NH`). */
const goesWith = (charger: SeedProduct, battery: SeedProduct, parts: string[]): boolean => {
  const part = charger.attributes['for-battery']
  return (
    (typeof part === 'string' && parts.some((each) => each.startsWith(part))) ||
    charger.fits.some((device) => battery.fits.includes(device))
  )
}

/** The charger category for each cell category. These chargers have the cell sizes in their names: `4 × 18650/21700 2 A`. */
const CELL_CHARGERS: [category: string, chargers: string][] = [
  ['rechargeable/loose', 'chargers/cells/nimh'],
  ['lithium-cells/li-ion', 'chargers/cells/li-ion'],
]

const CALLED_BY_CHARGERS: Record<string, string> = { '16340': 'RCR123A' }

const takesSize = (charger: SeedProduct, cell: SeedProduct): boolean => {
  const size = String(cell.attributes.size)
  return new RegExp(`(^|[ /])${CALLED_BY_CHARGERS[size] ?? size}($|[ /])`).test(charger.name.sv)
}

/**
 * Adds at most three matching chargers to the accessories of rechargeable batteries, best-selling first. Products with
 * accessories of their own are not changed.
 */
export const linkAccessories = (products: readonly SeedProduct[]): SeedProduct[] => {
  const chargers = products
    .filter(isCharger)
    .sort((one, other) => other.popularity - one.popularity || one.sku.localeCompare(other.sku))
  return products.map((product) => {
    if (!isBattery(product) || product.accessories.length > 0) return product
    const parts = String(product.attributes.replaces ?? '').split(', ')
    const shelf = CELL_CHARGERS.find(([category]) => product.categories[0].startsWith(category))?.[1]
    const matching = shelf
      ? chargers.filter((charger) => charger.categories[0].startsWith(shelf) && takesSize(charger, product))
      : chargers.filter((charger) => goesWith(charger, product, parts))
    return matching.length === 0 ? product : { ...product, accessories: matching.slice(0, LIMIT).map(({ sku }) => sku) }
  })
}

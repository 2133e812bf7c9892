import { PRODUCT_TYPE } from '../../../app/commerce/contract/product-type'
import type { SeedProduct } from '../data/records'

/** Maximum number of alternatives of a product. */
export const MAX_ALTERNATIVES = 12
/** Only the most popular products of a shelf are compared, which keeps seeding linear. */
const MAX_SHELF_SIZE = 60
/** Only the first devices that a product fits are looked at. */
const MAX_DEVICES = 6
/** Tolerated difference in voltage, as a share: 3.6 and 3.7 V, 1.5 and 1.55 V, 12 and 12.8 V are interchangeable. */
const VOLTAGE_TOLERANCE = 0.07

/** Attributes that must be equal where both products state them, or the alternative does not fit. */
const MUST_AGREE = [
  'case-size',
  'positive-pole',
  'terminal',
  'base',
  'connector',
  'plug',
  'rated-current',
  'rechargeable',
] as const
/**
 * Zinc-air cells with equal dimensions are not substitutes: the 675P of a cochlear implant gives more
 * current than the 675 of a hearing aid.
 */
const SIZES_APART = 'zinc-air'
/** Weight of the difference in pack size: enough to choose among the packs of one cell, less than being in stock. */
const PACK_WEIGHT = 0.45
const VOLTAGES = ['voltage', 'output-voltage'] as const
const AMOUNTS = ['capacity-mah', 'capacity-ah', 'energy', 'cold-cranking', 'power', 'luminous-flux', 'output-current'] as const

/**
 * The skus of each product's alternatives, best first: products for the same devices (or, without devices, of the same category
 * and size) that agree in size and voltage. The product's own variations are left out, since its page offers them; of another
 * variation group only the best one is included. Discontinued products are never alternatives.
 */
export function findAlternatives(products: readonly SeedProduct[]): Map<string, string[]> {
  const shelves = fillShelves(products)
  return new Map(
    products.map((product) => {
      const keys = isReplaceable(product.type) ? shelfKeys(product).slice(0, MAX_DEVICES) : []
      const candidates = new Set(keys.flatMap((key) => shelves.get(key) ?? []))
      const scored = [...candidates]
        .filter((other) => isAlternative(product, other))
        .map((other) => ({ other, score: closeness(product, other) }))
        .sort((a, b) => b.score - a.score || (a.other.sku < b.other.sku ? -1 : 1))
      const best = oneOfEachGroup(scored.map(({ other }) => other)).slice(0, MAX_ALTERNATIVES)
      return [product.sku, best.map(({ sku }) => sku)]
    }),
  )
}

/** The shelves on which to look for alternatives: the same devices, the same cell size, or the same category. */
function shelfKeys({ categories: [main], fits, attributes }: SeedProduct): string[] {
  const [root = '', second = ''] = main.split('/')
  const { chemistry, diameter, height, size } = attributes
  // A battery for a device may have another chemistry. Other parts for the device are only interchangeable within their category.
  if (fits.length > 0) return fits.map((device) => `${chemistry === undefined ? main : root} for ${device}`)
  // Round cells have many names: LR44, A76 and 357 are one size.
  if (typeof diameter === 'number' && typeof height === 'number') return [`${root} ${Math.round(diameter)} × ${halves(height)}`]
  return [`${root}/${second} ${size ?? ''}`]
}

const halves = (millimetres: number): number => Math.round(millimetres * 2) / 2

function fillShelves(products: readonly SeedProduct[]): Map<string, SeedProduct[]> {
  const shelves = new Map<string, SeedProduct[]>()
  const sold = products.filter(({ discontinued, type }) => !discontinued && isReplaceable(type))
  for (const product of sold.sort((a, b) => b.popularity - a.popularity)) {
    for (const key of shelfKeys(product)) {
      const shelf = shelves.get(key)
      if (shelf === undefined) shelves.set(key, [product])
      else if (shelf.length < MAX_SHELF_SIZE) shelf.push(product)
    }
  }
  return shelves
}

/** Sets and gift cards have no alternatives. */
function isReplaceable(type: SeedProduct['type']): boolean {
  return type !== PRODUCT_TYPE.set && type !== PRODUCT_TYPE.giftCard
}

function isAlternative(product: SeedProduct, other: SeedProduct): boolean {
  if (other.sku === product.sku || (product.group !== null && other.group === product.group)) return false
  const agrees = (key: string) => {
    const [one, two] = [product.attributes[key], other.attributes[key]]
    return one === undefined || two === undefined || one === two
  }
  const isZincAir = [product, other].some(({ attributes }) => attributes.chemistry === SIZES_APART)
  if (isZincAir && !(agrees('size') && agrees('chemistry'))) return false
  return (
    MUST_AGREE.every(agrees) &&
    VOLTAGES.every((key) => difference(product.attributes[key], other.attributes[key]) <= VOLTAGE_TOLERANCE)
  )
}

/** Ranks an alternative: similar capacity and pack size, another brand, popular and in stock. */
function closeness(product: SeedProduct, other: SeedProduct): number {
  const amounts = AMOUNTS.map((key) => difference(product.attributes[key], other.attributes[key]))
  const brand = other.brand === product.brand ? 0 : 0.2
  const pack = PACK_WEIGHT * difference(product.attributes['pack-size'], other.attributes['pack-size'])
  return brand + 0.5 * other.popularity + (other.stock > 0 ? 0.5 : 0) - Math.max(...amounts) - pack
}

/** The difference of two numbers as a share of the larger; 0 where one of them is missing. */
function difference(one: string | number | undefined, two: string | number | undefined): number {
  if (typeof one !== 'number' || typeof two !== 'number') return 0
  return Math.abs(one - two) / Math.max(Math.abs(one), Math.abs(two), Number.EPSILON)
}

function oneOfEachGroup(products: readonly SeedProduct[]): SeedProduct[] {
  const seen = new Set<string>()
  return products.filter(({ group }) => {
    if (group === null) return true
    if (seen.has(group)) return false
    seen.add(group)
    return true
  })
}

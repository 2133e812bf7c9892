import { PRODUCT_TYPE } from '../../../app/commerce/contract/product'
import type { SeedProduct } from '../data/records'

/** How many alternatives a product has at most. */
export const MOST_ALTERNATIVES = 12
/** Of the goods that share a device or a shelf with a product, so many of the most popular are weighed: planting stays linear. */
const WEIGHED = 60
/** And of the devices it fits, so many. */
const DEVICES = 6
/** Volts a device made for the other one still takes, as a share: 3.6 and 3.7 V cells, 1.5 and 1.55 V, 12 and 12.8 V. */
const VOLTAGE_TOLERANCE = 0.07

/** Values that both must share where both state them: another one does not go in. */
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
const VOLTAGES = ['voltage', 'output-voltage'] as const
const AMOUNTS = ['capacity-mah', 'capacity-ah', 'energy', 'cold-cranking', 'power', 'luminous-flux', 'output-current'] as const

/**
 * For each product, in their order, the skus of what would do in its place, the best first: goods for the same devices, or for what fits no
 * particular device of the same shelf, that agree in size and voltage. Other variations of it are left out, since its page offers those
 * anyway; of another group stands the best alone. Nothing discontinued is an alternative.
 */
export function relateAlternatives(products: readonly SeedProduct[]): Map<string, string[]> {
  const shelves = fillShelves(products)
  return new Map(
    products.map((product) => {
      const keys = isReplaceable(product.type) ? shelfKeys(product).slice(0, DEVICES) : []
      const candidates = new Set(keys.flatMap((key) => shelves.get(key) ?? []))
      const scored = [...candidates]
        .filter((other) => wouldDo(product, other))
        .map((other) => ({ other, score: closeness(product, other) }))
        .sort((a, b) => b.score - a.score || (a.other.sku < b.other.sku ? -1 : 1))
      const best = oneOfEachGroup(scored.map(({ other }) => other)).slice(0, MOST_ALTERNATIVES)
      return [product.sku, best.map(({ sku }) => sku)]
    }),
  )
}

/** Where to look for alternatives: among what is made for the same devices, is as large as this cell, or stands on the same shelf. */
function shelfKeys({ categories: [main], fits, attributes }: SeedProduct): string[] {
  const [root = '', second = ''] = main.split('/')
  const { chemistry, diameter, height, size } = attributes
  // A battery for a device may be of another chemistry; other parts for it do something else on each shelf.
  if (fits.length > 0) return fits.map((device) => `${chemistry === undefined ? main : root} for ${device}`)
  // Round cells go by many names: LR44, A76 and 357 are one size.
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
      else if (shelf.length < WEIGHED) shelf.push(product)
    }
  }
  return shelves
}

/** A set is a choice of its own, and a gift card is replaced by no other amount. */
function isReplaceable(type: SeedProduct['type']): boolean {
  return type !== PRODUCT_TYPE.set && type !== PRODUCT_TYPE.giftCard
}

function wouldDo(product: SeedProduct, other: SeedProduct): boolean {
  if (other.sku === product.sku || (product.group !== null && other.group === product.group)) return false
  const agrees = MUST_AGREE.every((key) => {
    const [one, two] = [product.attributes[key], other.attributes[key]]
    return one === undefined || two === undefined || one === two
  })
  return agrees && VOLTAGES.every((key) => difference(product.attributes[key], other.attributes[key]) <= VOLTAGE_TOLERANCE)
}

/** How alike two products are: near in what they hold, of another brand, sought after, and there to be bought. */
function closeness(product: SeedProduct, other: SeedProduct): number {
  const amounts = AMOUNTS.map((key) => difference(product.attributes[key], other.attributes[key]))
  const brand = other.brand === product.brand ? 0 : 0.2
  return brand + 0.5 * other.popularity + (other.stock > 0 ? 0.5 : 0) - Math.max(...amounts)
}

/** How far two numbers are apart, as a share of the larger; 0 where one of them is not stated. */
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

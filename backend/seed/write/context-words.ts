import { nominalVoltage } from '../../search/measures'
import { partKey, tokenize } from '../../search/tokenize'
import type { SeedCatalogue, SeedProduct } from '../data/records'
import type { Language } from '../../../app/commerce/contract/languages'

/** The attribute whose words name the types of devices. */
const DEVICE_TYPE = 'device-type'

/** The value of an attribute whose name, not its value, describes the product: `rechargeable: yes`. */
const YES = 'yes'

/** Returns a function from a category's key to its name and those of its ancestors. */
export function categoryLineage(categories: SeedCatalogue['categories']) {
  const category = new Map(categories.map((row) => [row.key, row]))
  const above = (key: string, language: Language): string[] => {
    const row = category.get(key)
    return row === undefined ? [] : [row.name[language], ...(row.parent === null ? [] : above(row.parent, language))]
  }
  return above
}

/**
 * The devices of each accessory, by its sku: those that its main products fit. A charger is thus found by the name of the tool.
 */
function devicesServed(products: readonly SeedProduct[]): Map<string, string[]> {
  const served = new Map<string, string[]>()
  for (const { accessories, fits } of products) {
    for (const sku of accessories) served.set(sku, [...(served.get(sku) ?? []), ...fits])
  }
  return served
}

/** Returns a function that gives a product's context words: its brand, categories, tags, attributes and the devices it is for. */
export function contextWords({ categories, brands, tags, devices, attributes, products }: SeedCatalogue) {
  const above = categoryLineage(categories)
  const servedBy = devicesServed(products)
  const brand = new Map(brands.map((row) => [row.key, row.name]))
  const tag = new Map(tags.map((row) => [row.key, row.name]))
  const device = new Map(
    devices.map((row) => [row.key, { type: row.type, words: [...tokenize(`${row.brand} ${row.model}`), partKey(row.model)] }]),
  )
  const types = attributes.find(({ key }) => key === DEVICE_TYPE)?.values ?? {}
  const attribute = new Map(attributes.map((row) => [row.key, row]))

  return (product: SeedProduct, language: Language): string[] => {
    const values = Object.entries(product.attributes).flatMap(([key, value]) => {
      const known = attribute.get(key)
      if (value === YES) return [known?.name[language] ?? '']
      if (typeof value === 'string') return [known?.values?.[value]?.[language] ?? value]
      return known?.unit ? [`${value} ${known.unit}`, `${value}${known.unit}`] : [String(value)]
    })
    const served = new Set([...product.fits, ...(servedBy.get(product.sku) ?? [])])
    const fitted = [...served].flatMap((key) => device.get(key) ?? [])
    const texts = [
      brand.get(product.brand) ?? '',
      ...product.tags.map((key) => tag.get(key)?.[language] ?? ''),
      ...product.categories.flatMap((key) => above(key, language)),
      ...[...new Set(fitted.map(({ type }) => type))].map((type) => types[type]?.[language] ?? ''),
      ...values,
    ]
    return [...texts.flatMap(tokenize), ...nominalVoltage(product.attributes.voltage), ...fitted.flatMap(({ words }) => words)]
  }
}

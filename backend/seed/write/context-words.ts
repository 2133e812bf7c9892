import { nominalVoltage } from '../../search/measures'
import { partKey, wordsOf } from '../../search/tokenize'
import type { Language, SeedCatalogue, SeedProduct } from '../data/records'

/** The attribute whose words name the types of devices. */
const DEVICE_TYPE = 'device-type'

/** The value of an attribute whose name says what a product is: rechargeable. */
const YES = 'yes'

/** The names of a category and all above it, by its key. */
export function lineage(categories: SeedCatalogue['categories']) {
  const category = new Map(categories.map((row) => [row.key, row]))
  const above = (key: string, language: Language): string[] => {
    const row = category.get(key)
    return row === undefined ? [] : [row.name[language], ...(row.parent === null ? [] : above(row.parent, language))]
  }
  return above
}

/**
 * Of each accessory the devices that what it goes with fits: the listing of a device has it too, and so a charger is found by the
 * tool.
 */
function devicesServed(products: readonly SeedProduct[]): Map<string, string[]> {
  const served = new Map<string, string[]>()
  for (const { accessories, fits } of products) {
    for (const sku of accessories) served.set(sku, [...(served.get(sku) ?? []), ...fits])
  }
  return served
}

/** What words stand around a product: those of its brand, categories, tags and attributes, and of the devices it is for. */
export function surroundings({ categories, brands, tags, devices, attributes, products }: SeedCatalogue) {
  const above = lineage(categories)
  const servedBy = devicesServed(products)
  const brand = new Map(brands.map((row) => [row.key, row.name]))
  const tag = new Map(tags.map((row) => [row.key, row.name]))
  const device = new Map(
    devices.map((row) => [row.key, { type: row.type, words: [...wordsOf(`${row.brand} ${row.model}`), partKey(row.model)] }]),
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
    return [...texts.flatMap(wordsOf), ...nominalVoltage(product.attributes.voltage), ...fitted.flatMap(({ words }) => words)]
  }
}

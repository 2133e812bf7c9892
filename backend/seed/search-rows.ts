import { partsOf } from '../search/compounds'
import { deviceNames } from '../search/device-names'
import { keyLexeme, partKey, wordsOf } from '../search/words'
import type { Ids } from './catalogue-ids'
import { LANGUAGES } from './seed'
import type { Language, SeedCatalogue, SeedDevice, SeedProduct } from './shapes'

/** What something is found by, before stemming: words of its name, words around it, and whole part numbers and sizes. */
export type SearchText = { id: number; language: Language; names: string[]; around: string[]; keys: string[] }

/** Attributes whose values are designations of their own, several parted by commas. */
const DESIGNATIONS = ['size', 'iec', 'ansi', 'etn', 'replaces', 'for-battery', 'case-size']

/** What each product is found by: name and part numbers; brand, categories, tags, attributes and the devices it fits. */
export function productSearchTexts(catalogue: SeedCatalogue, ids: Ids): SearchText[] {
  const around = surroundings(catalogue)
  const replaced = new Map(catalogue.products.map((product) => [product.successor, product]))
  return catalogue.products.flatMap((product) => {
    const old = replaced.get(product.sku)
    const designations = DESIGNATIONS.flatMap((key) => String(product.attributes[key] ?? '').split(','))
    const own = [product.sku, product.mpn, product.ean, product.drawing.label, ...designations]
    const parts = [...own, ...(old === undefined ? [] : [old.sku, old.mpn])]
      .map((part) => part.trim())
      .filter((part) => part !== '')
    const keys = parts.map(partKey).filter((key) => key !== '')
    return LANGUAGES.map((language) => ({
      id: ids.product(product.sku),
      language,
      names: [...wordsOf(product.name[language]), ...parts.flatMap(wordsOf), ...keys],
      around: around(product, language),
      keys: keys.map(keyLexeme),
    }))
  })
}

/** What each category is found by: its name, and the names above it. */
export function categorySearchTexts({ categories }: SeedCatalogue, ids: Ids): SearchText[] {
  const above = lineage(categories)
  return categories.flatMap((row) =>
    LANGUAGES.map((language) => ({
      id: ids.category(row.key),
      language,
      names: wordsOf(row.name[language]),
      around: above(row.parent ?? '', language).flatMap(wordsOf),
      keys: [],
    })),
  )
}

export const deviceNameRows = (devices: readonly SeedDevice[], ids: Ids) =>
  devices.flatMap((device) => deviceNames(device.model).map((name) => ({ ...name, device_id: ids.device(device.key) })))

/** The words themselves and the parts of the compounds among them. */
export const withParts = (words: readonly string[]): string[] =>
  words.flatMap((word) => {
    const parts = partsOf(word)
    return parts === null ? [word] : [word, parts.start, parts.head]
  })

function lineage(categories: SeedCatalogue['categories']) {
  const category = new Map(categories.map((row) => [row.key, row]))
  const above = (key: string, language: Language): string[] => {
    const row = category.get(key)
    return row === undefined ? [] : [row.name[language], ...(row.parent === null ? [] : above(row.parent, language))]
  }
  return above
}

function surroundings({ categories, brands, tags, devices, attributes }: SeedCatalogue) {
  const above = lineage(categories)
  const brand = new Map(brands.map((row) => [row.key, row.name]))
  const tag = new Map(tags.map((row) => [row.key, row.name]))
  const device = new Map(devices.map((row) => [row.key, [...wordsOf(`${row.brand} ${row.model}`), partKey(row.model)]]))
  const attribute = new Map(attributes.map((row) => [row.key, row]))

  return (product: SeedProduct, language: Language): string[] => {
    const values = Object.entries(product.attributes).flatMap(([key, value]) => {
      const known = attribute.get(key)
      if (typeof value === 'string') return [known?.values?.[value]?.[language] ?? value]
      return known?.unit ? [`${value} ${known.unit}`, `${value}${known.unit}`] : [String(value)]
    })
    const texts = [
      brand.get(product.brand) ?? '',
      ...product.tags.map((key) => tag.get(key)?.[language] ?? ''),
      ...product.categories.flatMap((key) => above(key, language)),
      ...values,
    ]
    return [...texts.flatMap(wordsOf), ...product.fits.flatMap((key) => device.get(key) ?? [])]
  }
}

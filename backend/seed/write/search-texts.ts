import { partsOf } from '../../search/split-compound'
import { deviceNames } from '../../search/device-names'
import { isMeasure, measuresIn, roundedCapacity } from '../../search/measures'
import { BATTERY, keyLexeme, partKey, wordsOf } from '../../search/tokenize'
import type { Ids } from './catalogue-ids'
import { lineage, surroundings } from './context-words'
import { LANGUAGES } from '../seed'
import type { Language, SeedCatalogue, SeedDevice, SeedProduct } from '../data/records'

/**
 * What something is found by, before stemming: words of its name, words around it, and whole part numbers and sizes, which belong to the
 * name. `marks` are lexemes that say what it is, and belong to what is around.
 */
export type SearchText = { id: number; language: Language; names: string[]; around: string[]; keys: string[]; marks: string[] }

/** Attributes whose values are designations of their own, several parted by commas. */
const DESIGNATIONS = ['size', 'iec', 'ansi', 'etn', 'replaces', 'for-battery', 'case-size']

/** What each product is found by: name and part numbers; brand, categories, tags, attributes and the devices it fits. */
export function productSearchTexts(catalogue: SeedCatalogue, ids: Ids): SearchText[] {
  const around = surroundings(catalogue)
  const isNoDesignation = labelRule(catalogue)
  const replaced = new Map(catalogue.products.map((product) => [product.successor, product]))
  return catalogue.products.flatMap((product) => {
    const old = replaced.get(product.sku)
    const { label } = product.drawing
    const own = [
      product.sku,
      product.mpn,
      product.ean,
      ...DESIGNATIONS.flatMap((key) => String(product.attributes[key] ?? '').split(',')),
    ]
    const parts = [...own, ...(old === undefined ? [] : [old.sku, old.mpn]), ...(isNoDesignation(product) ? [] : [label])]
      .map((part) => part.trim())
      .filter((part) => part !== '')
    const keys = parts.map(partKey).filter((key) => key !== '')
    return LANGUAGES.map((language) => ({
      id: ids.product(product.sku),
      language,
      names: withMeasures([
        ...[product.name[language], label, ...parts].flatMap(wordsOf),
        ...keys,
        ...roundedCapacity(product.attributes['capacity-ah']),
      ]),
      around: withMeasures(around(product, language)),
      keys: [...keys.map(keyLexeme), ...(isBattery(product) ? [BATTERY] : [])],
      marks: [],
    }))
  })
}

/** What each category is found by: its name, and the names above it; and whether batteries are what it mostly holds. */
export function categorySearchTexts({ categories, products }: SeedCatalogue, ids: Ids): SearchText[] {
  const above = lineage(categories)
  return categories.flatMap((row) => {
    const held = products.filter((product) => product.categories.some((key) => key === row.key || key.startsWith(`${row.key}/`)))
    const isOfBatteries = held.filter(isBattery).length * 2 > held.length
    return LANGUAGES.map((language) => ({
      id: ids.category(row.key),
      language,
      names: wordsOf(row.name[language]),
      around: above(row.parent ?? '', language).flatMap(wordsOf),
      keys: [],
      marks: isOfBatteries ? [BATTERY] : [],
    }))
  })
}

const isBattery = ({ attributes }: SeedProduct): boolean => attributes.chemistry !== undefined

/** What is printed on a product says which it is, unless it holds no number, is a measure, or what the product is for. */
function labelRule({ devices }: SeedCatalogue) {
  const names = new Map(devices.map(({ key, model }) => [key, deviceNames(model).map((name) => name.key)]))
  return ({ drawing, fits }: SeedProduct): boolean => {
    const label = partKey(drawing.label)
    return !/\d/.test(label) || isMeasure(wordsOf(drawing.label)) || fits.some((device) => names.get(device)?.includes(label))
  }
}

const withMeasures = (words: readonly string[]): string[] => [...words, ...measuresIn(words)]

export const deviceNameRows = (devices: readonly SeedDevice[], ids: Ids) =>
  devices.flatMap((device) => deviceNames(device.model).map((name) => ({ ...name, device_id: ids.device(device.key) })))

/** The words themselves and the parts of the compounds among them. */
export const withParts = (words: readonly string[]): string[] =>
  words.flatMap((word) => {
    const parts = partsOf(word)
    return parts === null ? [word] : [word, parts.start, parts.head]
  })

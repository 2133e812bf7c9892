import { splitCompound } from '../../search/split-compound'
import { deviceNames } from '../../search/device-names'
import { isMeasure, measuresIn, roundedCapacity } from '../../search/measures'
import { isVehicle, vehicleNames } from '../../search/vehicle-names'
import { BATTERY_LEXEME, keyLexeme, partKey, tokenize } from '../../search/tokenize'
import type { Ids } from './catalogue-ids'
import { categoryLineage, contextWords } from './context-words'
import { LANGUAGES } from '../../../app/commerce/contract/languages'
import type { SeedCatalogue, SeedDevice, SeedProduct } from '../data/records'
import type { Language } from '../../../app/commerce/contract/languages'

/**
 * The search text of a product or category, before stemming: `names` are the words of its name, `context` the words of its brand,
 * categories, attributes and devices, `keys` the lexemes of whole part numbers and sizes (indexed with the names), `marks`
 * lexemes of its kind (indexed with the context).
 */
export type SearchText = { id: number; language: Language; names: string[]; context: string[]; keys: string[]; marks: string[] }

/** Attributes whose values are designations, separated by commas. */
const DESIGNATIONS = ['size', 'iec', 'ansi', 'etn', 'replaces', 'for-battery', 'case-size']

/**
 * The search texts of all products in all languages. A successor is also found by the sku of the product it replaces, and by
 * the originals which that one replaces.
 */
export function productSearchTexts(catalogue: SeedCatalogue, ids: Pick<Ids, 'product'>): SearchText[] {
  const contextOf = contextWords(catalogue)
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
    const parts = [
      ...own,
      ...(old === undefined ? [] : [old.sku, ...String(old.attributes['replaces'] ?? '').split(',')]),
      ...(isNoDesignation(product) ? [] : [label]),
    ]
      .map((part) => part.trim())
      .filter((part) => part !== '')
    const keys = parts.map(partKey).filter((key) => key !== '')
    return LANGUAGES.map((language) => ({
      id: ids.product(product.sku),
      language,
      names: withMeasures([
        ...[product.name[language], label, ...parts].flatMap(tokenize),
        ...keys,
        ...roundedCapacity(product.attributes['capacity-ah']),
      ]),
      context: withMeasures(contextOf(product, language)),
      keys: [...keys.map(keyLexeme), ...(isBattery(product) ? [BATTERY_LEXEME] : [])],
      marks: [],
    }))
  })
}

/**
 * The search texts of all categories: names of the category and its ancestors, and a mark when
 * more than half its products are batteries.
 */
export function categorySearchTexts({ categories, products }: SeedCatalogue, ids: Pick<Ids, 'category'>): SearchText[] {
  const above = categoryLineage(categories)
  return categories.flatMap((row) => {
    const held = products.filter((product) => product.categories.some((key) => key === row.key || key.startsWith(`${row.key}/`)))
    const isOfBatteries = held.filter(isBattery).length * 2 > held.length
    return LANGUAGES.map((language) => ({
      id: ids.category(row.key),
      language,
      names: tokenize(row.name[language]),
      context: above(row.parent ?? '', language).flatMap(tokenize),
      keys: [],
      marks: isOfBatteries ? [BATTERY_LEXEME] : [],
    }))
  })
}

const isBattery = ({ attributes }: SeedProduct): boolean => attributes.chemistry !== undefined

/**
 * Whether a product's printed label is no designation: it holds no digit, is a measure, or names a device that the product fits.
 */
function labelRule({ devices }: SeedCatalogue) {
  const names = new Map(devices.map(({ key, model }) => [key, deviceNames(model).map((name) => name.key)]))
  return ({ drawing, fits }: SeedProduct): boolean => {
    const label = partKey(drawing.label)
    return !/\d/.test(label) || isMeasure(tokenize(drawing.label)) || fits.some((device) => names.get(device)?.includes(label))
  }
}

const withMeasures = (words: readonly string[]): string[] => [...words, ...measuresIn(words)]

/** The rows of the names under which a search finds each device. */
export const deviceNameRows = (devices: readonly SeedDevice[], ids: Pick<Ids, 'device'>) =>
  devices.flatMap((device) => namesOf(device).map((name) => ({ ...name, device_id: ids.device(device.key) })))

const namesOf = ({ type, model }: SeedDevice) => (isVehicle(type) ? vehicleNames(model) : deviceNames(model))

/** The words, followed by the parts of those that are compounds. */
export const withParts = (words: readonly string[]): string[] =>
  words.flatMap((word) => {
    const parts = splitCompound(word)
    return parts === null ? [word] : [word, parts.start, parts.head]
  })

import type { searchDocuments } from '../database/schema/search'
import { partKey, toVector, wordsOf } from '../search/words'
import type { Ids } from './catalogue-ids'
import { LANGUAGES } from './seed'
import type { Language, SeedCatalogue, SeedProduct } from './shapes'

/** What each product is found by: name and part numbers; brand, categories, tags, attributes and the devices it fits. */
export function searchRows(catalogue: SeedCatalogue, ids: Ids): (typeof searchDocuments.$inferInsert)[] {
  const around = surroundings(catalogue)
  return catalogue.products.flatMap((product) => {
    const parts = [product.sku, product.mpn, product.ean, product.drawing.label].filter((part) => part !== '')
    return LANGUAGES.map((language) => {
      const names = [...wordsOf(product.name[language]), ...parts.flatMap(wordsOf), ...parts.map(partKey)]
      return {
        product_id: ids.product(product.sku),
        language,
        names: toVector(names),
        document: toVector([...names, ...around(product, language)]),
      }
    })
  })
}

function surroundings({ categories, brands, tags, devices, attributes }: SeedCatalogue) {
  const category = new Map(categories.map((row) => [row.key, row]))
  const brand = new Map(brands.map((row) => [row.key, row.name]))
  const tag = new Map(tags.map((row) => [row.key, row.name]))
  const device = new Map(devices.map((row) => [row.key, [...wordsOf(`${row.brand} ${row.model}`), partKey(row.model)]]))
  const attribute = new Map(attributes.map((row) => [row.key, row]))

  const above = (key: string, language: Language): string[] => {
    const row = category.get(key)
    return row === undefined ? [] : [row.name[language], ...(row.parent === null ? [] : above(row.parent, language))]
  }

  return (product: SeedProduct, language: Language): string[] => {
    const lineage = product.categories.flatMap((key) => above(key, language))
    const values = Object.entries(product.attributes).flatMap(([key, value]) => {
      const known = attribute.get(key)
      if (typeof value === 'string') return [known?.values?.[value]?.[language] ?? value]
      return known?.unit ? [`${value} ${known.unit}`, `${value}${known.unit}`] : [String(value)]
    })
    const texts = [
      brand.get(product.brand) ?? '',
      ...product.tags.map((key) => tag.get(key)?.[language] ?? ''),
      ...lineage,
      ...values,
    ]
    return [...texts.flatMap(wordsOf), ...product.fits.flatMap((key) => device.get(key) ?? [])]
  }
}

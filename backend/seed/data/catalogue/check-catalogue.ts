import type { SeedCatalogue, SeedProduct } from '../records'
import { isEan13 } from './ean'
import { LANGUAGES } from '../../../../app/commerce/contract/languages'

const unique = <Item>(what: string, items: Item[], keyOf: (item: Item) => string): Set<string> => {
  const seen = new Set<string>()
  for (const item of items) {
    const key = keyOf(item)
    if (seen.has(key)) throw new Error(`Two of the same ${what}: ${key}`)
    seen.add(key)
  }
  return seen
}

const known = (what: string, keys: Iterable<string>, all: { has(key: string): boolean }, owner: string): void => {
  for (const key of keys) if (!all.has(key)) throw new Error(`${owner} names an unknown ${what}: ${key}`)
}

const checkTree = ({ categories }: SeedCatalogue): Set<string> => {
  const seen = new Set<string>()
  for (const { key, parent } of categories) {
    if (seen.has(key)) throw new Error(`Two of the same category: ${key}`)
    if (parent !== null && !seen.has(parent))
      throw new Error(`Category ${key} stands before its parent ${parent}, or that is missing`)
    seen.add(key)
  }
  for (const language of LANGUAGES) {
    unique(`category address (${language})`, categories, ({ parent, slug }) => `${parent ?? ''}>${slug[language]}`)
  }
  return seen
}

const checkAttributes = ({ attributes }: SeedCatalogue, product: SeedProduct): void => {
  for (const [key, value] of Object.entries(product.attributes)) {
    const attribute = attributes.find((each) => each.key === key)
    if (!attribute) throw new Error(`${product.sku} names an unknown attribute: ${key}`)
    if (attribute.unit !== null && typeof value !== 'number') throw new Error(`${product.sku}: ${key} is not a number: ${value}`)
    if (attribute.values && !(value in attribute.values)) throw new Error(`${product.sku}: ${key} has no value ${value}`)
  }
  known(
    'attribute',
    product.variationAttributes,
    new Set(Object.keys(product.attributes)),
    `${product.sku} (variationAttributes)`,
  )
}

/** Throws an error that names the first duplicate key or invalid reference. */
export const checkCatalogue = (catalogue: SeedCatalogue): void => {
  const categories = checkTree(catalogue)
  const brands = unique('brand', catalogue.brands, ({ key }) => key)
  const tags = unique('tag', catalogue.tags, ({ key }) => key)
  const devices = unique('device', catalogue.devices, ({ key }) => key)
  const deviceTypes = catalogue.attributes.find(({ key }) => key === 'device-type')?.values ?? {}
  for (const { key, type } of catalogue.devices) known('device type', [type], new Set(Object.keys(deviceTypes)), key)
  unique('device by brand and model', catalogue.devices, ({ brand, model }) => `${brand} ${model}`)
  unique('attribute', catalogue.attributes, ({ key }) => key)
  const skus = unique('sku', catalogue.products, ({ sku }) => sku)
  unique('part number of a brand', catalogue.products, ({ brand, mpn }) => `${brand} ${mpn}`)
  unique('EAN', catalogue.products, ({ ean }) => ean)
  for (const language of LANGUAGES) unique(`product address (${language})`, catalogue.products, ({ slug }) => slug[language])
  for (const product of catalogue.products) {
    const { sku } = product
    if (!isEan13(product.ean)) throw new Error(`${sku} has a wrong EAN: ${product.ean}`)
    known('brand', [product.brand], brands, sku)
    known('category', product.categories, categories, sku)
    known('tag', product.tags, tags, sku)
    known('device', product.fits, devices, sku)
    known('accessory', product.accessories, skus, sku)
    const crossSold = product.crossSelling?.map((offer) => offer.sku) ?? []
    known('cross-selling product', crossSold, skus, sku)
    known('upselling product', product.upselling ?? [], skus, sku)
    known('successor', product.successor ? [product.successor] : [], skus, sku)
    const members = product.members.map((member) => member.sku)
    known('member', members, skus, sku)
    checkAttributes(catalogue, product)
  }
}

import type { Product as ProductData, ProductGroup, WithContext } from 'schema-dts'
import type { Product } from '../commerce/contract/product'
import { listedPictures } from '../gallery/product-pictures'
import { absoluteAddress } from '../routing/absolute-address'
import { href } from '../routing/href'
import type { Store } from '../store/store'
import { gtin } from '../store/gtin'
import { variantProperties, variantProperty } from '../store/variant-properties'
import { type OfferedProduct, type OfferPage, offerOf } from './offer-json-ld'
import type { ProductPageData } from './product-page'

/**
 * Structured data of a product for search engines (schema.org Product). `origin` is that of the absolute addresses,
 * `depositName` that of a statutory deposit. Without a price there is no offer; unknown values are left out. What is sold
 * no more has an offer without a price, as its page shows none. A variation names its group (schema.org ProductGroup),
 * the others of it and in what they differ.
 */
export function productJsonLd(product: JsonLdProduct, page: JsonLdPage) {
  const { description, read, origin, store } = page
  const { name, slug, sku, mpn, ean, brand, categories, rating } = product
  const images = listedPictures(read)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url: origin + href('product', store.language, { slug }),
    sku,
    ...(mpn === '' ? {} : { mpn }),
    ...(gtin(ean) === null ? {} : { gtin: ean }),
    ...(description === '' ? {} : { description }),
    ...(categories.length === 0 ? {} : { category: categories.map((category) => category.name).join(' > ') }),
    ...(images.length === 0 ? {} : { image: images.map(({ url }) => absoluteAddress(origin, url)) }),
    ...(brand ? { brand: { '@type': 'Brand', name: brand.name } } : {}),
    ...(rating && rating.count !== null
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: String(rating.score), reviewCount: rating.count } }
      : {}),
    ...groupOf(read, origin, store),
    ...offerOf(product, page),
  } satisfies WithContext<ProductData>
}

function groupOf({ id, group_id, variations, variation_attributes }: ReadProduct, origin: string, { language }: Store) {
  const others = variations.filter(({ product_id }) => product_id !== id)
  if (group_id === null || others.length === 0) return {}
  const variesBy = variation_attributes.map(({ key, name: label }) => {
    const property = variantProperty(key)
    return property === undefined ? label : `https://schema.org/${property}`
  })
  return {
    ...variantProperties(variations.find(({ product_id }) => product_id === id)?.values ?? {}),
    inProductGroupWithID: String(group_id),
    isVariantOf: {
      '@type': 'ProductGroup',
      name: commonName(variations.map(({ name }) => name)),
      productGroupID: String(group_id),
      ...(variesBy.length === 0 ? {} : { variesBy }),
      hasVariant: others.map((other) => ({
        '@type': 'Product',
        name: other.name,
        ...variantProperties(other.values),
        ...(other.slug === null ? {} : { url: origin + href('product', language, { slug: other.slug }) }),
      })),
    } satisfies ProductGroup,
  }
}

type JsonLdProduct = OfferedProduct & Pick<ProductPageData, 'name' | 'sku' | 'mpn' | 'ean' | 'brand' | 'categories' | 'rating'>
type ReadProduct = Pick<Product, 'id' | 'group_id' | 'variations' | 'variation_attributes' | 'images' | 'thumb'>
type JsonLdPage = OfferPage & { read: ReadProduct; description: string }

/** The name of a group of variations: the words that the names of all of them begin with; the first name when they share none. */
export function commonName(names: readonly string[]): string {
  const [first = '', ...others] = names
  const words = first.split(' ')
  const shared = words.findIndex((word, at) => others.some((other) => bare(other.split(' ')[at] ?? '') !== bare(word)))
  return (shared === -1 ? first : bare(words.slice(0, shared).join(' '))) || first
}

/** Without the punctuation at its end, which separates the words that follow: `1 m,` and `1 m`. */
const bare = (text: string): string => text.replace(/[\s,;:–(-]+$/, '')

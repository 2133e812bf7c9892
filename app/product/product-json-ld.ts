import type { Product } from '../commerce/contract/product'
import { absoluteAddress } from '../routing/absolute-address'
import { href } from '../routing/href'
import { returnPolicy } from '../routing/return-policy'
import type { Store } from '../store/store'
import { gtin } from '../store/gtin'
import { round } from '../store/money'
import { variantProperties, variantProperty } from '../store/variant-properties'
import type { ProductPageData } from './product-page'

const AVAILABILITY: Record<ProductPageData['stock']['kind'], string> = {
  'in-stock': 'InStock',
  'few-left': 'LimitedAvailability',
  presale: 'OutOfStock',
  'out-of-stock': 'OutOfStock',
  discontinued: 'Discontinued',
}

/**
 * A back order without a day is shown as out of stock (spec section 4), and merchants' feeds say so too, whose vocabulary has no back order without a
 * day (app/crawlers/feed-item.ts). Search engines refuse a product whose page and feed differ.
 */
const ORDERABLE = { ...AVAILABILITY, presale: 'PreOrder', discontinued: 'LimitedAvailability' }

/**
 * Structured data of a product for search engines (schema.org Product). `origin` is that of the absolute addresses, `depositName` that of a statutory deposit. Without a price there is
 * no offer; unknown values are left out. What is sold no more has an offer without a price, as its page shows none. A variation names its
 * group (schema.org ProductGroup), the others of it and in what they differ.
 */
export function productJsonLd(product: JsonLdProduct, page: JsonLdPage) {
  const { description, read, origin, store } = page
  const { name, sku, mpn, ean, brand, pictures, rating } = product
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku,
    ...(mpn === '' ? {} : { mpn }),
    ...(gtin(ean) === null ? {} : { gtin: ean }),
    ...(description === '' ? {} : { description }),
    ...(pictures.length === 0 ? {} : { image: pictures.map(({ large }) => absoluteAddress(origin, large.url)) }),
    ...(brand ? { brand: { '@type': 'Brand', name: brand.name } } : {}),
    ...(rating && rating.count !== null
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: String(rating.score), reviewCount: rating.count } }
      : {}),
    ...groupOf(read, origin, store),
    ...offerOf(product, page),
  }
}

function offerOf(product: JsonLdProduct, page: JsonLdPage) {
  const { slug, price, stock, orderable, soldNoMore } = product
  if (price === null) return {}
  const availability = orderable ? ORDERABLE[stock.kind] : AVAILABILITY[stock.kind]
  return {
    offers: {
      '@type': 'Offer',
      url: page.origin + href('product', page.store.language, { slug }),
      availability: `https://schema.org/${availability}`,
      itemCondition: 'https://schema.org/NewCondition',
      ...(soldNoMore ? {} : terms(price.price, product.deposit, page)),
    },
  }
}

/** Price, freight and right of return of an offer. */
function terms(price: number, deposit: number, { read, origin, store, depositName }: JsonLdPage) {
  const { freight } = read
  return {
    price: amountOf(price, store),
    priceCurrency: store.currency,
    ...(deposit > 0 ? { priceSpecification: priceWithDeposit(price, { name: depositName, amount: deposit }, store) } : {}),
    ...(read.price_until === null ? {} : { priceValidUntil: read.price_until.slice(0, 10) }),
    ...(freight === null ? {} : { shippingDetails: shipping(price, freight, store) }),
    // The right of withdrawal does not depend on shipping; gift cards are given back to customer service.
    ...(freight === null ? {} : { hasMerchantReturnPolicy: returnPolicy(store.language, origin) }),
  }
}

/** The parts that are charged for one piece: `price` alone is that of the offer, which a deposit may not be part of (in Germany § 7 PAngV). */
function priceWithDeposit(price: number, deposit: { name: string; amount: number }, store: Store) {
  const { currency: priceCurrency } = store
  const part = { '@type': 'UnitPriceSpecification', priceCurrency, valueAddedTaxIncluded: true }
  return {
    '@type': 'CompoundPriceSpecification',
    priceComponent: [
      { ...part, price: amountOf(price, store) },
      { ...part, name: deposit.name, price: round(deposit.amount, 2).toFixed(2) },
    ],
  }
}

function shipping(price: number, { price_from, free_from }: NonNullable<Product['freight']>, store: Store) {
  const { countryCode, currency } = store
  const isFree = free_from !== null && price >= free_from
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: amountOf(isFree ? 0 : price_from, store), currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: countryCode },
  }
}

/** A price or freight, rounded as the page rounds it and written as in merchants' feeds, `2.90`; a deposit always has its decimals. */
const amountOf = (amount: number, { currencyDigits }: Store) => round(amount, currencyDigits).toFixed(currencyDigits)

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
    },
  }
}

type JsonLdProduct = Pick<
  ProductPageData,
  | 'name'
  | 'sku'
  | 'slug'
  | 'mpn'
  | 'ean'
  | 'brand'
  | 'price'
  | 'deposit'
  | 'pictures'
  | 'stock'
  | 'orderable'
  | 'soldNoMore'
  | 'rating'
>
type ReadProduct = Pick<Product, 'id' | 'group_id' | 'variations' | 'variation_attributes' | 'freight' | 'price_until'>
type JsonLdPage = { read: ReadProduct; origin: string; store: Store; description: string; depositName: string }

/** The name of a group of variations: the words that the names of all of them begin with; the first name when they share none. */
export function commonName(names: readonly string[]): string {
  const [first = '', ...others] = names
  const words = first.split(' ')
  const shared = words.findIndex((word, at) => others.some((other) => bare(other.split(' ')[at] ?? '') !== bare(word)))
  return (shared === -1 ? first : bare(words.slice(0, shared).join(' '))) || first
}

/** Without the punctuation at its end, which separates the words that follow: `1 m,` and `1 m`. */
const bare = (text: string): string => text.replace(/[\s,;:–(-]+$/, '')

import { gtin } from './gtin'
import type { ProductPage } from './product-page'

const AVAILABILITY: Record<ProductPage['stock']['kind'], string> = {
  'in-stock': 'InStock',
  'few-left': 'LimitedAvailability',
  presale: 'PreOrder',
  expected: 'OutOfStock',
  'out-of-stock': 'OutOfStock',
  discontinued: 'Discontinued',
}

/**
 * Structured data of a product for search engines (schema.org Product). `origin` and `url` are absolute. Without a price there is no
 * offer; unknown values are left out.
 */
export function productJsonLd(product: JsonLdProduct, { origin, url, currency, description }: JsonLdPage) {
  const { name, sku, mpn, ean, brand, price, pictures, stock, orderable, rating } = product
  const availability = orderable && stock.kind === 'out-of-stock' ? 'BackOrder' : AVAILABILITY[stock.kind]
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku,
    ...(mpn === '' ? {} : { mpn }),
    ...(gtin(ean) === null ? {} : { gtin13: ean }),
    ...(description === '' ? {} : { description }),
    ...(pictures.length === 0 ? {} : { image: pictures.map(({ large }) => origin + large.url) }),
    ...(brand ? { brand: { '@type': 'Brand', name: brand.name } } : {}),
    ...(rating
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: String(rating.score), reviewCount: rating.count } }
      : {}),
    ...(price
      ? {
          offers: {
            '@type': 'Offer',
            url,
            price: String(price.price),
            priceCurrency: currency,
            availability: `https://schema.org/${availability}`,
            itemCondition: 'https://schema.org/NewCondition',
          },
        }
      : {}),
  }
}

type JsonLdProduct = Pick<
  ProductPage,
  'name' | 'sku' | 'mpn' | 'ean' | 'brand' | 'price' | 'pictures' | 'stock' | 'orderable' | 'rating'
>
type JsonLdPage = { origin: string; url: string; currency: string; description: string }

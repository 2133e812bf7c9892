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
 * The product for search engines (schema.org Product): what it is, who makes it, what buyers think of it and the offer. `url` and
 * `origin` make absolute addresses; without a price there is no offer. Numbers beginning with 2 are a shop's own and no GTIN.
 */
export function productJsonLd(product: Described, { origin, url, currency, description }: Offered) {
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

type Described = Pick<
  ProductPage,
  'name' | 'sku' | 'mpn' | 'ean' | 'brand' | 'price' | 'pictures' | 'stock' | 'orderable' | 'rating'
>
type Offered = { origin: string; url: string; currency: string; description: string }

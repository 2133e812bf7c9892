import { expect, it } from 'vitest'
import { productJsonLd } from './product-json-ld'

const product = {
  name: 'CR2032',
  sku: 'KC-CR2032',
  mpn: 'CR2032',
  ean: '7350000000017',
  brand: { name: 'Kraftcell', slug: 'kraftcell' },
  price: { price: 12.9, ordinary: null, discount: null },
  pictures: [
    {
      large: { url: '/pictures/a.svg', width: 640, height: 640 },
      small: { url: '/pictures/a.svg', width: 96, height: 96 },
      zoom: { url: '', width: 1200, height: 1200 },
      alt: '',
    },
  ],
  stock: { kind: 'in-stock' as const },
  orderable: true,
  rating: { score: 4.43, count: 23 },
}
const page = { origin: 'https://shop.example', url: 'https://shop.example/de/x.html', currency: 'EUR', description: '' }

it('describes the product and its offer', () => {
  expect(productJsonLd(product, page)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'CR2032',
    sku: 'KC-CR2032',
    mpn: 'CR2032',
    gtin13: '7350000000017',
    image: ['https://shop.example/pictures/a.svg'],
    brand: { '@type': 'Brand', name: 'Kraftcell' },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.43', reviewCount: 23 },
    offers: {
      '@type': 'Offer',
      url: 'https://shop.example/de/x.html',
      price: '12.9',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
    },
  })
})

it('an orderable product that is out of stock is on back order', () => {
  const stock = { kind: 'out-of-stock' as const }
  const availability = (orderable: boolean) => productJsonLd({ ...product, stock, orderable }, page).offers?.availability
  expect([true, false].map(availability)).toEqual(['https://schema.org/BackOrder', 'https://schema.org/OutOfStock'])
})

it('leaves out unknown values', () => {
  const bare = productJsonLd({ ...product, mpn: '', ean: '123', brand: null, price: null, pictures: [], rating: null }, page)
  expect(Object.keys(bare)).toEqual(['@context', '@type', 'name', 'sku'])
})

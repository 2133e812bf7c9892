import { expect, it } from 'vitest'
import { productJsonLd } from '../../../app/product/product-json-ld'
import { storeOf } from '../../../app/store/stores'
import { allElements, parseHtml } from '../plain/html-tree'
import { dataFaults } from './data-faults'

const ORIGIN = 'https://shop.example'

const faultsOf = (data: object) =>
  dataFaults(
    allElements(parseHtml(`<script type="application/ld+json">${JSON.stringify(data)}</script>`)).filter(
      ({ name }) => name === 'script',
    ),
    ORIGIN,
  )

const starterBattery = productJsonLd(
  {
    name: 'Starterbatterie',
    sku: 'KC-60',
    slug: 'starterbatterie',
    mpn: '560',
    ean: '7350000000016',
    brand: null,
    price: { price: 99, ordinary: null, discount: null },
    deposit: 7.5,
    categories: [],
    rating: null,
    stock: { kind: 'in-stock' },
    orderable: true,
    soldNoMore: false,
    content: { amount: 5.5, unit: 'l' },
    delivery: { kind: 'same-day', day: 'heute', time: '16:00' },
  },
  {
    read: {
      id: 1,
      group_id: null,
      variations: [],
      variation_attributes: [],
      images: [],
      thumb: null,
      price_until: null,
      freight: { price_from: 3.9, free_from: 50, days: { from: 1, to: 4 } },
    },
    origin: ORIGIN,
    store: storeOf('de'),
    description: '',
    depositName: 'Pfand',
  },
)

it('finds nothing in a product with a statutory deposit, a content and a time of delivery', () => {
  for (const part of ['priceComponent', 'referenceQuantity', 'deliveryTime'])
    expect(JSON.stringify(starterBattery)).toContain(part)
  expect(faultsOf(starterBattery)).toEqual([])
})

it.each([
  [{ ...starterBattery, weight: 1 }, 'Product has no weight'],
  [{ ...starterBattery, name: '' }, 'Product.name is '],
  [{ '@context': 'https://schema.org', '@type': 'Thing' }, 'Thing is no type of the vocabulary'],
  [{ '@context': 'https://schema.org', '@type': 'Offer', price: 'x' }, 'Offer without url'],
  [{ '@context': 'https://schema.org', '@type': 'Offer', availability: 'https://schema.org/InStock' }, 'Offer without price'],
  [{ '@type': 'Brand', name: 'x' }, 'structured data of another context'],
])('finds in %j: %s', (data, fault) => {
  expect(faultsOf(data)).toContain(fault)
})

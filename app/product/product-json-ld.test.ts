import { expect, it } from 'vitest'
import { storeOf } from '../store/stores'
import { commonName, productJsonLd } from './product-json-ld'

const product: Parameters<typeof productJsonLd>[0] = {
  name: 'CR2032',
  sku: 'KC-CR2032',
  slug: 'x',
  mpn: 'CR2032',
  ean: '7350000000016',
  brand: { name: 'Kraftcell', slug: 'kraftcell' },
  price: { price: 12.9, ordinary: null, discount: null },
  deposit: 0,
  content: null,
  delivery: { kind: 'same-day' as const, day: 'heute', time: '16:00' },
  categories: [{ name: 'Batterien', uri: 'batterien', show_in_menu: true }],
  stock: { kind: 'in-stock' as const },
  orderable: true,
  soldNoMore: false,
  rating: { score: 4.43, count: 23 },
}
const picture = (url: string) => ({ url, width: 640, height: 640 })
const read: Parameters<typeof productJsonLd>[1]['read'] = {
  id: 1,
  group_id: null,
  variations: [],
  variation_attributes: [],
  images: [{ sort_order: 1, types: { '4': picture('/pictures/a.svg'), '9': picture('/pictures/a.jpg') } }],
  thumb: null,
  price_until: null,
  freight: { price_from: 3.9, free_from: 50, days: { from: 1, to: 4 } },
}
const page = {
  read,
  origin: 'https://shop.example',
  store: storeOf('de'),
  description: '',
  depositName: 'Pfand',
}

it('describes the product and its offer', () => {
  expect(productJsonLd(product, page)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'CR2032',
    url: 'https://shop.example/de/artiklar/x.html',
    sku: 'KC-CR2032',
    mpn: 'CR2032',
    gtin: '7350000000016',
    category: 'Batterien',
    image: ['https://shop.example/pictures/a.jpg'],
    brand: { '@type': 'Brand', name: 'Kraftcell' },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.43', reviewCount: 23 },
    offers: {
      '@type': 'Offer',
      url: 'https://shop.example/de/artiklar/x.html',
      price: '12.90',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: '3.90', currency: 'EUR' },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'DE' },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
          transitTime: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 4, unitCode: 'DAY' },
        },
      },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'DE',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 14,
        merchantReturnLink: 'https://shop.example/de/rueckgabe-und-widerruf',
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
        refundType: 'https://schema.org/FullRefund',
      },
    },
  })
})

it('a product on back order without a day is out of stock, as the page and the merchant feed say', () => {
  const stock = { kind: 'out-of-stock' as const }
  const availability = (orderable: boolean) => productJsonLd({ ...product, stock, orderable }, page).offers?.availability
  expect([true, false].map(availability)).toEqual(['https://schema.org/OutOfStock', 'https://schema.org/OutOfStock'])
})

it('leaves out unknown values', () => {
  const unknown = { mpn: '', ean: '123', brand: null, categories: [], price: null, rating: null }
  const bare = productJsonLd({ ...product, ...unknown }, { ...page, read: { ...read, images: [] } })
  expect(Object.keys(bare)).toEqual(['@context', '@type', 'name', 'url', 'sku'])
})

it('its pictures have absolute addresses, also of elsewhere', () => {
  const images = [...read.images, { sort_order: 2, types: { '4': picture('https://cdn.example/b.jpg') } }]
  const { image } = productJsonLd(product, { ...page, read: { ...read, images } })
  expect(image).toEqual(['https://shop.example/pictures/a.jpg', 'https://cdn.example/b.jpg'])
})

const offerOf = (change: Partial<typeof product>, changed: Partial<Parameters<typeof productJsonLd>[1]['read']>) =>
  productJsonLd({ ...product, ...change }, { ...page, read: { ...read, ...changed } }).offers

it('a deposit is a component beside the price of the offer', () => {
  const offer = offerOf({ deposit: 7.5 }, {})
  expect(offer).toMatchObject({
    price: '12.90',
    priceSpecification: { priceComponent: [{ price: '12.90' }, { name: 'Pfand', price: '7.50' }] },
  })
})

it('a reduced price stands beside the ordinary one, which is no price to pay', () => {
  const price = { price: 9.9, ordinary: 12.9, discount: 23 }
  const crossedOut = { priceType: 'https://schema.org/StrikethroughPrice', price: '12.90', priceCurrency: 'EUR' }
  expect(offerOf({ price }, {})).toMatchObject({ price: '9.90', priceSpecification: crossedOut })
  expect(offerOf({ price, deposit: 7.5 }, {})).toMatchObject({
    priceSpecification: [{ priceComponent: [{ price: '9.90' }, { price: '7.50' }] }, crossedOut],
  })
})

it('what can be ordered before a known day is on back order', () => {
  const stock = { kind: 'presale' as const, date: '1 dec.' }
  expect(offerOf({ stock }, {})).toHaveProperty('availability', 'https://schema.org/BackOrder')
  expect(offerOf({ stock, orderable: false }, {})).toHaveProperty('availability', 'https://schema.org/OutOfStock')
})

it('amounts are rounded as the page rounds them', () => {
  const price = { price: 149.5, ordinary: null, discount: null }
  const found = productJsonLd(
    { ...product, price, deposit: 12.405 },
    { ...page, store: storeOf('sv'), read: { ...read, freight: { price_from: 48.5, free_from: null } } },
  )
  expect(found.offers).toMatchObject({
    price: '150',
    priceSpecification: { priceComponent: [{ price: '150' }, { price: '12.41' }] },
    shippingDetails: { shippingRate: { value: '49' } },
  })
})

it('freight is free from the value that the freight rules name', () => {
  const price = { price: 50, ordinary: null, discount: null }
  expect(offerOf({ price }, {})?.shippingDetails?.shippingRate.value).toBe('0.00')
  expect(offerOf({ price }, { freight: { price_from: 89, free_from: null } })?.shippingDetails?.shippingRate.value).toBe('89.00')
})

it('names the days of a delivery only where the page promises a dispatch, and the backend the days', () => {
  const timeOf = (change: Partial<typeof product>, freight = read.freight) =>
    offerOf(change, { freight })?.shippingDetails?.deliveryTime
  expect(timeOf({})).toBeDefined()
  expect(timeOf({ delivery: null })).toBeUndefined()
  expect(timeOf({ delivery: { kind: 'back-order' } })).toBeUndefined()
  expect(timeOf({}, { price_from: 3.9, free_from: 50 })).toBeUndefined()
})

it('goods sold by length, volume or weight name their content and the unit of their unit price, beside a deposit too', () => {
  const content = { amount: 0.015, unit: 'l' as const }
  const part = {
    '@type': 'UnitPriceSpecification',
    price: '12.90',
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: true,
    referenceQuantity: {
      '@type': 'QuantitativeValue',
      value: 0.015,
      unitCode: 'LTR',
      valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: 'LTR' },
    },
  }
  expect(offerOf({ content }, {})).toMatchObject({ price: '12.90', priceSpecification: part })
  expect(offerOf({ content, deposit: 7.5 }, {})).toMatchObject({ priceSpecification: { priceComponent: [part, {}] } })
  expect(offerOf({ content: { amount: 24, unit: null } }, {})).not.toHaveProperty('priceSpecification')
})

it('what is not sent has neither freight nor a return by post', () => {
  const offer = offerOf({}, { freight: null })
  expect([offer?.shippingDetails, offer?.hasMerchantReturnPolicy]).toEqual([undefined, undefined])
})

it('the price of a campaign is valid until its last day', () => {
  expect(offerOf({}, { price_until: '2026-12-01T22:59:59.000Z' })).toMatchObject({ priceValidUntil: '2026-12-01' })
})

const variation = { stock_status: 'in-stock' as const, estimated_at: null }
const cables = [
  { ...variation, product_id: 1, slug: 'x', name: 'USB-C-Kabel 1 m, rot', values: { colour: 'Rot', 'rated-current': '3 A' } },
  { ...variation, product_id: 2, slug: 'y', name: 'USB-C-Kabel 1 m, blau', values: { colour: 'Blau', 'rated-current': '5 A' } },
]
const grouped = {
  group_id: 7,
  variations: cables,
  variation_attributes: [
    { key: 'colour', name: 'Farbe' },
    { key: 'rated-current', name: 'Nennstrom' },
  ],
}

it('a variation names its group, the others of it and in what they differ', () => {
  expect(productJsonLd(product, { ...page, read: { ...read, ...grouped } })).toMatchObject({
    color: 'Rot',
    inProductGroupWithID: '7',
    isVariantOf: {
      '@type': 'ProductGroup',
      productGroupID: '7',
      variesBy: ['https://schema.org/color', 'Nennstrom'],
      hasVariant: [
        { '@type': 'Product', name: 'USB-C-Kabel 1 m, blau', color: 'Blau', url: 'https://shop.example/de/artiklar/y.html' },
      ],
    },
  })
})

it('a group has one name on the pages of all its variations: what their names begin with', () => {
  const unlike = cables.map((one, index) => ({ ...one, name: index === 0 ? 'Rotes Kabel' : 'Blaues Kabel' }))
  for (const id of [1, 2]) {
    const dataOf = (variations: typeof cables) =>
      productJsonLd(product, { ...page, read: { ...read, ...grouped, id, variations } })
    expect(dataOf(cables)).toMatchObject({ isVariantOf: { name: 'USB-C-Kabel 1 m' } })
    expect(dataOf(unlike)).toMatchObject({ isVariantOf: { name: 'Rotes Kabel' } })
  }
})

it('what is sold no more is offered without a price, which its page does not show either', () => {
  const gone = { stock: { kind: 'discontinued' as const }, orderable: false, soldNoMore: true, deposit: 7.5 }
  expect(productJsonLd({ ...product, ...gone }, page).offers).toEqual({
    '@type': 'Offer',
    url: 'https://shop.example/de/artiklar/x.html',
    availability: 'https://schema.org/Discontinued',
    itemCondition: 'https://schema.org/NewCondition',
  })
})

it.each([
  [['USB-C-Kabel 1 m, rot', 'USB-C-Kabel 1 m, blau'], 'USB-C-Kabel 1 m'],
  [['Kabel 1 m', 'Kabel 2 m', 'Kabel 10 m'], 'Kabel'],
  [['Kabel – rot', 'Kabel – blau'], 'Kabel'],
  [['Kabel', 'Kabel, rot'], 'Kabel'],
  [['Kabelbinder rot', 'Kabel rot'], 'Kabelbinder rot'],
  [['Kabel rot'], 'Kabel rot'],
  [[], ''],
])('%j have the common name %j', (names, common) => {
  expect(commonName(names)).toBe(common)
})

import { describe, expect, it } from 'vitest'
import type { FeedProduct } from '../commerce/contract/product-feed'
import { storeOf } from '../store/stores'
import { compileStrings } from '../store/translate'
import { feedItem } from './feed-item'

const product: FeedProduct = {
  id: 1,
  sku: 'KC-1',
  name: 'Akku & Ladegerät',
  slug: 'akku',
  thumb: { url: '/pictures/a.svg?v=1&view=x', width: 1, height: 1 },
  orderable: true,
  stock_status: 'in-stock',
  estimated_at: null,
  group_id: null,
  prices: { n: [{ q: 1, p: 12.9 }], c: [] },
  price_until: null,
  variation_values: {},
  description: '<p>Für <b>Bohrer</b></p>',
  brand: 'Voltra',
  mpn: 'BL1850',
  ean: '7350000000016',
  category: ['Werkzeug', 'Akkus'],
  freight: { price_from: 3.9, free_from: 50 },
  is_set: false,
}
const item = (change: Partial<FeedProduct> = {}, language: 'de' | 'sv' = 'de') =>
  feedItem(
    { ...product, ...change },
    {
      store: storeOf(language),
      origin: 'https://shop.example',
      now: new Date('2026-11-26T15:04:05.678Z'),
      t: compileStrings('de-DE', { 'deposit.plus': 'zzgl. {{amount}} Pfand' }),
    },
  )

describe('an item of the product feed', () => {
  it('has the fields of the merchant vocabulary, in the currency of the store', () => {
    expect(item()).toBe(
      '<item><g:id>KC-1</g:id><g:title>Akku &amp; Ladegerät</g:title><g:description>Für Bohrer</g:description>' +
        '<g:link>https://shop.example/de/artiklar/akku.html</g:link>' +
        '<g:image_link>https://shop.example/pictures/a.svg?v=1&amp;view=x</g:image_link>' +
        '<g:availability>in_stock</g:availability><g:price>12.90 EUR</g:price><g:brand>Voltra</g:brand>' +
        '<g:gtin>7350000000016</g:gtin><g:mpn>BL1850</g:mpn><g:condition>new</g:condition>' +
        '<g:product_type>Werkzeug &gt; Akkus</g:product_type>' +
        '<g:shipping><g:country>DE</g:country><g:price>3.90 EUR</g:price></g:shipping></item>\n',
    )
  })

  it('amounts are rounded as the page rounds them', () => {
    expect(item({ prices: { n: [{ q: 1, p: 1.005 }], c: [] } })).toContain('<g:price>1.01 EUR</g:price>')
    expect(item({ prices: { n: [{ q: 1, p: 149.5 }], c: [] } }, 'sv')).toContain('<g:price>150 SEK</g:price>')
  })

  it('a pack gives the number of its pieces, for the price of one', () => {
    const [measure, base] = ['<g:unit_pricing_measure>24 ct</g:unit_pricing_measure>', '<g:unit_pricing_base_measure>1 ct</g:']
    expect(item({ pack_size: 24 })).toContain(measure + base)
    expect(item({ pack_size: 1 })).not.toContain('g:unit_pricing')
  })

  it('goods sold by length, volume or weight give their content, for the price of 1 m, 1 l or 1 kg', () => {
    const [measure, base] = ['<g:unit_pricing_measure>0.015 l</g:unit_pricing_measure>', '<g:unit_pricing_base_measure>1 l</g:']
    expect(item({ measure: { amount: 0.015, unit: 'l' } })).toContain(measure + base)
  })

  it('a deposit is named first in the description, and is no part of the price', () => {
    const found = item({ deposit: 7.5 })
    expect(found).toContain('<g:description>zzgl. 7,50\u00a0€ Pfand. Für Bohrer</g:description>')
    expect(found).toContain('<g:price>12.90 EUR</g:price>')
  })

  it('a reduced price stands beside the ordinary one', () => {
    const prices = { n: [{ q: 1, p: 100 }], c: [{ q: 1, p: 80, o: 100, d: 20 }] }
    expect(item({ prices }, 'sv')).toContain('<g:price>100 SEK</g:price><g:sale_price>80 SEK</g:sale_price>')
  })

  it('a reduced price whose end is known says until when it is valid; any other price does not', () => {
    const prices = { n: [{ q: 1, p: 100 }], c: [{ q: 1, p: 80, o: 100, d: 20 }] }
    const price_until = '2026-12-01T22:59:59.000Z'
    const period = '<g:sale_price_effective_date>2026-11-26T15:04Z/2026-12-01T22:59Z</g:sale_price_effective_date>'
    expect(item({ prices, price_until })).toContain(`</g:sale_price>${period}`)
    expect(item({ prices })).not.toContain('effective_date')
    expect(item({ price_until })).not.toContain('effective_date')
  })

  it('a set is a bundle', () => {
    expect(item({ is_set: true })).toContain('<g:is_bundle>yes</g:is_bundle>')
    expect(item()).not.toContain('is_bundle')
  })

  it('a product without a brand has no brand field', () => {
    expect(item({ brand: null })).not.toContain('g:brand')
  })

  it('a variation has its group and that in which it differs', () => {
    const found = item({ group_id: 7, variation_values: { colour: 'Rot', 'cable-length': '2 m' } })
    expect(found).toContain('<g:item_group_id>7</g:item_group_id><g:color>Rot</g:color><g:size>2 m</g:size>')
  })

  it('variations that differ in what the vocabulary has no field for have no group', () => {
    for (const variation_values of [{}, { 'rated-current': '10 A' }, { colour: 'Rot', 'rated-current': '10 A' }]) {
      expect(item({ group_id: 7, variation_values })).not.toContain('item_group_id')
    }
  })

  it.each([
    [{ orderable: false, stock_status: 'out-of-stock' }, 'out_of_stock'],
    [{ stock_status: 'few-left' }, 'in_stock'],
    // The vocabulary asks for the day of a backorder.
    [{ stock_status: 'back-order' }, 'out_of_stock'],
    [
      { stock_status: 'back-order', estimated_at: '2026-12-01' },
      'backorder</g:availability><g:availability_date>2026-12-01T00:00Z',
    ],
    // As on the product page: a product with a day of arrival is awaited, whatever its stock status.
    [
      { stock_status: 'in-stock', estimated_at: '2026-12-01' },
      'backorder</g:availability><g:availability_date>2026-12-01T00:00Z',
    ],
    [{ stock_status: 'discontinued' }, 'in_stock'],
  ] as const)('%j is %s', (change, availability) => {
    expect(item(change)).toContain(`<g:availability>${availability}</g:availability`)
  })

  it('the day of arrival of what cannot be ordered is no day of a back order', () => {
    expect(item({ orderable: false, stock_status: 'out-of-stock', estimated_at: '2026-12-01' })).not.toContain(
      'availability_date',
    )
  })

  it('a number that is no GTIN is left out, and no number at all is said', () => {
    expect(item({ ean: '2382155834593' })).not.toContain('g:gtin')
    expect(item({ ean: '', mpn: '' })).toContain('<g:identifier_exists>no</g:identifier_exists>')
  })

  it('freight is free from the value that the freight rules name', () => {
    expect(item({ prices: { n: [{ q: 1, p: 50 }], c: [] } })).toContain('<g:price>0.00 EUR</g:price></g:shipping>')
  })

  it('is left out without a price', () => {
    expect(item({ prices: { n: [], c: [] } })).toBe('')
  })
})

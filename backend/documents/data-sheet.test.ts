import { expect, test } from 'vitest'
import type { Product } from '../../app/commerce/contract/product'
import { PRODUCT_TYPE } from '../../app/commerce/contract/product-type'
import type { Drawing } from '../pictures/drawing'
import { dataSheet, MAX_MODELS } from './data-sheet'
import { documentsOf } from './documents-of'
import { winAnsi } from './win-ansi'
import { writeSheet } from './write-sheet'

const drawing: Drawing = {
  shape: 'block9v',
  width: 26.5,
  height: 48.5,
  depth: 17.5,
  colours: ['#111', '#222'],
  label: '6LR61',
  count: 1,
}
const product: Product = {
  id: 1,
  sku: '6LR61',
  name: '6LR61 9 V',
  slug: 'x',
  prefix: '',
  thumb: null,
  mpn: '6LR61',
  ean: '',
  type: 1,
  metadata: { decoration: null },
  group_id: null,
  discount_category: null,
  score: null,
  review_count: 0,
  facts: [],
  vat: 25,
  orderable: true,
  notifyable: false,
  stock_status: 'in-stock',
  estimated_at: null,
  variations: [],
  images: [],
  variation_attributes: [],
  pack_sizes: [],
  has_upselling: false,
  description: '',
  brand: { name: 'Voltra', slug: 'voltra' },
  cross_selling_price: null,
  cross_selling_product_id: null,
  members: [],
  tags: [],
  successor: null,
  freight: null,
  price_until: null,
  alternates: {},
  gone_in: [],
  documents: [],
  prices: { n: [], c: [] },
  categories: [],
  subscription_intervals: [],
  attributes: [{ key: 'voltage', name: 'Spannung', value: '9 V' }],
  fits: [],
  manufacturer: { name: 'Voltra GmbH', address: 'Musterstraße 1', email: 'info@voltra.example', safety: ['Nicht öffnen.'] },
}
const device = (at: number) => ({ key: `${at}`, type: 'tool', brand: at % 2 === 0 ? 'Makita' : 'Bosch', model: `M${at}` })
const sheet = (change: Partial<Product> = {}) => dataSheet({ ...product, ...change }, drawing, 'de', '2026-11-18')
const part = (heading: string, change?: Partial<Product>) => sheet(change).parts.find((one) => one.heading === heading)

test('a data sheet has numbers, dimensions and attributes, and omits what is unknown', () => {
  expect(part('Produkt')?.rows).toEqual([
    ['Artikelnummer', '6LR61'],
    ['Marke', 'Voltra'],
    ['Maße', '26,5\u00a0×\u00a048,5\u00a0×\u00a017,5\u00a0mm'],
  ])
  expect(part('Technische Daten')?.rows).toEqual([['Spannung', '9 V']])
  expect(part('Passend für')).toBeUndefined()
  expect(sheet({ manufacturer: null }).parts.map(({ heading }) => heading)).not.toContain('Sicherheit')
})

test('the devices that a product fits are grouped by brand, at most 80 models', () => {
  const fits = Array.from({ length: MAX_MODELS + 5 }, (_, at) => device(at))
  const shown = part('Passend für', { fits })
  expect(shown?.rows?.map(([brand]) => brand)).toEqual(['Makita', 'Bosch'])
  expect(shown?.rows?.flatMap(([, models]) => models.split(', '))).toHaveLength(MAX_MODELS)
  expect(shown?.sentences?.[0]).toContain('5')
  expect(part('Passend für', { fits: [device(0)] })?.sentences).toEqual([])
})

test('characters missing from the PDF fonts are replaced, letters of the four languages are kept', () => {
  expect(winAnsi('−20 °C ≤ 5 Ω Größe Øl å ő €')).toBe('–20 °C <= 5 ohm Größe Øl å o €')
  expect(winAnsi('漢')).toBe('?')
})

test('a long data sheet has several pages and declares its language', async () => {
  const attributes = Array.from({ length: 90 }, (_, at) => ({ key: String(at), name: `Wert ${at}`, value: 'x'.repeat(80) }))
  const write = (data: ReturnType<typeof sheet>) => writeSheet(data, { brand: 'Kraftzelle', iso: 'de-DE', now: new Date(0) })
  const pages = async (data: ReturnType<typeof sheet>) =>
    Buffer.from(await write(data))
      .toString('latin1')
      .match(/\/Type \/Page\b/g)?.length
  expect(await pages(sheet())).toBe(1)
  expect(await pages(sheet({ attributes }))).toBeGreaterThan(1)
  expect(Buffer.from(await write(sheet())).toString('latin1')).toContain('/Lang (de-DE)')
})

test('a gift card has no data sheet', () => {
  expect(documentsOf({ sku: 'GIFT', type: PRODUCT_TYPE.giftCard }, 'sv')).toEqual([])
  expect(documentsOf({ sku: 'A/B 1', type: PRODUCT_TYPE.standard }, 'da')).toEqual([
    { title: 'Datablad', url: '/documents/da/A%2FB%201.pdf', type: 'application/pdf' },
  ])
})
